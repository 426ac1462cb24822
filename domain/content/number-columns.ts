import type { Block, Inline, TableCell } from './rich-text'

/** Digits, in groups and with decimals as they are written in Swedish, and a unit. Telephone numbers and times are none. */
const AMOUNT =
  /^[-−+±]?\d{1,3}(?:[ \u00a0\u202f]?\d{3})*(?:[.,]\d+)?(?:[ \u00a0\u202f]?(?:%|‰|°C?|\p{L}{1,4}[²³]?(?:\/\p{L}{1,4})?))?$/u

const wordsOf = (text: readonly Inline[]): string =>
  text.map((inline) => (inline.tag === 'Text' ? inline.text : wordsOf(inline.text))).join('')

const blockWords = (block: Block): string | undefined => (block.tag === 'Paragraph' ? wordsOf(block.text) : undefined)

/** What a cell says in one paragraph; undefined where it has more, or something else than words. */
const cellWords = ({ blocks: [first, ...more] }: TableCell): string | undefined => {
  if (first === undefined) return ''
  return more.length > 0 ? undefined : blockWords(first)?.trim()
}

/**
 * The columns of a table that hold amounts alone, by their index from 0: an editor's table does not say which they are.
 * The head of a column, and cells without words, say nothing of it.
 */
export const numberColumns = (rows: readonly (readonly TableCell[])[]): ReadonlySet<number> => {
  const columns = new Map<number, boolean>()
  for (const row of rows)
    for (const [column, cell] of row.entries()) {
      const words = cellWords(cell)
      if (cell.isHeader || words === '') continue
      const isAmount = words !== undefined && AMOUNT.test(words)
      columns.set(column, isAmount && (columns.get(column) ?? true))
    }
  return new Set([...columns].filter(([, isNumbers]) => isNumbers).map(([column]) => column))
}
