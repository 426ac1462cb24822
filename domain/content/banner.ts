import type { ContentImage } from './image'

/** A way on from content. The address may be followed: one that may not is left out where the content is read. */
export interface ContentLink {
  readonly address: string
  readonly text: string
}

/** A picture with words and a way on (CONTENT-14, CONTENT-23). */
export interface Banner {
  readonly id: string
  readonly title: string
  readonly preTitle: string | undefined
  /** Up to three short rows below the title. */
  readonly rows: readonly string[]
  readonly image: ContentImage | undefined
  readonly icon: ContentImage | undefined
  readonly link: ContentLink | undefined
  /** `#rrggbb` */
  readonly backgroundColor: string | undefined
  /** How often it is chosen among others; 1 where the editor says nothing. */
  readonly weight: number
  /** What the marketing calls it, for measuring. */
  readonly marketing: Marketing | undefined
}

export interface Marketing {
  readonly id: string
  readonly creative: string | undefined
}

/** How many of its banners a section shows: all, one with equal chances, or one in proportion to its weight (CONTENT-22). */
export const bannerChoices = ['all', 'one', 'oneByWeight'] as const
export type BannerChoice = (typeof bannerChoices)[number]

const weightIn = (choice: BannerChoice, { weight }: Banner): number =>
  choice === 'oneByWeight' ? Math.max(0, weight) : 1

/**
 * The banners that a section shows (CONTENT-22). Where no banner has a weight above 0, each has the same chance.
 * @param chance 0 to 1, exclusive of 1
 */
export const chosenBanners = (choice: BannerChoice, banners: readonly Banner[], chance: number): readonly Banner[] => {
  if (choice === 'all' || banners.length <= 1) return banners
  const weights = banners.map((banner) => weightIn(choice, banner))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) return chosenBanners('one', banners, chance)
  let left = chance * total
  for (const [place, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return banners.slice(place, place + 1)
  }
  return banners.slice(-1)
}
