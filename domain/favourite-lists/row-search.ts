const words = (text: string): readonly string[] => text.toLocaleLowerCase('sv').split(/\s+/u).filter(Boolean)

/** Whether every word of a search stands somewhere in the texts of a row, whatever their case. An empty search finds all. */
export const matchesRow = (search: string, texts: readonly string[]): boolean => {
  const whole = texts.join(' ').toLocaleLowerCase('sv')
  return words(search).every((word) => whole.includes(word))
}
