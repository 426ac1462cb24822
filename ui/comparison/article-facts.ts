import type { Fact } from '#domain/catalogue/comparison'
import { packOf, type ListedVariant } from '#domain/catalogue/variant'
import { attributeWords, describing } from '#domain/catalogue/attributes'
import { formatQuantity } from '../texts/format'
import { t } from './t'

const unitOf = ({ webSalesUnit }: ListedVariant): string => {
  const pack = packOf(webSalesUnit)
  const { unit } = webSalesUnit
  return pack === undefined
    ? unit
    : t('comparison.pack', { unit, content: `${formatQuantity(pack.content)} ${pack.unit}` })
}

/** The facts of an article that are compared besides its price and stock: attributes, brand and sales unit. */
export const articleFacts = (variant: ListedVariant): readonly Fact[] => [
  ...describing(variant, []).map(({ attributeName }) => ({
    name: attributeName,
    value: attributeWords(variant, attributeName),
  })),
  ...(variant.brands.length === 0
    ? []
    : [{ name: t('comparison.brand'), value: variant.brands.map(({ brand }) => brand).join(', ') }]),
  { name: t('comparison.unit'), value: unitOf(variant) },
]
