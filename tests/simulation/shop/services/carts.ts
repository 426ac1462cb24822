import { type Commit, keyOf, type OffMultiple, type PlainLine, type ServiceChange } from '../record'

export interface ServiceLine extends PlainLine {
  readonly item: string
}

export interface ServiceDelivery {
  readonly date: string | undefined
  readonly included: boolean
}

/** A cart in the service's table. */
export interface ServiceCart {
  readonly id: string
  readonly scope: string
  version: number
  status: 'ACTIVE' | 'ORDERED' | 'DELETED'
  lines: readonly ServiceLine[]
  deliveries: ReadonlyMap<string, ServiceDelivery>
}

/** What a change left, at that moment: the lines that are new or different, and the items that are gone. */
export interface Changed {
  readonly cart: string
  readonly version: number
  readonly deliveries: ReadonlyMap<string, ServiceDelivery>
  readonly changed: readonly ServiceLine[]
  readonly removed: readonly string[]
  /** Articles that were not added. */
  readonly failed: readonly string[]
}

export type CartFault = 404 | 412 | 422

/** Who asks, and for what command; an undefined correlation is another browser. */
export interface Asking {
  readonly scope: string
  readonly correlation: string | undefined
  /** The cart and version that the change is made upon; without a version any will do. */
  readonly cart?: { readonly id: string; readonly version: number; readonly upTo: number | undefined } | undefined
}

export interface CartTable {
  /** The active cart of a scope; made where there is none. */
  readonly cartOf: (scope: string) => ServiceCart
  readonly find: (id: string) => ServiceCart | undefined
  readonly add: (asking: Asking, items: readonly PlainLine[], key: string | undefined) => Changed | CartFault
  readonly update: (
    asking: Asking,
    updates: readonly {
      readonly item: string
      readonly delivery: string
      readonly label: string
      readonly quantity: number
    }[],
  ) => Changed | CartFault
  readonly remove: (asking: Asking, items: readonly string[] | 'all') => Changed | CartFault
  readonly setDelivery: (
    asking: Asking,
    delivery: string,
    change: { readonly date: string } | { readonly included: boolean },
  ) => Changed | CartFault
  readonly delete: (asking: Asking) => Changed | CartFault
  /** Moves all lines of another cart of the user into the cart, or none. The source stays, empty. */
  readonly transfer: (asking: Asking, source: string, key: string) => Changed | CartFault
  /** Takes the lines of deliveries out of a cart; a cart that is empty then ends. */
  readonly takeOut: (
    cart: ServiceCart,
    deliveries: readonly string[],
    key: string,
    correlation: string | undefined,
  ) => void
  readonly commits: readonly Commit[]
  readonly offMultiple: readonly OffMultiple[]
}

/** What the service knows of articles. */
export interface Multiples {
  readonly multipleOf: (article: string) => number | undefined
}

const userOf = ({ scope }: Pick<ServiceCart, 'scope'>): string => scope.split('/')[0] ?? ''

const deliveryOrder = ['DBI', 'EXH', 'XXX', 'EXB']

const isWhole = (times: number): boolean => Math.abs(times - Math.round(times)) < 1e-9 && Math.round(times) > 0

const sumOf = (one: number, other: number): number => Math.round((one + other) * 1e6) / 1e6

