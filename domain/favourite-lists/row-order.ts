import * as O from 'fp-ts/Option'

/**
 * The order of rows after one of them was put behind another; `after` undefined puts it first. What is asked names the
 * neighbour and not a place by number, so that it means the same when colleagues have added, moved or removed other rows
 * meanwhile. None when the row or its neighbour is gone; a row behind itself stays.
 */
export const movedBehind = <Id extends string>(
  order: readonly Id[],
  row: Id,
  after: Id | undefined,
): O.Option<readonly Id[]> => {
  if (!order.includes(row)) return O.none
  if (after === row) return O.some(order)
  const others = order.filter((other) => other !== row)
  if (after === undefined) return O.some([row, ...others])
  const neighbour = others.indexOf(after)
  return neighbour < 0 ? O.none : O.some([...others.slice(0, neighbour + 1), row, ...others.slice(neighbour + 1)])
}

/** The row behind which a row stands when it is moved by one place; none at the end that it cannot pass. */
export const neighbourAfterStep = <Id extends string>(
  order: readonly Id[],
  row: Id,
  step: 'up' | 'down',
): O.Option<Id | undefined> => {
  const place = order.indexOf(row)
  if (place < 0) return O.none
  if (step === 'up') return place === 0 ? O.none : O.some(order[place - 2])
  return place === order.length - 1 ? O.none : O.some(order[place + 1])
}
