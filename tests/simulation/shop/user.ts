import * as E from 'fp-ts/Either'
import type { CartEdit } from '#domain/cart/protocol'
import type { OrderField } from '#domain/checkout/checkout'
import { type DeliveryId, deliveryIds } from '#domain/delivery/delivery-type'
import { articleNumber, type CartId } from '#domain/kernel/ids'
import { day } from '../../domain/given'
import { seenAtOnce } from './oracle/at-once'
import type { Random } from './random'
import {
  type Bringing,
  type Broken,
  type EditIntent,
  type PlainLine,
  type Press,
  shortagesIn,
  type TakenEdit,
} from './record'
import { linesSeen, scopeOfTab, seenIn } from './seen'
import { customerNamed, customersOf, password, people } from './services/auth'
import type { Catalogue } from './services/catalogue'
import { simulatedDeliveriesToAddress } from './services/config'
import type { SimulatedTab } from './tab'

/** What the user of a browser does, and what becomes known of it. */
export interface User {
  /** Does one thing in a tab. @returns its name, for the trace */
  readonly act: (tab: SimulatedTab) => string
  readonly logIn: (tab: SimulatedTab) => void
  readonly taken: readonly TakenEdit[]
  /** Answers what was held of another day, as a user that comes to the cart does. */
  readonly answerHeld: (tab: SimulatedTab) => void
  /** Edits of another day that their user has sent, by the id of the command that sent them. */
  readonly sentHeld: ReadonlyMap<string, string>
  readonly presses: readonly Press[]
  /** Carts whose lines came along to another customer. */
  readonly brought: readonly Bringing[]
  /** Texts about persons that were typed into forms. */
  readonly typed: ReadonlySet<string>
  /** Customers that the user has worked for, by the name of the user and the customer. */
  readonly visited: ReadonlySet<string>
  readonly broken: readonly Broken[]
}

const days = ['2026-03-16', '2026-03-17', '2026-03-20', '2026-04-01', '2026-03-14'] as const

/** Deliveries that the lines of a session may have. */
const deliveries = ['DBI', 'EXH'] as const

const deliveryNamed = (name: string): DeliveryId => deliveryIds.find((id) => id === name) ?? 'DBI'

/** What some users do besides; the others do what they did before these came. */
export interface Habits {
  /** How likely an add is an import of a file, from 0 to 1. */
  readonly imports: number
  /** Works for several customers, and takes lines along. */
  readonly moves: boolean
  /** Mostly changes one line, in whichever tab. */
  readonly insists: boolean
  /** Makes two edits at a time. */
  readonly isHasty: boolean
  /** Drawn from apart, so that users without habits go on as they do. */
  readonly random: Random
}

