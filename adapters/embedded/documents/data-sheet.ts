import type { Drawing } from '#domain/catalogue/drawing'
import { replacementOf, type Variant } from '#domain/catalogue/variant'
import { signalWordOf, clpStatements, type Statement } from '#domain/catalogue/clp-label'
import { articleNumbers, isRegisterNumber } from './article-numbers'
import { labelOf } from './document-kinds'
import { section, sideBySide, type Fact, type Sheet } from './sheet'

const measure =
  /, (?:mm|kg|kg\/m)$|^(?:DN|Dimension|Gänga|Längd|Volym|Innehåll|Area|Storlek|Nyckelvidd|Hål|Maskvidd|Grepp)$/
const norm =
  /^(?:Standard|Klass|Godkännande|Tryckklass|Temperatur|Brandklass|Energiklass|EEI|Skyddsklass|Korrosionsklass|Täthetsklass|Halkklass|Ringstyvhet|Kategori)$/

/** `Längd, mm` with the value `71` becomes `Längd` and `71 mm`; a nominal diameter becomes `DN20`. */
const factOf = ({ attributeName, attributeValue }: Variant['attributes'][number]): Fact => {
  const unit = /^(.+), (mm|kg|kg\/m)$/.exec(attributeName)
  if (unit !== null) return [unit[1] ?? attributeName, `${attributeValue} ${unit[2]}`]
  return [attributeName, attributeName === 'DN' ? `DN${attributeValue}` : attributeValue]
}

const amount = (value: number, unit: string): string => `${String(value).replace('.', ',')} ${unit}`

const packing = ({ webSalesUnit, stock }: Variant): readonly Fact[] => {
  const { unit, conversionFactor, conversionUnit } = webSalesUnit
  const multiple = stock?.locations[0]?.orderMultiple ?? 1
  const holdsOther = conversionUnit !== undefined && conversionUnit !== unit
  return [
    ['Försäljningsenhet', unit],
    ['Säljs per', amount(multiple, unit)],
    ['Förpackning', holdsOther ? `1 ${unit} innehåller ${amount(conversionFactor, conversionUnit)}` : ''],
  ]
}

const spoken = ({ code, words }: Statement): string => `${code} ${words}`.trim()

const noticeOf = (variant: Variant): string | undefined => {
  const replacement = replacementOf(variant)
  if (!variant.discontinued) return undefined
  return replacement === undefined
    ? 'Artikeln har utgått.'
    : `Artikeln har utgått och ersätts av ${replacement.articleNumber} ${replacement.variantName}.`
}

/** The data sheet of an article: its drawing and its facts in the catalogue. It is public, so it has no prices. */
export const dataSheet = (variant: Variant, drawing?: Drawing): Sheet => {
  const described = variant.attributes.filter(({ attributeName }) => !isRegisterNumber(attributeName))
  const those = (wanted: (name: string) => boolean): readonly Fact[] =>
    described.filter(({ attributeName }) => wanted(attributeName)).map(factOf)
  return {
    kind: labelOf('produktdatablad'),
    title: variant.name,
    supplier: variant.brands.map(({ brand }) => brand).join(', '),
    articleNumber: variant.articleNumber,
    notice: noticeOf(variant),
    drawing,
    lead: [
      ...section('Användning', [], [variant.product.description]),
      ...section(
        'Mått',
        those((name) => measure.test(name)),
      ),
    ],
    rows: [
      ...sideBySide(section('Artikel', articleNumbers(variant)), section('Enhet och förpackning', packing(variant))),
      ...sideBySide(
        section(
          'Egenskaper',
          those((name) => !measure.test(name) && !norm.test(name)),
        ),
        section(
          'Standarder och klasser',
          those((name) => norm.test(name)),
        ),
      ),
      ...sideBySide(
        section(
          'Varningar',
          [['Signalord', signalWordOf(variant.warnings) ?? '']],
          clpStatements(variant.warnings).map(spoken),
        ),
      ),
    ],
  }
}
