import type { ExportedEntry } from '../../content/space-export'
import type { DrawingName } from './assets/drawings'
import type { RichNode } from './rich-text'

/** A page as its file states it; the entry's id is its slug. */
export interface OwnPage {
  readonly slug: string
  readonly title: string
  readonly preTitle: string
  readonly ingress: string
  readonly body: RichNode
  readonly excludeFromSearch?: boolean
  readonly authenticatedOnly?: boolean
  /** The name of the drawing that lists show of it. */
  readonly drawing?: DrawingName
  /** Other fields of the page. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** Entries that belong to the page alone. */
  readonly parts?: readonly ExportedEntry[]
}

/** Pages that belong together, below the slug that leads their addresses. */
export interface OwnListing {
  readonly slug: string
  readonly title: string
  readonly ingress: string
  /** Other fields of the listing. */
  readonly fields?: Readonly<Record<string, unknown>>
  readonly pages: readonly OwnPage[]
}
