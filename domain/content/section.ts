import { type Banner, type BannerChoice, chosenBanners, type ContentLink, type Marketing } from './banner'
import type { DynamicForm } from './dynamic-form'
import type { ContentImage } from './image'
import type { RichText } from './rich-text'

export interface ContactCard {
  readonly id: string
  readonly name: string
  readonly role: string | undefined
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly image: ContentImage | undefined
}

interface InSection {
  readonly id: string
  readonly title: string | undefined
  readonly icon: ContentImage | undefined
  /** `#rrggbb` */
  readonly backgroundColor: string | undefined
}

/** How the banners of a section look: pictures of the assortment, services, campaigns, or short ways on. */
export const bannerLooks = ['icons', 'services', 'wide', 'short'] as const
export type BannerLook = (typeof bannerLooks)[number]

export interface BannerSection extends InSection {
  readonly tag: 'Banners'
  readonly look: BannerLook
  readonly choice: BannerChoice
  readonly banners: readonly Banner[]
}

/** A part of a page below its text, of a kind that pages draw (CONTENT-12, CONTENT-21); other kinds are left out. */
export type ContentSection =
  | BannerSection
  | (InSection &
      (
        | { readonly tag: 'TextBlock'; readonly text: RichText }
        | { readonly tag: 'InfoBlock'; readonly text: RichText }
        | { readonly tag: 'TextAndMedia'; readonly text: RichText; readonly image: ContentImage | undefined }
        | { readonly tag: 'Images'; readonly images: readonly ContentImage[] }
        | {
            readonly tag: 'Accordions'
            readonly items: readonly { readonly id: string; readonly title: string; readonly text: RichText }[]
          }
        | { readonly tag: 'ContactCards'; readonly contacts: readonly ContactCard[] }
        | {
            readonly tag: 'LargeSection'
            readonly preTitle: string | undefined
            readonly text: string | undefined
            readonly image: ContentImage | undefined
            readonly link: ContentLink | undefined
            readonly imageFirst: boolean
            /** A smaller offer below its words. */
            readonly subHero: Banner | undefined
            readonly marketing: Marketing | undefined
          }
        | { readonly tag: 'AccountApplication'; readonly text: RichText; readonly link: ContentLink | undefined }
        /** Articles that the shop sells, in a group of the campaign service (CAMPAIGN-05). */
        | { readonly tag: 'SelectedProducts'; readonly groupId: string }
        /** The film stands elsewhere, and nothing of it is loaded before it is asked for. */
        | { readonly tag: 'Video'; readonly link: ContentLink; readonly thumbnail: ContentImage | undefined }
        | { readonly tag: 'DynamicForm'; readonly form: DynamicForm }
      ))

export type ContentSectionTag = ContentSection['tag']

/**
 * The sections with the banners that this reading of the page shows (CONTENT-22). They are chosen where the page is put
 * together, so that the server and the browser draw the same.
 * @param chance a number from 0 to 1 for each section that chooses
 */
export const withChosenBanners = (
  sections: readonly ContentSection[],
  chance: () => number,
): readonly ContentSection[] =>
  sections.map((section) =>
    section.tag === 'Banners' && section.choice !== 'all'
      ? { ...section, banners: chosenBanners(section.choice, section.banners, chance()) }
      : section,
  )
