import type { Call, CallOptions } from './call'

/** In which order a category's attributes are shown; a disabled one reorders nothing (SEARCH-02). */
export interface AttributeSequence {
  readonly sequence: readonly string[]
  readonly disabled: boolean
}

/** Called without a token. */
export interface SequenceService {
  /** @param category the category's whole path, such as `vvs/ventiler/kulventiler` (SEARCH-10) */
  readonly sequencesByCategory: (category: string, options?: CallOptions) => Call<AttributeSequence>
}
