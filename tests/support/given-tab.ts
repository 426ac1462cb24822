import type { EffectPolicy } from '#application/runtime/module'
import type { LogBounds } from '#application/runtime/cutting'
import type { StoredBatch } from '#application/log/record'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import { instant } from '#domain/kernel/ids'
import { type CounterTab, openTab, settled, type World } from './counter-tab'

export const put = (counter: string, value: number) => ({ type: 'Put', counter, value }) as const
export const order = { type: 'Order', what: 'pipes' } as const
export const told = { type: 'Told' } as const

/** A tab that has started. */
export const givenTab = async (
  world: World,
  id: string,
  owner?: CustomerScope,
  policy?: Partial<EffectPolicy>,
  bounds?: LogBounds,
): Promise<CounterTab> => {
  const tab = openTab(world, id, owner, policy, bounds)
  await tab.started
  return tab
}

/** Answers every call until none is made any more. */
export const answerAll = async (world: World): Promise<void> => {
  await settled()
  while (world.remote.open().length > 0) {
    world.remote.next().answer(told)
    await settled()
  }
}

/** Puts one value after another, each sent at once and answered. */
export const putAll = async (
  world: World,
  tab: CounterTab,
  values: readonly (readonly [counter: string, value: number])[],
): Promise<void> => {
  for (const [counter, value] of values) {
    tab.counter.dispatch(put(counter, value))
    tab.runtime.flush()
    await answerAll(world)
  }
}

/** A batch as the log holds it, without records. */
export const storedBatch = (id: string, position: number, given: Partial<StoredBatch> = {}): StoredBatch => ({
  ...{ id, position, size: 1, tab: 'a', at: instant('2026-03-10T09:30:00+01:00'), basis: 0 },
  ...{ owner: undefined, records: [] },
  ...given,
})
