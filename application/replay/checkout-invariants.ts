import type { CheckoutState, OrderIntent, Placing } from '#domain/checkout/checkout'
import type { CheckoutTypes } from '#application/modules/checkout/types'
import type { StateInvariant } from './invariant'
import { oreOf } from './ore'

type CheckoutInvariant = StateInvariant<CheckoutTypes>

/** The ways from one status of an order to the next. */
const nextStatuses: Readonly<Record<Placing['tag'], readonly Placing['tag'][]>> = {
  Idle: ['Idle', 'Placing'],
  Placing: ['Placing', 'Placed', 'Declined', 'Unknown', 'Idle'],
  Unknown: ['Unknown', 'Placed', 'Declined', 'Idle'],
  Placed: ['Placed', 'Placing', 'Idle'],
  Declined: ['Declined', 'Placing', 'Idle'],
}

const statusTable: CheckoutInvariant = {
  name: 'order-status-table',
  states: 'The status of an order changes only along its table.',
  broken: ({ before, event, after }) => {
    if (event.type === 'CheckoutSummarised') return undefined
    const [from, to] = [before.placing.tag, after.placing.tag]
    return nextStatuses[from].includes(to) ? undefined : `${event.type} leads from ${from} to ${to}`
  },
}

const orderUnderWay = ({ placing }: CheckoutState): string | undefined =>
  placing.tag === 'Placing' || placing.tag === 'Unknown' ? placing.order : undefined

/** Two tabs may both ask before either knows of the other: the first one in the log is the order. */
const oneAtATime: CheckoutInvariant = {
  name: 'one-order-at-a-time',
  states: 'An order is not replaced by another one while its outcome is not known.',
  broken: ({ before, event, after }) => {
    const open = orderUnderWay(before)
    return event.type === 'OrderRequested' && open !== undefined && orderUnderWay(after) !== open
      ? `the order ${event.order} replaces ${open}, which is not settled`
      : undefined
  },
}

const answersItsOwn: CheckoutInvariant = {
  name: 'order-answer-of-its-own',
  states: 'An answer for another order than the one under way changes nothing.',
  broken: ({ before, event, after }) => {
    switch (event.type) {
      case 'OrderAccepted':
      case 'OrderDeclined':
      case 'OrderBecameUnknown':
      case 'OrderNeverPlaced':
        return orderUnderWay(before) === event.order || Object.is(before.placing, after.placing)
          ? undefined
          : `${event.type} of ${event.order} changes the order, under way is ${orderUnderWay(before) ?? 'none'}`
      case 'FieldFilled':
      case 'DestinationSet':
      case 'AddressWritten':
      case 'FormRestored':
      case 'OrderNumberEntered':
      case 'OrderNumberValidated':
      case 'OrderRequested':
      case 'EnquiryRequested':
      case 'OrdersForgotten':
      case 'CheckoutSummarised':
        return undefined
    }
  },
}

/** Öre of the lines in the order's deliveries and of their freight, counted apart from the rule. */
const oreOfIntent = ({ lines, details, freight }: OrderIntent): number => {
  const goods = lines.filter(({ deliveryId }) => details[deliveryId] !== undefined).map(oreOf)
  const carriage = Object.values(freight).map((amount) => Math.round(amount * 100))
  return [...goods, ...carriage].reduce((sum, ore) => sum + ore, 0)
}

const totalIsShown: CheckoutInvariant = {
  name: 'order-total-is-sum',
  states: 'The total that an order is placed for is the sum of its lines and freight.',
  broken: ({ event }) => {
    if (event.type !== 'OrderRequested') return undefined
    const ore = oreOfIntent(event.intent)
    return Math.abs(event.intent.total * 100 - ore) < 0.5
      ? undefined
      : `the order is placed for ${event.intent.total}, its lines and freight cost ${ore / 100}`
  },
}

const formStays: CheckoutInvariant = {
  name: 'no-field-is-lost',
  states: 'What is filled in stays until the order is accepted or the form is restored or forgotten.',
  broken: ({ before, event, after }) => {
    switch (event.type) {
      case 'OrderAccepted':
      case 'FormRestored':
      case 'OrdersForgotten':
      case 'CheckoutSummarised':
        return undefined
      case 'FieldFilled':
      case 'DestinationSet':
      case 'AddressWritten':
      case 'OrderNumberEntered':
      case 'OrderNumberValidated':
      case 'OrderRequested':
      case 'OrderDeclined':
      case 'OrderBecameUnknown':
      case 'EnquiryRequested':
      case 'OrderNeverPlaced': {
        const lost = fieldsOf(before).find((field) => !fieldsOf(after).includes(field))
        return lost === undefined ? undefined : `${event.type} loses ${lost}`
      }
    }
  },
}

const fieldsOf = ({ forms, destinations }: CheckoutState): readonly string[] => [
  ...Object.entries(forms).flatMap(([delivery, fields]) => Object.keys(fields).map((field) => `${delivery} ${field}`)),
  ...Object.keys(destinations).map((delivery) => `${delivery} destination`),
]

/** What holds in every state of a checkout. */
export const checkoutInvariants: readonly CheckoutInvariant[] = [
  statusTable,
  oneAtATime,
  answersItsOwn,
  totalIsShown,
  formStays,
]
