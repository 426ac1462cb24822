import type { ArticleNumber } from '../kernel/ids'
import type { CartLine, FailedItem, LeftOutItem } from './cart'
import { CART_LIMIT, importFault } from './import-fault'
import { keyOfNew, type LineKey } from './line-key'
import type { CartEdit, NewLine } from './protocol'

/**
 * The failed items as the log holds them, with the lines that edits were to add. A service names an article alone, and of
 * several rows of one article it may have taken some: those have a line among the changed ones. The id alone does not say
 * either whether it is that of an article or of a line, and an exported log holds an article as it is but a line by a
 * pseudonym.
 */
export const leftOutItems = (
  failed: readonly FailedItem[],
  edits: readonly CartEdit[],
  changed: readonly CartLine[],
): readonly LeftOutItem[] => {
  const taken = new Set<LineKey | undefined>(changed.map(({ key }) => key))
  const left = notTaken(edits, taken)
  const named = failed.map((item): LeftOutItem => {
    const [line, ...others] = left.get(item.id) ?? []
    if (line === undefined) return { ...item, article: articleAdded(edits, item.id), line: undefined }
    // The last one stays, for a service that names an article once for all its rows.
    if (others.length > 0) left.set(item.id, others)
    return { ...item, article: line.articleNumber, line: keyOfNew(line) }
  })
  const known = new Set(named.map(({ line }) => line))
  const ofSameArticle = [...left].flatMap(([article, lines]) => {
    const item = named.findLast(({ id }) => id === article)
    return item === undefined
      ? []
      : lines
          .filter((line) => !known.has(keyOfNew(line)))
          .map((line): LeftOutItem => ({ ...item, line: keyOfNew(line) }))
  })
  return withRowsLeftOut([...named, ...ofSameArticle], edits, taken)
}

const linesAdded = (edits: readonly CartEdit[]): readonly NewLine[] =>
  edits.flatMap((edit) => (edit.type === 'AddLines' ? edit.lines : []))

const articleAdded = (edits: readonly CartEdit[], id: string): ArticleNumber | undefined =>
  linesAdded(edits).find(({ articleNumber }) => articleNumber === id)?.articleNumber

/** The lines that were to be added and have no line in the cart, by article. */
const notTaken = (edits: readonly CartEdit[], taken: ReadonlySet<LineKey | undefined>): Map<string, NewLine[]> => {
  const left = new Map<string, NewLine[]>()
  for (const line of linesAdded(edits)) {
    if (taken.has(keyOfNew(line))) continue
    const ofArticle = left.get(line.articleNumber)
    if (ofArticle === undefined) left.set(line.articleNumber, [line])
    else ofArticle.push(line)
  }
  return left
}

/**
 * A service may say that the cart has no room for all of an upload without naming a row: then those are left out that have no
 * line among the changed ones, so that no row is lost unseen.
 */
const withRowsLeftOut = (
  failed: readonly LeftOutItem[],
  edits: readonly CartEdit[],
  taken: ReadonlySet<LineKey | undefined>,
): readonly LeftOutItem[] => {
  if (!importFault(failed).isOverLimit || failed.some(({ article }) => article !== undefined)) return failed
  const uploads = edits.filter((edit) => edit.type === 'AddLines' && edit.from === 'file')
  const leftOut = linesAdded(uploads).filter((line) => !taken.has(keyOfNew(line)))
  return [
    ...failed,
    ...leftOut.map((line) => ({
      id: line.articleNumber,
      article: line.articleNumber,
      line: keyOfNew(line),
      code: CART_LIMIT,
      message: '',
    })),
  ]
}
