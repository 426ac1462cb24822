import type { PlainBatch, PlainRecord } from '../record'

/*
 * What the log of a session says, read as plain JSON.
 */

/** How an edit or an order ended, by the records that name it. */
export interface LoggedEnd {
  readonly how: 'confirmed' | 'refused' | 'overtaken' | 'replaced' | 'answered'
  /** Where in the history. */
  readonly at: number
  /** All ids that the same event names. */
  readonly together: readonly string[]
  /** The service left out some of it. */
  readonly isPartly: boolean
}

export interface LoggedStory {
  /** Commands of users, by id, with their place in the history. */
  readonly commands: ReadonlyMap<string, number>
  /** Edits that were asked for, with the event and its place. */
  readonly requested: ReadonlyMap<string, { readonly event: PlainRecord; readonly at: number }>
  readonly ends: ReadonlyMap<string, LoggedEnd>
  /** The types of the events of each order. */
  readonly orders: ReadonlyMap<string, readonly string[]>
  /** Orders that were asked for while another one of their checkout had not ended. */
  readonly ordersBesideAnother: ReadonlySet<string>
  /** Orders whose call has an answer. */
  readonly answeredOrders: ReadonlySet<string>
  /** Events by type, with their place. */
  readonly events: readonly { readonly event: PlainRecord; readonly at: number }[]
}

export const fieldOf = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null && name in payload
    ? Object.entries(payload).find(([key]) => key === name)?.[1]
    : undefined

export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How the events of a cart end the edits that they name. */
export const endings: Readonly<Record<string, LoggedEnd['how']>> = {
  EditsConfirmed: 'confirmed',
  EditsRefused: 'refused',
  EditsOvertaken: 'overtaken',
  EditsReplaced: 'replaced',
}

const orderEnds = ['OrderAccepted', 'OrderDeclined', 'OrderNeverPlaced']

const isRequest = ({ module, type }: PlainRecord): boolean => module === 'cart' && /^[A-Z]\w+Requested$/.test(type)

/** Reads the whole history of a log. */
export const storyOf = (history: readonly PlainBatch[]): LoggedStory => {
  const commands = new Map<string, number>()
  const requested = new Map<string, { readonly event: PlainRecord; readonly at: number }>()
  const ends = new Map<string, LoggedEnd>()
  const orders = new Map<string, string[]>()
  const events: { readonly event: PlainRecord; readonly at: number }[] = []
  const editOfEffect = new Map<string, string>()
  const orderOfEffect = new Map<string, string>()
  const answeredOrders = new Set<string>()
  const ordersBesideAnother = new Set<string>()
  const underWay = new Map<string, string>()

  history.forEach(({ records }, at) => {
    for (const record of records) {
      const { kind, id, type, module, payload } = record
      if (kind === 'command') commands.set(id, at)
      if (kind === 'effect') {
        editOfEffect.set(id, textOf(fieldOf(payload, 'edit')))
        orderOfEffect.set(id, textOf(fieldOf(payload, 'order')))
      }
      if (kind === 'answer')
        for (const effect of record.settles ?? []) {
          answeredOrders.add(orderOfEffect.get(effect) ?? '')
          const edit = editOfEffect.get(effect) ?? ''
          if (edit !== '' && !ends.has(edit)) ends.set(edit, { how: 'answered', at, together: [], isPartly: false })
        }
      if (kind !== 'event') continue
      events.push({ event: record, at })
      const requestedId = textOf(fieldOf(payload, 'id'))
      if (isRequest(record) && requestedId !== '') requested.set(requestedId, { event: record, at })
      const how = module === 'cart' ? endings[type] : undefined
      const edits = textsIn(fieldOf(payload, 'edits'))
      const failed = fieldOf(payload, 'failed')
      const isPartly = Array.isArray(failed) && failed.length > 0
      if (how !== undefined)
        for (const edit of edits)
          if (ends.get(edit)?.how === undefined || ends.get(edit)?.how === 'answered')
            ends.set(edit, { how, at, together: edits, isPartly })
      const order = module === 'checkout' ? textOf(fieldOf(payload, 'order')) : ''
      if (order === '') continue
      orders.set(order, [...(orders.get(order) ?? []), type])
      if (type === 'OrderRequested') {
        if (underWay.has(record.stream)) ordersBesideAnother.add(order)
        else underWay.set(record.stream, order)
      }
      if (orderEnds.includes(type) && underWay.get(record.stream) === order) underWay.delete(record.stream)
    }
  })
  return { commands, requested, ends, orders, ordersBesideAnother, answeredOrders, events }
}
