import type { ContentLink } from './banner'
import type { ContentImage } from './image'

/** The head of a page: words, with a picture for wide screens and one for narrow ones (CONTENT-20). */
export interface Hero {
  readonly title: string
  readonly titleSize: HeroTitleSize
  readonly description: string | undefined
  /** Whether the words lie upon the picture. */
  readonly overlay: boolean
  readonly link: ContentLink | undefined
  readonly desktop: ContentImage | undefined
  readonly mobile: ContentImage | undefined
}

export const heroTitleSizes = ['small', 'medium', 'large'] as const
export type HeroTitleSize = (typeof heroTitleSizes)[number]
