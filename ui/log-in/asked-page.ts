import * as E from 'fp-ts/Either'
import { destinationOf } from '#domain/navigation/destination'

/** Kept with the history's entry: it outlives a reload there, and is forgotten when the user goes elsewhere. */
interface AskedPage {
  readonly asked: string
}

/** What the page that a visitor is sent to keeps of the one that they asked for: its path, query and hash. */
export const askingFor = (path: string): AskedPage => ({ asked: path })

/** The page that a visitor asked for before they were sent here; never one out of the shop. */
export const askedPage = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('asked' in state) || typeof state.asked !== 'string')
    return undefined
  const destination = destinationOf(state.asked, { external: false })
  return E.isRight(destination) && destination.right.tag === 'Inside' ? destination.right.path : undefined
}
