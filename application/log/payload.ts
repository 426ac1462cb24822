import type { Either } from 'fp-ts/Either'
import type { Masks } from '#application/codecs/logged'

/** What a record holds of a value: its type, the schema version it was written in, and plain JSON. */
export interface Written {
  readonly type: string
  readonly version: number
  readonly payload: unknown
}

/** Reads and writes values of one union as records hold them. */
export interface PayloadCodec<T> {
  /** Another text for any other shape or version of what it writes. */
  readonly shape: string
  readonly encode: (value: T) => Written
  /** Upcasts older versions; Left when the type is unknown, newer than the code, or broken. Says where. */
  readonly decode: (written: Written) => Either<readonly string[], T>
  /**
   * The payload as an export holds it, its texts masked by their class; undefined when it cannot be read, and so must not
   * leave the browser.
   */
  readonly masked: (written: Written, masks: Masks) => unknown
}
