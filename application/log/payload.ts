import type { Either } from 'fp-ts/Either'
import type { Masks } from '#application/codecs/logged'

/** A value as a record holds it: its type, its schema version, and its payload as plain JSON. */
export interface Written {
  readonly type: string
  readonly version: number
  readonly payload: unknown
}

/** Reads and writes values of one union as records hold them. */
export interface PayloadCodec<T> {
  /** Identifies the shapes and versions that it writes; changes whenever one of them changes. */
  readonly shape: string
  readonly encode: (value: T) => Written
  /** Upcasts older versions; Left when the type is unknown, newer than the code, or broken. Says where. */
  readonly decode: (written: Written) => Either<readonly string[], T>
  /**
   * The payload as an export holds it, its texts masked by their class; undefined when it cannot be read, and so must
   * not leave the browser.
   */
  readonly masked: (written: Written, masks: Masks) => unknown
}