export const createUser = (random: Random, catalogue: Catalogue, now: () => number, habits: Habits): User => {
  const taken: TakenEdit[] = []
  const presses: Press[] = []
  const brought: Bringing[] = []
  const sentHeld = new Map<string, string>()
  const typed = new Set<string>()
  const visited = new Set<string>()
  const broken: Broken[] = []
  let count = 0

  const lines = (tab: SimulatedTab) => linesSeen(seenIn(tab).cart)

  const edit = (tab: SimulatedTab, intent: EditIntent, act: () => E.Either<unknown, unknown>): string => {
    const before = seenIn(tab)
    let isTaken = false
    const [id] = tab.idsDrawn(() => {
      isTaken = E.isRight(act())
    })
    if (!isTaken || id === undefined || before.scope === undefined) return `${intent.type}, which is not taken`
    taken.push({ id, scope: before.scope, tab: tab.name, at: now(), intent })
    broken.push(...seenAtOnce(before.cart, seenIn(tab).cart, intent))
    return `${intent.type} ${id}`
  }

  /** A label names whose it is, so that a line of another customer is known for one. */
  const aLabel = (tab: SimulatedTab): string => `${scopeOfTab(tab) ?? 'nobody'} ${random.between(1, 2)}`

  const aQuantity = (article: string): number => {
    const multiple = catalogue.multipleOf(article) ?? 1
    return random.chance(0.05) ? random.pick([0, -1, multiple * 0.3]) : multiple * random.between(1, 40)
  }

  const add = (tab: SimulatedTab): string => {
    const items = Array.from(
      {
        length: random.weighted([
          [6, 1],
          [2, 2],
          [1, 5],
        ]),
      },
      (): PlainLine => {
        const article = random.pickAny(catalogue.articles)?.number ?? ''
        const delivery = random.pick(deliveries)
        return { article, delivery, label: aLabel(tab), quantity: aQuantity(article) }
      },
    )
    if (habits.imports > 0 && habits.random.chance(habits.imports)) return importRows(tab, items)
    // A page that lists articles by number alone knows nothing more of them.
    const isKnown = random.chance(0.85)
    return edit(tab, { type: 'add', items }, () =>
      tab.shop.cart.add(
        items.map(({ article, delivery, label, quantity }) => ({
          articleNumber: articleNumber(article),
          ...{ quantity, label, deliveryId: deliveryNamed(delivery) },
          variant: isKnown ? catalogue.variantOf(article, delivery) : undefined,
        })),
      ),
    )
  }

  /** Rows of a file, all for the delivery of the first. */
  const importRows = (tab: SimulatedTab, rows: readonly PlainLine[]): string => {
    const delivery = rows[0]?.delivery ?? 'DBI'
    const items = rows.map((row) => ({ ...row, delivery }))
    return edit(tab, { type: 'add', items }, () =>
      tab.shop.cart.add(
        items.map(({ article, label, quantity }) => ({
          articleNumber: articleNumber(article),
          ...{ quantity, label, deliveryId: deliveryNamed(delivery) },
          variant: catalogue.variantOf(article, delivery),
        })),
        'file',
      ),
    )
  }

  const answerHeld = (tab: SimulatedTab): void => {
    for (const { id } of tab.shop.cart.heldEdits.get()) {
      if (habits.random.chance(0.4)) {
        tab.shop.cart.discardHeld([id])
        continue
      }
      const [command] = tab.idsDrawn(() => tab.shop.cart.sendHeld([id]))
      if (command !== undefined) sentHeld.set(command, id)
    }
  }

  const withLine = (
    tab: SimulatedTab,
    act: (line: ReturnType<typeof lines>[number], key: LineKeyOf) => string,
  ): string => {
    const all = tab.shop.cart.get().groups.flatMap((group) => group.lines)
    const found = habits.insists ? all[0] : random.pickAny(all)
    const seen = found && lines(tab).find(({ key }) => key === found.line.key)
    return found === undefined || seen === undefined ? add(tab) : act(seen, found.line.key)
  }

  const set = (tab: SimulatedTab): string =>
    withLine(tab, ({ article }, key) => {
      const quantity = aQuantity(article)
      const done = edit(tab, { type: 'set', line: key, quantity }, () => tab.shop.cart.changeQuantity(key, quantity))
      if (random.chance(0.3)) tab.shop.cart.sendNow()
      return done
    })

  /** Some lines, or all. */
  const someKeys = (tab: SimulatedTab, most: number): readonly LineKeyOf[] => {
    const all = tab.shop.cart.get().groups.flatMap((group) => group.lines.map(({ line }) => line.key))
    if ((habits.insists || habits.isHasty) && random.chance(0.7)) return all.slice(0, 1)
    return random.chance(0.25) ? all : all.filter(() => random.chance(0.4)).slice(0, most)
  }

  const remove = (tab: SimulatedTab): string => {
    const keys = someKeys(tab, 3)
    return keys.length === 0
      ? add(tab)
      : edit(tab, { type: 'remove', lines: keys }, () => tab.shop.cart.removeLines(keys))
  }

  const move = (tab: SimulatedTab): string => {
    const keys = someKeys(tab, 3)
    const delivery = random.pick(deliveries)
    return keys.length === 0
      ? add(tab)
      : edit(tab, { type: 'move', lines: keys, delivery }, () => tab.shop.cart.changeDelivery(keys, delivery))
  }

  const label = (tab: SimulatedTab): string => {
    const keys = someKeys(tab, 3)
    const text = aLabel(tab)
    return keys.length === 0
      ? add(tab)
      : edit(tab, { type: 'label', lines: keys, label: text }, () => tab.shop.cart.changeLabel(keys, text))
  }

  const date = (tab: SimulatedTab): string => {
    const delivery = random.pick(['DBI', 'EXH', 'all'] as const)
    const asked = random.pick(days)
    return edit(tab, { type: 'date', delivery, date: asked }, () =>
      tab.shop.cart.requestDeliveryDate(delivery, day(asked)),
    )
  }

  const include = (tab: SimulatedTab): string => {
    const delivery = random.pick(deliveries)
    const included = random.chance(0.7)
    return edit(tab, { type: 'include', delivery, included }, () => tab.shop.cart.includeDelivery(delivery, included))
  }

  const fill = (tab: SimulatedTab, delivery: DeliveryId, field: OrderField, value: string): void => {
    typed.add(value)
    tab.shop.checkout.fillField(delivery, field, value)
    const shown = seenIn(tab)
    if (shown.scope !== undefined && shown.halted === undefined && shown.forms[delivery]?.[field] !== value)
      broken.push({ invariant: 'seen-at-once', message: `${delivery} ${field} does not show ${value}` })
  }

  const writeAddress = (tab: SimulatedTab, delivery: DeliveryId, street: string): void => {
    if (!simulatedDeliveriesToAddress.includes(delivery)) return
    typed.add(street)
    const values = { recipientName: 'Mottagningen', address2: street, postalCode: '11122', postalAddress: 'Stockholm' }
    tab.shop.checkout.setDestination(delivery, { tag: 'Written', values })
  }

  const fillForms = (tab: SimulatedTab): string => {
    for (const delivery of deliveries) {
      const mark = `${scopeOfTab(tab) ?? 'nobody'} nr ${(count += 1)}`
      fill(tab, delivery, 'reference', `Beställare ${mark}`)
      fill(tab, delivery, 'recipient', `Mottagare ${mark}`)
      fill(tab, delivery, 'mobile', `0701${String(100_000 + count)}`)
      writeAddress(tab, delivery, `Byggvägen ${mark}`)
    }
    return 'fills the forms'
  }

  const shortagesSeen = (tab: SimulatedTab): readonly string[] => {
    const seen = lines(tab)
    return shortagesIn(seen, (line) => seen.find((other) => other === line)?.stock)
  }

  const areFormsFilled = (tab: SimulatedTab): boolean => {
    const { forms, destinations } = tab.shop.checkout.get()
    return deliveries.every(
      (delivery) =>
        forms[delivery]?.mobile !== undefined &&
        (destinations[delivery] !== undefined || !simulatedDeliveriesToAddress.includes(delivery)),
    )
  }

  const placeOrder = (tab: SimulatedTab): string => {
    const scope = scopeOfTab(tab)
    let isTaken = false
    if (!areFormsFilled(tab) && random.chance(0.8)) fillForms(tab)
    const shortages = shortagesSeen(tab)
    const [id] = tab.idsDrawn(() => {
      isTaken = E.isRight(tab.shop.checkout.placeOrder(false))
    })
    if (!isTaken || id === undefined || scope === undefined) return 'an order that is not taken'
    presses.push({ id, scope, tab: tab.name, at: now(), shortages })
    return `order ${id}`
  }

  /** An act after which the lines of a cart come along to a scope. */
  const bring = (
    tab: SimulatedTab,
    scope: string | undefined,
    source: string,
    act: () => E.Either<unknown, unknown>,
  ): string => {
    let isTaken = false
    const [id] = tab.idsDrawn(() => {
      isTaken = E.isRight(act())
    })
    if (!isTaken || id === undefined || scope === undefined) return 'a transfer that is not taken'
    brought.push({ id, tab: tab.name, source, scope })
    return `takes ${source} along to ${scope} by ${id}`
  }

  const refusedOnes = (tab: SimulatedTab): string => {
    const refused = random.pickAny(tab.shop.cart.refusedEdits.get())
    if (refused === undefined) return set(tab)
    if (random.chance(0.5)) {
      tab.shop.cart.dismissRefused(refused.id)
      return `dismisses ${refused.id}`
    }
    const { edit: kept } = refused
    return kept.type === 'TransferCart'
      ? bring(tab, scopeOfTab(tab), kept.source, () => tab.shop.cart.tryAgain(refused.id))
      : edit(tab, intentOf(kept), () => tab.shop.cart.tryAgain(refused.id))
  }

  const logIn = (tab: SimulatedTab): void => {
    const person = random.weighted([
      [4, people[0]],
      [1, people[1]],
    ])
    tab.shop.session.logIn({ username: person.user.username, password })
  }

  const chooseCustomer = (tab: SimulatedTab): string => {
    const state = tab.shop.session.get()
    const person = people.find(
      ({ user }) => state.tag === 'Authenticated' && user.userId === state.signedIn.user.userId,
    )
    const customers = person === undefined ? [] : customersOf(person)
    const others = customers.filter((one) => `${person?.user.userId ?? ''}/${one}` !== scopeOfTab(tab))
    const customer = random.pickAny(habits.moves && others.length > 0 ? others : customers) ?? 'K1'
    const choose = (cart?: CartId) => tab.shop.session.chooseContext(customerNamed(customer), undefined, cart)
    const { cartId: source } = tab.shop.cart.get()
    const scope = person && `${person.user.userId}/${customer}`
    // Whoever has lines is asked whether they come along, and cannot say so while edits wait.
    const isAsked = source !== undefined && lines(tab).length > 0 && scope !== scopeOfTab(tab)
    if (isAsked && !tab.shop.cart.waiting.get() && random.chance(0.7))
      return bring(tab, scope, source, () => choose(source))
    choose()
    return `chooses ${customer}`
  }

  const emptyOrDelete = (tab: SimulatedTab): string =>
    random.chance(0.6)
      ? edit(tab, { type: 'empty' }, () => tab.shop.cart.empty())
      : edit(tab, { type: 'delete' }, () => tab.shop.cart.deleteCart())

  const consent = (tab: SimulatedTab): string => {
    if (random.chance(0.6)) tab.shop.checkout.placeUnkeptOrder()
    else tab.shop.checkout.cancelUnkeptOrder()
    return 'answers whether an order may be sent that cannot be stored'
  }

  /** Two edits of different lines, of which the second waits for the first. */
  const addAndChange = (tab: SimulatedTab): string => `${add(tab)}, ${habits.random.pick([label, move])(tab)}`

  const atWork: Parameters<typeof random.weighted<(tab: SimulatedTab) => string>>[0] = [
    [14, add],
    [20, set],
    [6, remove],
    [4, label],
    [5, move],
    [3, date],
    [2, include],
    [9, fillForms],
    [14, placeOrder],
    [3, (tab) => (tab.shop.checkout.enquireOrder(), 'enquires')],
    [4, refusedOnes],
    [1, emptyOrDelete],
    [2, (tab) => (tab.shop.cart.refresh(), 'fetches the cart')],
    [5, chooseCustomer],
    [2, (tab) => (tab.shop.session.logOut(), 'logs out')],
  ]

  return {
    taken,
    answerHeld,
    sentHeld,
    presses,
    brought,
    typed,
    visited,
    broken,
    logIn,
    act: (tab) => {
      const state = tab.shop.session.get()
      const scope = scopeOfTab(tab)
      if (scope !== undefined) visited.add(scope)
      if (tab.shop.cart.heldEdits.get().length > 0 && habits.random.chance(0.3)) {
        answerHeld(tab)
        return 'answers what was left unsent on another day'
      }
      if (state.tag !== 'Authenticated') {
        if (state.tag === 'Anonymous') logIn(tab)
        return 'logs in'
      }
      if (scope === undefined) return chooseCustomer(tab)
      if (tab.shop.checkout.unkeptOrder.get()) return consent(tab)
      if (habits.insists && habits.random.chance(0.6)) return habits.random.pick([set, set, label, move])(tab)
      if (habits.isHasty && habits.random.chance(0.2)) return addAndChange(tab)
      return habits.moves && habits.random.chance(0.12) ? chooseCustomer(tab) : random.weighted(atWork)(tab)
    },
  }
}

/** A refused edit as its user means it. */
const intentOf = (edit: Exclude<CartEdit, { type: 'TransferCart' }>): EditIntent => {
  switch (edit.type) {
    case 'AddLines':
      return {
        type: 'add',
        items: edit.lines.map(({ articleNumber: article, deliveryId, label, quantity }) => ({
          ...{ article, delivery: deliveryId ?? '', label, quantity },
        })),
      }
    case 'ChangeQuantity':
      return { type: 'set', line: edit.line, quantity: edit.quantity }
    case 'ChangeDelivery':
      return { type: 'move', lines: edit.lines, delivery: edit.deliveryId }
    case 'ChangeLabel':
      return { type: 'label', lines: edit.lines, label: edit.label }
    case 'RemoveLines':
      return { type: 'remove', lines: edit.lines }
    case 'EmptyCart':
      return { type: 'empty' }
    case 'RequestDeliveryDate':
      return { type: 'date', delivery: edit.deliveryId, date: edit.date }
    case 'IncludeDelivery':
      return { type: 'include', delivery: edit.deliveryId, included: edit.included }
    case 'DeleteCart':
      return { type: 'delete' }
  }
}

type LineKeyOf = Parameters<SimulatedTab['shop']['cart']['changeQuantity']>[0]
