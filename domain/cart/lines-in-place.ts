import type { CartLine } from './cart'

type Identified = Pick<CartLine, 'cartItemId'>

/** Whether each line stands where the newer lines have it too, by the service's own ids; newer lines may go on after them. */
export const areInPlace = (lines: readonly Identified[], newer: readonly Identified[]): boolean =>
  lines.length <= newer.length && lines.every(({ cartItemId }, place) => cartItemId === newer[place]?.cartItemId)
