import type { Metal } from './metal-surcharge'

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
  /** Mass of one sales unit, kg. */
  readonly kilograms?: number
  /** Part of the price that follows the price of the family's metal, SEK; worked out from the mass when left out. */
  readonly alloying?: number
  /** Where it differs from the family's. */
  readonly orderMultiple?: number
  readonly conversion?: Conversion
  readonly brackets?: Family['brackets']
}

/** What one sales unit contains: `{ factor: 50, unit: 'm' }` for a coil of 50 m. */
export interface Conversion {
  readonly factor: number
  readonly unit: string
}

/** A kind of product within a family. */
export interface Model {
  /** What it is, without the name of a product line: `Kulventil MF`. */
  readonly name: string
  readonly description: string
  readonly attributes: Readonly<Record<string, string>>
  /** Attributes that depend on the dimension. */
  readonly attributesOf?: (dimension: Dimension) => Readonly<Record<string, string>>
  readonly priceFactor: number
  /** Its mass as a share of the dimension's; 1 when left out. */
  readonly massFactor?: number
  /** Codes of the dimensions it is made in; all when left out. */
  readonly codes?: readonly number[]
  /** Dimensions of its own where the family's do not fit; equal codes get equal places among the article numbers. */
  readonly dimensions?: readonly Dimension[]
  /** Its category, when it differs from the family's. */
  readonly category?: string
  readonly warnings?: readonly FamilyWarning[]
  /** Units of sale, where they differ from the family's. */
  readonly unit?: string
  readonly conversion?: Conversion
  readonly orderMultiple?: number
  readonly brackets?: Family['brackets']
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
}

/** A family of products that share a drawing, dimensions and units. */
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
  readonly conversion?: Conversion
  readonly orderMultiple: number
  /** Quantities from which a unit costs less, and what is then left of the price. */
  readonly brackets: readonly (readonly [fromQuantity: number, factor: number])[]
  readonly brands: readonly string[]
  readonly dimensions: readonly Dimension[]
  /** The metal whose surcharge is part of the price; left out where goods are not priced by the weight of metal. */
  readonly alloyed?: Metal
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

/** Article numbers of one product, and so the most sizes that a family has. */
export const NUMBERS_OF_PRODUCT = 30
export const NUMBERS_OF_FAMILY = 120_000
