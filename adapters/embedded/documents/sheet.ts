/** A name and what it is: `Material`, `Koppar`. */
export type Fact = readonly [name: string, value: string]

export interface SheetSection {
  readonly heading: string
  readonly facts: readonly Fact[]
  readonly paragraphs: readonly string[]
}

/** What a document says, before anybody has thought of how it looks. */
export interface Sheet {
  /** What kind of document it is. */
  readonly kind: string
  readonly title: string
  readonly supplier: string
  /** Said in a box before everything else: that the article is gone, or the signal word of its label. */
  readonly notice: string | undefined
  readonly sections: readonly SheetSection[]
}

/** A section with what there is to say; none where there is nothing. */
export const section = (
  heading: string,
  facts: readonly Fact[],
  paragraphs: readonly string[] = [],
): readonly SheetSection[] => {
  const said = paragraphs.filter((paragraph) => paragraph !== '')
  const known = facts.filter(([, value]) => value !== '')
  return said.length + known.length === 0 ? [] : [{ heading, facts: known, paragraphs: said }]
}
