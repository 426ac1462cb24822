import {
  type GhsPictogram,
  ghsPictogramOf,
  hazardStatements,
  precautionaryStatements,
  signalWordOf,
  type Statement,
} from '#domain/catalogue/clp-label'
import type { Variant } from '#domain/catalogue/variant'
import { articleNumbers } from './article-numbers'
import { labelOf } from './document-kinds'
import { section, type Fact, type Sheet } from './sheet'

const pictogramNames: Readonly<Record<GhsPictogram, string>> = {
  GHS02: 'Flamma',
  GHS04: 'Gasflaska',
  GHS05: 'Frätande',
  GHS06: 'Dödskalle med korsade benknotor',
  GHS07: 'Utropstecken',
  GHS08: 'Hälsofara',
  GHS09: 'Miljö',
}

/** Precautionary statements by their first digit: what they are about. */
const groups: readonly (readonly [digit: string, heading: string])[] = [
  ['1', 'Skyddsangivelser, allmänt'],
  ['2', 'Skyddsangivelser, förebyggande'],
  ['3', 'Skyddsangivelser, åtgärder'],
  ['4', 'Skyddsangivelser, förvaring'],
  ['5', 'Skyddsangivelser, avfall'],
]

const isGrouped = ({ code }: Statement): boolean => groups.some(([digit]) => code.startsWith(`P${digit}`))

const factOf = ({ code, words }: Statement): Fact => [code, words]

const pictograms = (statements: readonly Statement[]): string =>
  [...new Set(statements.flatMap(({ code }) => ghsPictogramOf(code) ?? []))]
    .toSorted()
    .map((pictogram) => `${pictogram} ${pictogramNames[pictogram]}`)
    .join(', ')

/**
 * What the catalogue holds of an article's safety data sheet: identification (section 1) and hazards (section 2) of the
 * sixteen of REACH, annex II. The rest is with the supplier, and the sheet says so.
 */
export const safetySheet = (variant: Variant): Sheet => {
  const hazards = hazardStatements(variant.warnings)
  const precautions = precautionaryStatements(variant.warnings)
  const signalWord = signalWordOf(variant.warnings)
  const supplier = variant.brands.map(({ brand }) => brand).join(', ')
  return {
    kind: labelOf('sakerhetsdatablad'),
    title: variant.name,
    supplier,
    articleNumber: variant.articleNumber,
    notice: signalWord === undefined ? undefined : `Signalord: ${signalWord}`,
    drawing: undefined,
    lead: [],
    rows: [
      ...section('1. Namnet på ämnet eller blandningen', articleNumbers(variant), [variant.product.description]),
      ...section('2. Farliga egenskaper', [['Faropiktogram', pictograms(hazards)]]),
      ...section('Faroangivelser', hazards.map(factOf)),
      ...groups.flatMap(([digit, heading]) =>
        section(heading, precautions.filter(({ code }) => code.startsWith(`P${digit}`)).map(factOf)),
      ),
      ...section(
        'Övrigt',
        [],
        precautions.filter((one) => !isGrouped(one)).map(({ words }) => words),
      ),
      ...section(
        'Fullständigt säkerhetsdatablad',
        [],
        [
          `Det här är ett utdrag med de uppgifter som finns i artikelregistret. Det fullständiga säkerhetsdatabladet med sexton avsnitt lämnas av leverantören, ${supplier}.`,
          'Vid akut förgiftning: ring 112 och begär Giftinformation. I mindre akuta fall: 010-456 67 00.',
        ],
      ),
    ].map((one) => [one]),
  }
}
