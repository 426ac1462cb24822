import type { Broken, PlainLine, SeenCart, SeenLine, SeenTab } from '../record'

/*
 * What holds of every view of every tab, at any moment and at rest.
 */

/** What a service has in a cart. Prices are ten-thousandths of a krona. */
export interface TrueCart {
  readonly id: string
  readonly lines: readonly PlainLine[]
  readonly deliveries: ReadonlyMap<string, { readonly date: string | undefined; readonly included: boolean }>
}

export interface Truth {
  readonly cartOf: (scope: string) => TrueCart
  /** Of whom the cart with that id is. */
  readonly ownerOf: (cart: string) => string | undefined
  readonly priceOf: (article: string) => number | undefined
  readonly multipleOf: (article: string) => number | undefined
  /** Öre for sending goods that cost that many öre. */
  readonly freightOf: (delivery: string, goods: number) => number
  /** The scopes whose lines may be in a scope's cart: its own, and those that its user took lines along from. */
  readonly originsOf: (scope: string) => ReadonlySet<string>
}

const ore = (amount: number): number => Math.round(amount * 100)

/** Öre of a line from whole numbers: ten-thousandths of a krona and tenths of a unit. */
const oreOf = ({ netPrice = 0, quantity }: SeenLine): number =>
  Math.floor((Math.round(netPrice * 10_000) * Math.round(quantity * 10) + 500) / 1_000)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const totals = (cart: SeenCart, { freightOf }: Truth): readonly string[] => {
  const faults = cart.groups.flatMap(({ delivery, lines, subtotal, freight, total }) => {
    const goods = sum(lines.map(oreOf))
    const sending = freightOf(delivery, goods)
    return [
      ...lines.flatMap((line) =>
        line.total === undefined || ore(line.total) === oreOf(line) ? [] : [`${line.key} costs ${line.total}`],
      ),
      ...(ore(subtotal) === goods ? [] : [`the goods of ${delivery} cost ${subtotal}, not ${goods} öre`]),
      ...(ore(freight ?? 0) === sending ? [] : [`${delivery} is sent for ${freight ?? 0}, not ${sending} öre`]),
      ...(ore(total) === goods + sending ? [] : [`${delivery} costs ${total}, not ${goods + sending} öre`]),
    ]
  })
  const goods = sum(cart.groups.map(({ subtotal }) => ore(subtotal)))
  const inOrder = sum(cart.groups.map(({ included, total }) => (included ? ore(total) : 0)))
  if (ore(cart.total) !== goods) faults.push(`the cart costs ${cart.total}, its deliveries ${goods} öre`)
  if (ore(cart.totalInOrder) !== inOrder)
    faults.push(`the order costs ${cart.totalInOrder}, its deliveries ${inOrder} öre`)
  return faults
}

const quantities = (cart: SeenCart, { multipleOf }: Truth): readonly string[] =>
  cart.groups.flatMap(({ lines }) =>
    lines.flatMap(({ key, article, quantity, netPrice }) => {
      const multiple = multipleOf(article) ?? 1
      const times = quantity / multiple
      // A page that knows no more of an article than its number does not know its multiple either.
      const isWrong = !(quantity > 0) || (netPrice !== undefined && Math.abs(times - Math.round(times)) > 1e-6)
      return isWrong ? [`${quantity} of ${key}, which is sold by ${multiple}`] : []
    }),
  )

const foreign = (
  { scope, isSessionUnknown, cart, forms }: SeenTab,
  { ownerOf, originsOf }: Truth,
): readonly string[] => {
  if (isSessionUnknown) return []
  const lines = cart.groups.flatMap((group) => group.lines)
  const values = Object.values(forms).flatMap((fields) => Object.entries(fields))
  if (scope === undefined)
    return lines.length > 0 || values.length > 0 ? ['lines or forms are shown while no customer is chosen'] : []
  const origins = originsOf(scope)
  const owner = cart.cartId === undefined ? scope : ownerOf(cart.cartId)
  return [
    ...(owner === scope ? [] : [`the cart ${cart.cartId ?? ''} of ${owner ?? 'nobody'} is shown to ${scope}`]),
    ...lines.flatMap(({ key, label }) =>
      origins.has(label.split(' ')[0] ?? '') ? [] : [`${key} is shown to ${scope}`],
    ),
    ...values.flatMap(([field, value]) =>
      field === 'mobile' || value.includes(` ${scope} `) ? [] : [`"${value}" is shown to ${scope}`],
    ),
  ]
}

/** What always holds of what a tab shows. */
export const brokenInView = (seen: SeenTab, truth: Truth): readonly Broken[] => [
  ...totals(seen.cart, truth).map((message) => ({ invariant: 'total-is-sum', message: `${seen.tab}: ${message}` })),
  ...quantities(seen.cart, truth).map((message) => ({
    invariant: 'quantity-on-multiple',
    message: `${seen.tab}: ${message}`,
  })),
  ...foreign(seen, truth).map((message) => ({
    invariant: 'nothing-of-another-customer',
    message: `${seen.tab}: ${message}`,
  })),
  ...(seen.halted === undefined ? [] : [{ invariant: 'no-stream-halts', message: `${seen.tab} is ${seen.halted}` }]),
]

const lineText = ({ article, delivery, label, quantity }: PlainLine, price: number | undefined): string =>
  `${article}|${delivery}|${label} ${quantity} à ${price ?? '-'}`

const difference = (cart: SeenCart, there: TrueCart, { priceOf }: Truth): string | undefined => {
  const seen = cart.groups
    .flatMap(({ lines }) =>
      lines.map((line) => lineText(line, line.netPrice === undefined ? undefined : Math.round(line.netPrice * 10_000))),
    )
    .toSorted()
  const known = there.lines.map((line) => lineText(line, priceOf(line.article))).toSorted()
  const extra = seen.find((line) => !known.includes(line))
  const missing = known.find((line) => !seen.includes(line))
  if (extra !== undefined || missing !== undefined || seen.length !== known.length)
    return `shown: ${extra ?? '-'}; at the service: ${missing ?? '-'}`
  const delivery = cart.groups.find((group) => {
    const entry = there.deliveries.get(group.delivery)
    return group.date !== entry?.date || group.included !== (entry?.included ?? true)
  })
  if (delivery !== undefined) return `${delivery.delivery} has another date or is otherwise part of the order`
  return cart.cartId === there.id ? undefined : `the cart is ${there.id}, shown is ${cart.cartId ?? 'none'}`
}

/** What holds of a tab when the network is well and nothing is under way. */
export const brokenAtRest = (seen: SeenTab, truth: Truth): readonly Broken[] => {
  const { tab, scope, cart } = seen
  if (scope === undefined) return []
  const wrong = difference(cart, truth.cartOf(scope), truth)
  const pending = cart.groups.flatMap(({ lines }) => lines.filter((line) => line.isPending)).map(({ key }) => key)
  return [
    ...(wrong === undefined ? [] : [{ invariant: 'tab-equals-service', message: `${tab} of ${scope}: ${wrong}` }]),
    ...(pending.length === 0
      ? []
      : [{ invariant: 'nothing-pending-at-rest', message: `${tab}: ${pending.join(', ')}` }]),
    ...(seen.isStored ? [] : [{ invariant: 'nothing-pending-at-rest', message: `${tab} still works without storage` }]),
    ...(seen.placing === 'Placing' || seen.placing === 'Unknown'
      ? [{ invariant: 'order-is-settled', message: `${tab} of ${scope} shows an order as ${seen.placing}` }]
      : []),
  ]
}
