import type { ArticleData } from '../seeding/catalogue-data'

const factOf = ({ attributes }: ArticleData, name: string): string | undefined =>
  attributes.find(({ attributeName }) => attributeName === name)?.attributeValue

/**
 * The sizes in mm that an article is chosen by, as the trade writes them: `22` of `22 mm`, of `22×1,0 mm` and of `Ø22 mm`,
 * since the thickness of a pipe follows from its diameter; `20–23` of a clamp; `4,5×60` of a screw.
 */
export const sizesInMm = (article: ArticleData): readonly string[] => {
  const [, size] = /^Ø?(\d.*) mm$/.exec(factOf(article, 'Dimension') ?? '') ?? []
  return size === undefined ? [] : [size.replace(/^(\d+)×\d+,\d+$/, '$1')]
}

/** The pipe threads of an article, each one once: `G1/2` and `G3/8` of `G1/2 × G3/8`. */
export const threadsOf = (article: ArticleData): readonly string[] => [
  ...new Set(factOf(article, 'Gänga')?.match(/G\d+(?: \d\/\d)?(?:\/\d)?/g) ?? []),
]
