/** Words and numbers that every article of a size has, whatever its make. */
export interface Dimension {
  /** Ends the number of an article that stands fixed: number = the product's block + code. */
  readonly code: number
  /** As it is written after the product's name: `DN20`, `22 mm`. */
  readonly label: string
  /** Nominal size, for sorting and drawing. */
  readonly size: number
  /** Names and values for the table of facts, in order. */
  readonly attributes: Readonly<Record<string, string>>
  /** SEK per unit, excluding VAT, as the best customers pay before model and make are counted in. */
  readonly price: number
  /** Part of the price that follows the price of metal, SEK. */
  readonly alloying?: number
}

/** A kind of product within a family. */
export interface Model {
  /** `{series}` stands for the make's number of its generation: `Kulventil FF {series}`. */
  readonly name: string
  /** Name of the first series, when it has no number. */
  readonly firstName?: string
  /** What its numbers of generations are higher by than those of other models. */
  readonly seriesAdds?: number
  readonly description: string
  readonly attributes: Readonly<Record<string, string>>
  readonly priceFactor: number
  /** Codes of the dimensions it is made in; all when left out. */
  readonly codes?: readonly number[]
  /** Where it stands, when elsewhere than its family. */
  readonly category?: string
  readonly warnings?: readonly FamilyWarning[]
}

export interface FamilyWarning {
  readonly code: string
  readonly signalWord: string
  readonly description: string
  readonly detailedDescription: string
}

/** A product that stands at a fixed place in the catalogue, before all that are made up. */
export interface FixedProduct {
  readonly block: number
  readonly model: Model
  readonly brand: string
  readonly series: number
}

/** A family of products that share a drawing, sizes and units: plain data. */
export interface Family {
  /** Name of the drawing. */
  readonly family: string
  readonly category: string
  readonly discountGroup: DiscountGroup
  /** First article number of products that are made up; `NUMBERS_OF_FAMILY` from here on are the family's own. */
  readonly numbersFrom: number
  /** The trade's register that numbers it; RSK when left out. */
  readonly register?: 'E' | 'none'
  readonly unit: string
  readonly conversion?: { readonly factor: number; readonly unit: string }
  readonly orderMultiple: number
  /** Quantities from which a unit costs less, and what is then left of the price. */
  readonly brackets: readonly (readonly [fromQuantity: number, factor: number])[]
  readonly brands: readonly string[]
  readonly dimensions: readonly Dimension[]
  readonly fixed?: readonly FixedProduct[]
  readonly models: readonly Model[]
}

export type DiscountGroup =
  | 'VENTIL'
  | 'PRESS'
  | 'ROR'
  | 'UPPHANGNING'
  | 'VARME'
  | 'AVLOPP'
  | 'SANITET'
  | 'EL'
  | 'VENTILATION'
  | 'VERKTYG'
  | 'FASTE'
  | 'KEMI'
  | 'SKYDD'

/** The number of the first generation of every model; later ones follow in hundreds. */
export const FIRST_SERIES = 1000

/** The name of a model's product of a generation. */
export const nameOf = ({ name, firstName, seriesAdds = 0 }: Model, series: number): string =>
  series === FIRST_SERIES && firstName !== undefined ? firstName : name.replace('{series}', String(series + seriesAdds))

/** Article numbers of one product, and so the most sizes that a family has. */
export const NUMBERS_OF_PRODUCT = 30
export const NUMBERS_OF_FAMILY = 120_000
