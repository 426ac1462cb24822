import { limits } from '../limits'

const { mostItemsOfOneTurn } = limits.graphql

/**
 * Spreads the work on a long list over turns of the event loop: thousands of variants in one turn would block all other
 * requests for a second.
 * @returns what resolves in the turn of the item with that index
 */
export const sliceTurns = (): ((index: number) => Promise<void>) => {
  const turns: Promise<void>[] = [Promise.resolve()]
  return (index) => {
    const slice = Math.floor(index / mostItemsOfOneTurn)
    for (let last = turns.length - 1; last < slice; last += 1) turns.push(afterTurn(turns[last]))
    return turns[slice] ?? Promise.resolve()
  }
}

const afterTurn = async (before: Promise<void> | undefined): Promise<void> => {
  await before
  await new Promise<void>((resolve) => setImmediate(resolve))
}
