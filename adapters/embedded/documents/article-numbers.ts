import type { Variant } from '#domain/catalogue/variant'
import type { Fact } from './sheet'

const registers: Readonly<Record<string, string>> = {
  RSK: 'RSK-nummer',
  'E-nummer': 'E-nummer',
  'Lev.art.nr': 'Lev.art.nr',
}

export const isRegisterNumber = (attributeName: string): boolean => Object.hasOwn(registers, attributeName)

/** All numbers of the article. The article number of the shop comes first. */
export const articleNumbers = ({ articleNumber, attributes, ean, brands }: Variant): readonly Fact[] => [
  ['Artikelnummer', articleNumber],
  ...attributes
    .filter(({ attributeName }) => isRegisterNumber(attributeName))
    .map(({ attributeName, attributeValue }): Fact => [registers[attributeName] ?? attributeName, attributeValue]),
  ['EAN', ean ?? ''],
  ['Leverantör', brands.map(({ brand }) => brand).join(', ')],
]
