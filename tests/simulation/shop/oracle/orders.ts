import type { Broken, SessionRecord } from '../record'
import type { Circumstances } from './edits'
import type { LoggedStory } from './log'

/*
 * What became of the orders that users placed.
 */

const settling = ['OrderAccepted', 'OrderDeclined', 'OrderNeverPlaced']

/**
 * The checkout follows one order at a time, the first in the log. Where storage fails, several pages may each send one
 * before any of them knows of the others; of the later ones nobody is told but their own page.
 */
const isToldToNobody = (id: string, told: readonly string[], story: LoggedStory, hasStorageWorked: boolean): boolean =>
  !hasStorageWorked && told.length === 0 && story.ordersBesideAnother.has(id)

export const brokenOrders = (
  { presses, commits, orderSends, shortagesTold }: SessionRecord,
  story: LoggedStory,
  { excused, hasStorageWorked }: Circumstances,
): readonly Broken[] => {
  const carriedOut = new Map<string, number>()
  for (const { change } of commits)
    if (change.type === 'ordered') carriedOut.set(change.key, (carriedOut.get(change.key) ?? 0) + 1)
  const twice = [...carriedOut].filter(([, times]) => times > 1)
  const again = [...orderSends].filter(([, times]) => times > 1)
  return [
    ...twice.map(([id, times]) => ({
      invariant: 'no-double-order',
      message: `the order ${id} was placed ${times} times`,
    })),
    ...(commits.filter(({ change }) => change.type === 'ordered').length <= presses.length
      ? []
      : [{ invariant: 'no-double-order', message: `${presses.length} orders were asked for and more were placed` }]),
    ...again.map(([id, times]) => ({
      invariant: 'order-sent-once',
      message: `the order ${id} was sent ${times} times`,
    })),
    ...presses.flatMap(({ id, shortages }): readonly Broken[] => {
      const unseen = shortagesTold.get(id)?.find((one) => !shortages.includes(one))
      return unseen === undefined
        ? []
        : [{ invariant: 'shortage-was-seen', message: `the order ${id} says that its buyer saw ${unseen} to be short` }]
    }),
    ...presses.flatMap(({ id }): readonly Broken[] => {
      const isPlaced = carriedOut.has(id)
      if (!story.commands.has(id)) {
        const isLost = !excused.has(id)
        return isLost ? [{ invariant: 'no-order-is-lost', message: `the order ${id} is not in the log` }] : []
      }
      const told = (story.orders.get(id) ?? []).filter((type) => settling.includes(type))
      if (told.length === 0 && !story.answeredOrders.has(id))
        return [{ invariant: 'order-is-settled', message: `the order ${id} never ends` }]
      const isAccepted = told.includes('OrderAccepted')
      return isAccepted === isPlaced || isToldToNobody(id, told, story, hasStorageWorked)
        ? []
        : [
            {
              invariant: 'order-told-as-it-is',
              message: `the order ${id} is ${isPlaced ? '' : 'not '}placed, and its user is told ${told.join(', ') || 'nothing'}`,
            },
          ]
    }),
  ]
}