/** The carts of all users: versions, idempotency keys and lines that become one. */
/** @param logged how many batches the log of the browser has ever taken */
export const createCartTable = ({ multipleOf }: Multiples, now: () => number, logged: () => number): CartTable => {
  const carts = new Map<string, ServiceCart>()
  const active = new Map<string, ServiceCart>()
  const answers = new Map<string, { readonly body: string; readonly answer: Changed }>()
  const commits: Commit[] = []
  const offMultiple: OffMultiple[] = []
  let count = 0

  const cartOf = (scope: string): ServiceCart => {
    const known = active.get(scope)
    if (known !== undefined) return known
    const id = `cart${(count += 1)}`
    const cart: ServiceCart = { id, scope, version: 1, status: 'ACTIVE', lines: [], deliveries: new Map() }
    carts.set(id, cart)
    active.set(scope, cart)
    return cart
  }

  const open = ({ scope, cart: seen }: Asking): ServiceCart | CartFault => {
    if (seen === undefined) return cartOf(scope)
    const cart = carts.get(seen.id)
    if (cart === undefined || cart.scope !== scope || cart.status !== 'ACTIVE') return 404
    const { version, upTo = version } = seen
    return version === 0 || (version <= cart.version && cart.version <= upTo) ? cart : 412
  }

  const commit = (
    { scope, correlation }: Pick<Asking, 'scope' | 'correlation'>,
    cart: ServiceCart,
    change: ServiceChange,
  ) => void commits.push({ at: now(), logged: logged(), scope, cart: cart.id, correlation, change })

  const write = (cart: ServiceCart, lines: readonly ServiceLine[], failed: readonly string[] = []): Changed => {
    const before = cart.lines
    const used = new Set(lines.map(({ delivery }) => delivery))
    const deliveries = deliveryOrder.filter((id) => used.has(id))
    cart.lines = lines
    cart.version += 1
    cart.deliveries = new Map(
      deliveries.map((id) => [id, cart.deliveries.get(id) ?? { date: undefined, included: true }]),
    )
    return {
      ...{ cart: cart.id, version: cart.version, deliveries: cart.deliveries },
      changed: lines.filter((line) => !before.includes(line)),
      removed: before.flatMap(({ item }) => (lines.some((line) => line.item === item) ? [] : [item])),
      failed,
    }
  }

  /** No line is new, different or gone. */
  const unchanged = ({ id, version, deliveries }: ServiceCart): Changed => ({
    ...{ cart: id, version, deliveries },
    ...{ changed: [], removed: [], failed: [] },
  })

  const isOnMultiple = ({ article, quantity }: PlainLine): boolean => {
    const multiple = multipleOf(article)
    return multiple !== undefined && isWhole(quantity / multiple)
  }

  /** The lines with one more; equal in article, delivery and label are one line. */
  const withLine = (lines: readonly ServiceLine[], line: ServiceLine): readonly ServiceLine[] => {
    const twin = lines.find((other) => keyOf(other) === keyOf(line) && other.item !== line.item)
    if (twin === undefined)
      return lines.some(({ item }) => item === line.item)
        ? lines.map((other) => (other.item === line.item ? line : other))
        : [...lines, line]
    return lines
      .filter(({ item }) => item !== line.item)
      .map((other) => (other === twin ? { ...twin, quantity: sumOf(twin.quantity, line.quantity) } : other))
  }

  const once = (key: string | undefined, body: string, carryOut: () => Changed | CartFault): Changed | CartFault => {
    if (key === undefined) return carryOut()
    const known = answers.get(key)
    if (known !== undefined) return known.body === body ? known.answer : 422
    const answer = carryOut()
    if (typeof answer !== 'number') answers.set(key, { body, answer })
    return answer
  }

  return {
    commits,
    offMultiple,
    cartOf,
    find: (id) => carts.get(id),
    add: (asking, items, key) =>
      once(key, JSON.stringify(items), () => {
        const cart = open(asking)
        if (typeof cart === 'number') return cart
        const good = items.filter(isOnMultiple)
        const bad = items.filter((item) => !good.includes(item))
        for (const { article, quantity } of bad)
          offMultiple.push({ correlation: asking.correlation, article, quantity })
        const lines = good.reduce<readonly ServiceLine[]>(
          (all, item) => withLine(all, { ...item, item: `item${(count += 1)}` }),
          cart.lines,
        )
        if (good.length > 0) commit(asking, cart, { type: 'added', items: good })
        return write(
          cart,
          lines,
          bad.map(({ article }) => article),
        )
      }),
    update: (asking, updates) => {
      const cart = open(asking)
      if (typeof cart === 'number') return cart
      let { lines } = cart
      const done: ServiceChange[] = []
      for (const { item, delivery, label, quantity } of updates) {
        const from = lines.find((line) => line.item === item)
        if (from === undefined) return 404
        const to = { ...from, delivery, label, quantity }
        if (!isOnMultiple(to)) {
          offMultiple.push({ correlation: asking.correlation, article: to.article, quantity })
          return 422
        }
        done.push({ type: 'updated', item, from, to })
        lines = withLine(lines, to)
      }
      done.forEach((change) => commit(asking, cart, change))
      return write(cart, lines)
    },
    remove: (asking, items) => {
      const cart = open(asking)
      if (typeof cart === 'number') return cart
      const gone = cart.lines.filter(({ item }) => items === 'all' || items.includes(item))
      commit(asking, cart, items === 'all' ? { type: 'emptied' } : { type: 'removed', lines: gone })
      return write(
        cart,
        cart.lines.filter((line) => !gone.includes(line)),
      )
    },
    setDelivery: (asking, delivery, change) => {
      const cart = open(asking)
      if (typeof cart === 'number') return cart
      if (delivery !== 'all' && !cart.deliveries.has(delivery)) return 404
      commit(
        asking,
        cart,
        'date' in change ? { type: 'dated', delivery, ...change } : { type: 'included', delivery, ...change },
      )
      cart.version += 1
      cart.deliveries = new Map(
        [...cart.deliveries].map(([id, entry]) => [
          id,
          delivery === 'all' || id === delivery ? { ...entry, ...change } : entry,
        ]),
      )
      return unchanged(cart)
    },
    delete: (asking) => {
      const cart = carts.get(asking.cart?.id ?? '')
      if (cart === undefined || cart.scope !== asking.scope || cart.status !== 'ACTIVE') return 404
      commit(asking, cart, { type: 'deleted' })
      const changed = write(cart, [])
      cart.status = 'DELETED'
      active.delete(cart.scope)
      return changed
    },
    transfer: (asking, source, key) =>
      once(key, source, () => {
        const cart = open(asking)
        if (typeof cart === 'number') return cart
        const from = carts.get(source)
        if (from === undefined || from.status !== 'ACTIVE' || userOf(from) !== userOf(cart)) return 404
        if (from === cart || from.lines.length === 0) return unchanged(cart)
        const { lines } = from
        commit(asking, cart, { type: 'transferred', source, lines })
        cart.deliveries = new Map([...from.deliveries, ...cart.deliveries])
        write(from, [])
        return write(
          cart,
          lines.reduce<readonly ServiceLine[]>(
            (all, line) => withLine(all, { ...line, item: `item${(count += 1)}` }),
            cart.lines,
          ),
        )
      }),
    takeOut: (cart, deliveries, key, correlation) => {
      const taken = cart.lines.filter(({ delivery }) => deliveries.includes(delivery))
      commit({ scope: cart.scope, correlation }, cart, { type: 'ordered', key, lines: taken })
      write(
        cart,
        cart.lines.filter((line) => !taken.includes(line)),
      )
      if (cart.lines.length > 0) return
      cart.status = 'ORDERED'
      active.delete(cart.scope)
    },
  }
}
