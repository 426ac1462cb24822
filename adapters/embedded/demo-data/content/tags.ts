import type { ExportedTag } from '../../content/space-export'

/** What pages can be filtered by in their listing. */
export const tags: readonly ExportedTag[] = [
  { id: 'valja', name: 'Välja' },
  { id: 'montera', name: 'Montera' },
  { id: 'rakna', name: 'Räkna' },
  { id: 'drift', name: 'Drift' },
]

/** The tag that has the name of a page's kind, if there is one. */
export const tagOf = (preTitle: string): readonly string[] =>
  tags.filter(({ name }) => name === preTitle).map(({ id }) => id)
