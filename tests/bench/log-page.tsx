import { createDexieEventLog } from '#adapters/browser/dexie-event-log'
import { createDexieSnapshots } from '#adapters/browser/dexie-snapshots'
import { open, record, withoutSnapshots } from './recorded-batches'

/** Fills the log with so many records, and answers how many characters they are. */
const fill = async (records: number): Promise<number> => {
  const made = await record()
  const log = createDexieEventLog()
  let written = 0
  let characters = 0
  for (let round = 0; written < records; round += 1) {
    const batches = made.map((batch) => ({ ...batch, id: `${batch.id}-${round}` }))
    await log.append(batches, 'relaxed')()
    written += batches.reduce((sum, batch) => sum + batch.records.length, 0)
    characters += JSON.stringify(batches).length
  }
  log.close()
  return characters
}

/** Milliseconds until the runtime has started, and which version the cart then has. */
const start = async (schema: string | undefined): Promise<readonly [milliseconds: number, cart: number]> => {
  const log = createDexieEventLog()
  const began = performance.now()
  const { runtime, cart } = open(log, schema === undefined ? withoutSnapshots : createDexieSnapshots({ schema }))
  await runtime.start()
  const took = performance.now() - began
  const state = cart.state.get()
  await runtime.idle()
  runtime.stop()
  log.close()
  return [took, state.tag === 'InContext' ? (state.confirmed?.version ?? 0) : 0]
}

// A start is measured in a page that has nothing else to do.
await new Promise((resolve) => requestIdleCallback(resolve))
const question = new URLSearchParams(location.search)
const records = question.get('fill')
const answer = records === null ? await start(question.get('schema') ?? undefined) : await fill(Number(records))
console.info(JSON.stringify(answer))
