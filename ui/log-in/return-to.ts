import * as E from 'fp-ts/Either'
import { destinationOf } from '#domain/navigation/destination'

/** State of a history entry: it survives a reload of that entry. */
interface ReturnTo {
  readonly returnTo: string
}

/**
 * The history state of the page that a visitor is redirected to. `path` has the query and hash of the requested page.
 */
export const returnToState = (path: string): ReturnTo => ({ returnTo: path })

/** The page that a visitor requested before the redirect; undefined when it is outside the shop. */
export const readReturnTo = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('returnTo' in state) || typeof state.returnTo !== 'string')
    return undefined
  const destination = destinationOf(state.returnTo, { external: false })
  return E.isRight(destination) && destination.right.tag === 'Inside' ? destination.right.path : undefined
}
