import * as E from 'fp-ts/Either'
import type { Call } from '#application/ports/call'
import type { Service } from '#domain/failure/call-failure'

/** Gives a method of a service that is not loaded yet. */
export type LateMethod<S> = <Args extends readonly unknown[], Answer>(
  method: (service: S) => (...args: Args) => Call<Answer>,
) => (...args: Args) => Call<Answer>

/**
 * A service whose code is loaded at its first call, so that pages that do not call it need not fetch it. Where it cannot
 * be loaded, the call is `Lost`, and the next one tries again.
 */
export const lateService = <S>(service: Service, load: () => Promise<S>): LateMethod<S> => {
  let loaded: Promise<S | undefined> | undefined
  const loadOnce = async (): Promise<S | undefined> => {
    try {
      return await load()
    } catch {
      loaded = undefined
      return undefined
    }
  }
  return (method) =>
    (...args) =>
    async () => {
      loaded ??= loadOnce()
      const found = await loaded
      return found === undefined ? E.left({ tag: 'Lost', service, status: undefined }) : method(found)(...args)()
    }
}
