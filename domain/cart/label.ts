/** A line's label, in characters. */
export const LONGEST_LABEL = 100

/** Whether a text is short enough for the label of a line. It may be empty. */
export const isLabel = (text: string): boolean => text.length <= LONGEST_LABEL
