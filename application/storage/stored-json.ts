import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'

/**
 * Reads JSON from a storage of the browser. None where nothing is stored, where the storage is refused or the text is
 * damaged, and where `decode` refuses the value: the reader then starts as without a stored value.
 */
export const storedJson = <A>(
  read: () => string | null | undefined,
  decode: (value: unknown) => O.Option<A>,
): O.Option<A> =>
  pipe(
    O.tryCatch(read),
    O.chain(O.fromNullable),
    O.chain((text) => O.tryCatch((): unknown => JSON.parse(text))),
    O.chain(decode),
  )
