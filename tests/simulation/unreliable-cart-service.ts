import * as E from 'fp-ts/Either'
import type { Cart, CartChanges, CartLine } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import type { ItemToAdd } from '#domain/cart/protocol'
import type { CallFailure } from '#domain/failure/call-failure'
import { cartId, cartItemId, type CartItemId, type CommandId } from '#domain/kernel/ids'
import type { Call } from '#application/ports/call'
import type { CartService, ItemUpdate, SeenCart } from '#application/ports/cart-service'
import type { CommerceService } from '#application/ports/commerce-service'
import { many } from '../domain/given'

/**
 * What becomes of one request: the network carries it, loses it on the way there or back, or brings it twice, or the
 * service says that it cannot answer just now, or answers no.
 */
export type Fate = 'carried' | 'requestLost' | 'answerLost' | 'doubled' | 'unavailable' | 'refused'

/** A cart service that does what it is asked, behind a network that does not. */
export interface UnreliableCartService {
  readonly cart: Pick<CartService, 'addItems' | 'updateItem' | 'removeItem'>
  readonly commerce: Pick<CommerceService, 'getCart' | 'getCartWithVariants' | 'getActiveDeliveryIdsInOrder'>
  /** Lets the oldest request on its way meet its fate; false when there is none. */
  readonly deliver: (fate: Fate) => boolean
  /** Requests whose callers are gone arrive now, never, or much later, and nobody hears the answers. */
  readonly callersDie: (fate: Fate | 'delayed') => void
  /** Lets the oldest delayed request arrive; false when there is none. */
  readonly arriveLate: () => boolean
  readonly lines: () => readonly CartLine[]
  /** How many times the service has carried out the add with each key. */
  readonly additions: () => ReadonlyMap<CommandId, number>
}

interface Request {
  readonly signal: AbortSignal | undefined
  readonly carryOut: () => unknown
  readonly resolve: (fate: Fate) => void
}

const lost: CallFailure = { tag: 'Lost', service: 'cart', status: undefined }
const gone = {
  tag: 'Refused',
  service: 'cart',
  status: 404,
  message: undefined,
  code: undefined,
  details: [],
} satisfies CallFailure

const outdated: CallFailure = { ...gone, status: 412 }
const unavailable: CallFailure = { ...gone, status: 503, retryAfterMs: 5_000 }

const refused: CallFailure = { ...gone, status: 422 }

const failureOf = (fate: Fate): CallFailure => {
  if (fate === 'refused') return refused
  return fate === 'unavailable' ? unavailable : lost
}

export const createUnreliableCartService = (honoursKeys: boolean): UnreliableCartService => {
  const id = cartId('cart')
  const answers = new Map<CommandId, CartChanges>()
  const additions = new Map<CommandId, number>()
  let lines: readonly CartLine[] = []
  let version = 1
  let lastItem = 0
  let requests: readonly Request[] = []
  let delayed: readonly Request[] = []

  const ask =
    <Answer>(carryOut: () => E.Either<CallFailure, Answer>, signal: AbortSignal | undefined): Call<Answer> =>
    () =>
      new Promise((resolve) => {
        let outcome: E.Either<CallFailure, Answer> = E.left(lost)
        // The request may be on its way all the same.
        signal?.addEventListener('abort', () => resolve(E.left({ tag: 'Aborted', service: 'cart' })))
        requests = [
          ...requests,
          {
            signal,
            carryOut: () => {
              outcome = carryOut()
            },
            resolve: (fate) => resolve(fate === 'carried' || fate === 'doubled' ? outcome : E.left(failureOf(fate))),
          },
        ]
      })

  const changed = (changes: Partial<CartChanges>): CartChanges => {
    version += 1
    return { cartId: id, version, changed: [], removed: [], deliveries: [], failed: [], ...changes }
  }

  const addOne = ({ articleNumber, deliveryId, label, quantity }: ItemToAdd): CartLine => {
    const key = lineKey(articleNumber, deliveryId, label)
    const known = lines.find((line) => line.key === key)
    const grown: CartLine =
      known === undefined
        ? {
            key,
            articleNumber,
            deliveryId,
            label,
            quantity: many(quantity),
            cartItemId: cartItemId(`item${(lastItem += 1)}`),
            requestedDeliveryDate: undefined,
            article: undefined,
          }
        : { ...known, quantity: many(known.quantity + quantity) }
    lines = known === undefined ? [...lines, grown] : lines.map((other) => (other === known ? grown : other))
    return grown
  }

  const add = (seen: SeenCart, items: readonly ItemToAdd[], key: CommandId): E.Either<CallFailure, CartChanges> => {
    const before = honoursKeys ? answers.get(key) : undefined
    if (before !== undefined) return E.right(before)
    if (seen.version !== version) return E.left(outdated)
    additions.set(key, (additions.get(key) ?? 0) + 1)
    const answer = changed({ changed: items.map(addOne) })
    answers.set(key, answer)
    return E.right(answer)
  }

  const update = (seen: SeenCart, { cartItemId: item, quantity }: ItemUpdate): E.Either<CallFailure, CartChanges> => {
    if (seen.version !== version) return E.left(outdated)
    const line = lines.find((other) => other.cartItemId === item)
    if (line === undefined) return E.left(gone)
    const next = { ...line, quantity: many(quantity) }
    lines = lines.map((other) => (other === line ? next : other))
    return E.right(changed({ changed: [next] }))
  }

  const remove = (seen: SeenCart, item: CartItemId): E.Either<CallFailure, CartChanges> => {
    if (seen.version !== version) return E.left(outdated)
    lines = lines.filter((line) => line.cartItemId !== item)
    return E.right(changed({ removed: [item] }))
  }

  const whole = (): E.Either<CallFailure, Cart> =>
    E.right({ cartId: id, version, status: 'ACTIVE', lines, deliveries: [], deliveryIdsInOrder: [] })

  const meet = (request: Request, fate: Fate): void => {
    if (fate !== 'requestLost' && fate !== 'unavailable' && fate !== 'refused') request.carryOut()
    if (fate === 'doubled') request.carryOut()
  }

  return {
    cart: {
      addItems: (seen, items, key, options) => ask(() => add(seen, items, key), options?.signal),
      updateItem: (seen, item, options) => ask(() => update(seen, item), options?.signal),
      removeItem: (seen, item, options) => ask(() => remove(seen, item), options?.signal),
    },
    commerce: {
      getCart: (_query, options) => ask(whole, options?.signal),
      getActiveDeliveryIdsInOrder: (options) => ask(whole, options?.signal),
      getCartWithVariants: (_query, options) => ask(whole, options?.signal),
    },
    deliver: (fate) => {
      const [oldest, ...rest] = requests
      if (oldest === undefined) return false
      requests = rest
      meet(oldest, fate)
      oldest.resolve(fate)
      return true
    },
    callersDie: (fate) => {
      const orphans = requests.filter(({ signal }) => signal?.aborted === true)
      if (fate === 'delayed') delayed = [...delayed, ...orphans]
      else orphans.forEach((request) => meet(request, fate))
      requests = requests.filter((request) => !orphans.includes(request))
    },
    arriveLate: () => {
      const [oldest, ...rest] = delayed
      delayed = rest
      oldest?.carryOut()
      return oldest !== undefined
    },
    lines: () => lines,
    additions: () => additions,
  }
}
