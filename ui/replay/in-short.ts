const MOST_CHARACTERS = 160

/** A value as JSON of at most that many characters; a dash where there is none. */
export const inShort = (value: unknown): string => {
  if (value === undefined) return '–'
  const text = JSON.stringify(value)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}
