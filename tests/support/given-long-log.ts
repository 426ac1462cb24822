import { commandId, instant } from '#domain/kernel/ids'
import type { CartEvent } from '#domain/cart/protocol'
import { cartDifference } from '#domain/cart/cart-difference'
import { configurationInForce } from '#application/log/codecs/configuration'
import { cartCodecs } from '#application/modules/cart/codecs'
import type { LogRecord, StoredBatch } from '#application/log/record'
import { writeExportedLog } from '#application/replay/exported-log'
import { aCart, aContext, aLine, noPlaces } from '../domain/given'
import { shopConfig } from './given-shop'

const STREAM = 'cart:dahl:u1:c1:-'
const LINES = 60
const at = instant('2026-03-10T08:30:00.000Z')
const lines = Array.from({ length: LINES }, (_, index) => aLine({ label: `rad ${index}` }))

const eventAt = (index: number): CartEvent => {
  const line = lines[index % LINES]
  const id = commandId(`c${index - (index % 2)}`)
  if (index === 0 || line === undefined) return { type: 'ContextEntered', context: aContext, places: noPlaces, at }
  if (index === 1) return { type: 'CartSynchronised', difference: cartDifference(undefined, aCart(lines)) }
  return index % 2 === 0
    ? { type: 'QuantityChangeRequested', id, at, line: line.key, quantity: (index % 90) + 1 }
    : { type: 'EditsConfirmed', edits: [id], failed: [], difference: undefined }
}

const configuration: LogRecord = {
  ...configurationInForce(shopConfig),
  ...{ kind: 'configuration', id: 'configuration', stream: 'configuration', module: 'configuration' },
  ...{ correlation: 'c', causation: undefined },
}

/** The batches of a cart of sixty lines whose quantities are changed and confirmed in turn, one event a batch. */
export const longLog = (events: number): readonly StoredBatch[] =>
  Array.from({ length: events }, (_, index) => {
    const event: LogRecord = {
      ...cartCodecs.event.encode(eventAt(index)),
      ...{ kind: 'event', id: `e${index}`, stream: STREAM, module: 'cart', correlation: 'c', causation: undefined },
    }
    return {
      ...{ id: `b${index}`, tab: 'a', at, basis: index, owner: aContext, position: index + 1, size: 0 },
      records: index === 0 ? [configuration, event] : [event],
    }
  })

/** The same as a file that a browser would have exported. */
export const longLogFile = (events: number): string =>
  writeExportedLog(
    {
      ...{ build: 'test', brand: 'dahl', timeZone: 'Europe/Stockholm', exportedAt: at, redaction: 'none' },
      schemas: {},
    },
    longLog(events),
  )
