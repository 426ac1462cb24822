/** Columns of the terminal that the text is written for. */
export const COLUMNS = 100

/** Marks a text by colour; the text says the same without it. */
export type Paint = (colour: 'fault' | 'good' | 'quiet' | 'strong', text: string) => string

const codes = { fault: 31, good: 32, quiet: 2, strong: 1 } as const

export const inColour: Paint = (colour, text) => `\u001B[${codes[colour]}m${text}\u001B[0m`

export const plain: Paint = (_colour, text) => text

/** The text in one line of at most that many columns. Control characters of a log do not reach the terminal. */
export const cut = (text: string, columns: number): string => {
  const line = Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '))
  return line.length <= columns ? line.join('') : `${line.slice(0, columns - 1).join('')}…`
}

/** JSON whose control characters are written as escapes, so that none reaches the terminal. */
export const json = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  )

/** A text in as many lines as it needs. */
export const inLines = (text: string): readonly string[] => wrapped(text, COLUMNS)

/** Lines of at most `columns`, broken between words where there are any. */
export const wrapped = (text: string, columns: number): readonly string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of cut(text, Infinity).split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
    while (line.length > columns) {
      lines.push(line.slice(0, columns))
      line = line.slice(columns)
    }
  }
  return [...lines, line]
}

/** A value as JSON in one line. */
export const inOneLine = (value: unknown, columns: number): string =>
  value === undefined ? '(nothing)' : cut(JSON.stringify(value), columns)
