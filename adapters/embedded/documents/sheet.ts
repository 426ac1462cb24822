import type { Drawing } from '#domain/catalogue/drawing'

/** A name and what it is: `Material`, `Koppar`. */
export type Fact = readonly [name: string, value: string]

export interface SheetSection {
  readonly heading: string
  readonly facts: readonly Fact[]
  readonly paragraphs: readonly string[]
}

/** The content of a document, without layout. */
export interface Sheet {
  /** The kind of document. */
  readonly kind: string
  readonly title: string
  readonly supplier: string
  /** The article number and the other facts in the title block below the drawing. */
  readonly articleNumber: string
  /** Said in a box before everything else: that the article is gone, or the signal word of its label. */
  readonly notice: string | undefined
  readonly drawing: Drawing | undefined
  /** What the article is for, and its measures: they stand beside the drawing where there is one. */
  readonly lead: readonly SheetSection[]
  /** One section to a row, or two side by side. */
  readonly rows: readonly (readonly SheetSection[])[]
}

/** A section with the given content; none when there is no content. */
export const section = (
  heading: string,
  facts: readonly Fact[],
  paragraphs: readonly string[] = [],
): readonly SheetSection[] => {
  const said = paragraphs.filter((paragraph) => paragraph !== '')
  const known = facts.filter(([, value]) => value !== '')
  return said.length + known.length === 0 ? [] : [{ heading, facts: known, paragraphs: said }]
}

/** Sections side by side. A row without content is left out. */
export const sideBySide = (...sections: readonly (readonly SheetSection[])[]): readonly (readonly SheetSection[])[] => {
  const said = sections.flat()
  return said.length === 0 ? [] : [said]
}
