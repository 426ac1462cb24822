import type { Fact, SheetSection } from '../documents/sheet'

/** A column of the rows of a paper. `part`: its share of the width. */
export interface PaperColumn {
  readonly head: string
  readonly part: number
  readonly align: 'left' | 'right'
}

export interface PaperRow {
  /** A text for each column. */
  readonly cells: readonly string[]
  /** Said in smaller letters below the widest column: the label of a row, and what is special about it. */
  readonly remark: string
}

/** A document of an order: its content, without layout. */
export interface Paper {
  /** `Orderbekräftelse` */
  readonly kind: string
  /** The number by which it is known. */
  readonly number: string
  /** One section to a row, or two side by side. */
  readonly facts: readonly (readonly SheetSection[])[]
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly PaperRow[]
  /** Sums below the rows; the last one is what it comes to. */
  readonly sums: readonly Fact[]
  /** Below everything else. */
  readonly remarks: readonly string[]
}
