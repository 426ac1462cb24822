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
}

/** Pages that belong together, below the slug that leads their addresses. */
export interface OwnListing {
  readonly slug: string
  readonly title: string
  readonly ingress: string
  readonly pages: readonly OwnPage[]
}
