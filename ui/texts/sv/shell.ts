export const shellTexts = {} as const
