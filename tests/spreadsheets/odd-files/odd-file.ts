import type { SheetFault } from '#application/ports/spreadsheets'

/** What is said of a file: its fault, or the cells of its first rows and how many there are. */
export type Outcome =
  | { readonly fault: SheetFault['tag'] }
  | {
      readonly first: readonly (readonly string[])[]
      readonly count?: number
      readonly onlySheet?: string
    }

/** A file as customers have it, or as an attacker sends it, with what is said of it. */
export interface OddFile {
  readonly name: string
  readonly bytes: () => Uint8Array
  readonly outcome: Outcome
  /** It is made to cost memory or time. */
  readonly isHostile?: true
}
