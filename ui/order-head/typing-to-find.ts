/** Letters that are typed one after the other on a list of options. `at`: milliseconds. */
export interface Typing {
  readonly text: string
  readonly at: number
}

/** A later letter begins anew. */
const PAUSE_MS = 800

export const typedOn = ({ text, at }: Typing, letter: string, now: number): Typing => ({
  text: now - at > PAUSE_MS ? letter : text + letter,
  at: now,
})

/**
 * The next option that begins with what is typed, by any of its texts, in capitals or not; undefined where none does. One
 * letter, however often it is typed, goes on from the option at hand; more letters may also mean the option at hand.
 */
export const findByTyping = (
  options: readonly (readonly string[])[],
  present: number,
  typed: string,
): number | undefined => {
  const wanted = typed.toLocaleLowerCase('sv')
  const [letter = ''] = wanted
  const isRepeated = wanted === letter.repeat(wanted.length)
  const begins = (index: number, text: string) =>
    options[index]?.some((one) => one.toLocaleLowerCase('sv').startsWith(text)) === true
  const inOrder = (from: number) => options.map((_, step) => (from + step + options.length) % options.length)
  const whole = inOrder(wanted.length === 1 ? present + 1 : Math.max(present, 0)).find((index) => begins(index, wanted))
  return whole ?? (isRepeated ? inOrder(present + 1).find((index) => begins(index, letter)) : undefined)
}
