export interface SequenceTables {
  /** In which order a category's attributes are shown. */
  attribute_sequences: {
    category_slug: string
    sequence: readonly string[]
    disabled: boolean
  }
}
