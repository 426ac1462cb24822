import type { CounterTab, World } from './counter-tab'
import { put } from './given-tab'
import { storedBatches } from './memory-event-log'

/** Puts a value in a command that is written ahead. */
export const putAhead = (tab: CounterTab, counter: string, value: number): (() => void) =>
  tab.runtime.writeAhead(() => tab.counter.dispatch(put(counter, value)))

/** What listeners of the tab's events are told from now on, such as `x=3`. */
export const heardIn = (tab: CounterTab): readonly string[] => {
  const heard: string[] = []
  tab.counter.events.subscribe(({ event }) => {
    if (event.type === 'WasPut') heard.push(`${event.counter}=${event.value}`)
  })
  return heard
}

/** The commands in the log, in its order. */
export const storedCommands = (world: World): readonly unknown[] =>
  storedBatches(world.store).flatMap(({ records }) =>
    records.filter(({ kind }) => kind === 'command').map(({ payload }) => payload),
  )
