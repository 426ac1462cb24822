import type { ContentImage } from './image'
import type { ContentSection } from './section'

/** A text with headings, lists and tables, in the forms that pages draw; nothing in it is markup. */
export type RichText = readonly Block[]

export type Block =
  | { readonly tag: 'Heading'; readonly level: HeadingLevel; readonly text: readonly Inline[] }
  | { readonly tag: 'Paragraph'; readonly text: readonly Inline[] }
  | { readonly tag: 'List'; readonly ordered: boolean; readonly items: readonly RichText[] }
  | { readonly tag: 'Quote'; readonly blocks: RichText }
  | { readonly tag: 'Rule' }
  | { readonly tag: 'Table'; readonly rows: readonly (readonly TableCell[])[] }
  | { readonly tag: 'Image'; readonly image: ContentImage }
  /** A section, or a banner, that an editor has put into the text. */
  | { readonly tag: 'Section'; readonly section: ContentSection }

/** The title of the page is its only heading of level 1. */
export type HeadingLevel = 2 | 3 | 4

export interface TableCell {
  readonly isHeader: boolean
  readonly blocks: RichText
}

export const marks = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'] as const
export type Mark = (typeof marks)[number]

export type Inline =
  | { readonly tag: 'Text'; readonly text: string; readonly marks: readonly Mark[] }
  /** The address may be followed: those that may not are left out where the text is read (ROUTE-37). */
  | {
      readonly tag: 'Link'
      readonly address: string
      readonly text: readonly Inline[]
      /** How it looks as a button; undefined for a link in the text (CONTENT-15). */
      readonly button: ButtonLook | undefined
    }

export const buttonVariants = ['primary', 'secondary', 'text'] as const
export const buttonSizes = ['small', 'medium', 'large'] as const

export interface ButtonLook {
  readonly variant: (typeof buttonVariants)[number]
  readonly size: (typeof buttonSizes)[number]
  readonly shape: 'square' | 'round'
  readonly icon: ContentImage | undefined
}

/** The sections that stand in texts. */
export const sectionsInTexts = (texts: readonly RichText[]): readonly ContentSection[] =>
  texts.flat().flatMap((block) => (block.tag === 'Section' ? [block.section] : []))
