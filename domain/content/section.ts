import type { ContentImage } from './image'
import type { RichText } from './rich-text'

/** A way on from a section. The address may be followed: one that may not is left out where the section is read. */
export interface SectionLink {
  readonly address: string
  readonly text: string
}

/** A picture with words and a way on, several to a row (CONTENT-14). */
export interface Banner {
  readonly id: string
  readonly title: string
  readonly preTitle: string | undefined
  /** Up to two short rows below the title. */
  readonly rows: readonly string[]
  readonly image: ContentImage | undefined
  readonly link: SectionLink | undefined
}

export interface ContactCard {
  readonly id: string
  readonly name: string
  readonly role: string | undefined
  readonly phone: string | undefined
  readonly email: string | undefined
}

interface InSection {
  readonly id: string
  readonly title: string | undefined
}

/** A part of a page below its text, of a kind that pages draw (CONTENT-12); other kinds are left out. */
export type ContentSection = InSection &
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
        readonly link: SectionLink | undefined
      }
    | { readonly tag: 'AccountApplication'; readonly text: RichText; readonly link: SectionLink | undefined }
    | { readonly tag: 'Banners'; readonly banners: readonly Banner[] }
    /** Articles that the shop sells, in a group of the campaign service (CAMPAIGN-05). */
    | { readonly tag: 'SelectedProducts'; readonly groupId: string }
    /** The film stands elsewhere, and nothing of it is loaded before it is asked for. */
    | { readonly tag: 'Video'; readonly link: SectionLink; readonly thumbnail: ContentImage | undefined }
  )

export type ContentSectionTag = ContentSection['tag']
