import { type Bringing, type Broken, type Commit, keyOf, type PlainLine, type SessionRecord } from '../record'
import { fieldOf, type LoggedStory } from './log'
import type { Truth } from './views'

/*
 * What became of the lines that users took along to another customer, and with it of all lines of all carts.
 */

/** A cart's lines by their key, in tenths of a unit. */
type Tenths = Map<string, number>

const tenths = (quantity: number): number => Math.round(quantity * 10)

const put = (cart: Tenths, line: PlainLine, times: 1 | -1): void => {
  const left = (cart.get(keyOf(line)) ?? 0) + times * tenths(line.quantity)
  if (left === 0) cart.delete(keyOf(line))
  else cart.set(keyOf(line), left)
}

const sumsOf = (lines: readonly PlainLine[]): Tenths => {
  const sums: Tenths = new Map()
  for (const line of lines) put(sums, line, 1)
  return sums
}

const textOf = (cart: Tenths): string =>
  [...cart]
    .map(([key, quantity]) => `${key} ${quantity}`)
    .toSorted()
    .join(', ')

/** The carts as the changes have made them, by plain arithmetic. @returns what a transfer moved otherwise than whole */
const bookOf = (commits: readonly Commit[]) => {
  const carts = new Map<string, Tenths>()
  const ownerOf = new Map<string, string>()
  const broken: Broken[] = []
  const cartOf = (id: string): Tenths => {
    const known = carts.get(id) ?? new Map<string, number>()
    carts.set(id, known)
    return known
  }
  for (const { cart: id, scope, change } of commits) {
    const cart = cartOf(id)
    ownerOf.set(id, scope)
    switch (change.type) {
      case 'added':
        for (const item of change.items) put(cart, item, 1)
        break
      case 'updated':
        put(cart, change.from, -1)
        put(cart, change.to, 1)
        break
      case 'removed':
      case 'ordered':
        for (const line of change.lines) put(cart, line, -1)
        break
      case 'emptied':
      case 'deleted':
        cart.clear()
        break
      case 'transferred': {
        const source = cartOf(change.source)
        if (textOf(source) !== textOf(sumsOf(change.lines)))
          broken.push({
            invariant: 'transfer-is-whole',
            message: `${textOf(sumsOf(change.lines))} came along to ${scope}; ${change.source} had ${textOf(source)}`,
          })
        for (const line of change.lines) put(cart, line, 1)
        source.clear()
        break
      }
      case 'dated':
      case 'included':
        break
    }
  }
  return { carts, ownerOf, broken }
}

/** No line of a cart is lost or doubled by what its service did. */
const addUp = ({ commits }: SessionRecord, { cartOf }: Truth): readonly Broken[] => {
  const { carts, ownerOf, broken } = bookOf(commits)
  return [
    ...broken,
    ...[...ownerOf].flatMap(([id, scope]): readonly Broken[] => {
      const there = cartOf(scope)
      const [booked, found] = [textOf(carts.get(id) ?? new Map()), textOf(sumsOf(there.lines))]
      return there.id !== id || booked === found
        ? []
        : [{ invariant: 'transfer-is-whole', message: `${id} has ${found}, and should have ${booked}` }]
    }),
  ]
}

const asChosen = (
  { commits, brought }: SessionRecord,
  choiceOf: (correlation: string) => string,
): readonly Broken[] => {
  const done = new Set<string>()
  return commits.flatMap(({ change, scope, correlation }): readonly Broken[] => {
    if (change.type !== 'transferred') return []
    const choice = choiceOf(correlation ?? '')
    const chosen = brought.find(({ id }) => id === choice)
    const isAgain = done.has(choice)
    done.add(choice)
    return chosen?.source === change.source && chosen.scope === scope && !isAgain
      ? []
      : [
          {
            invariant: 'transfer-as-chosen',
            message: `${change.source} comes along to ${scope}${isAgain ? ' again' : ''} after ${JSON.stringify(chosen ?? correlation)}`,
          },
        ]
  })
}

/** Every transfer in the log ends, and every change of customer with lines to take along asks for one. */
const settledTransfers = (story: LoggedStory, crashed: ReadonlySet<string>): readonly Broken[] => {
  const asked = story.events.filter(({ event }) => event.type === 'CartTransferRequested')
  const followed = new Set(asked.map(({ event }) => event.correlation))
  const invariant = 'transfer-is-settled'
  return [
    ...asked.flatMap(({ event }): readonly Broken[] => {
      const id = String(fieldOf(event.payload, 'id'))
      return story.ends.has(id) ? [] : [{ invariant, message: `the transfer ${id} never ends` }]
    }),
    ...story.events.flatMap(({ event }): readonly Broken[] => {
      const isBringing = event.type === 'ContextChanged' && fieldOf(event.payload, 'bring') !== undefined
      const [tab = ''] = event.id.split('-')
      return !isBringing || followed.has(event.correlation) || crashed.has(tab)
        ? []
        : [{ invariant, message: `nothing follows from ${event.id}, which takes lines along` }]
    }),
  ]
}

/** @param crashed names of tabs that were killed: one may be gone before it has asked for the transfer */
export const brokenTransfers = (
  record: SessionRecord,
  story: LoggedStory,
  truth: Truth,
  crashed: ReadonlySet<string>,
): readonly Broken[] => {
  const choices = new Map(
    story.events.flatMap(({ event }) =>
      event.type === 'CartTransferRequested' && event.correlation !== undefined
        ? [[String(fieldOf(event.payload, 'id')), event.correlation] as const]
        : [],
    ),
  )
  return [
    ...addUp(record, truth),
    ...asChosen(record, (correlation) => choices.get(correlation) ?? correlation),
    ...settledTransfers(story, crashed),
  ]
}

/** The scopes whose lines may be in a scope's cart, by way of all transfers that were chosen. */
export const originsOf = (
  scope: string,
  brought: readonly Bringing[],
  ownerOf: (cart: string) => string | undefined,
): ReadonlySet<string> => {
  const found = new Set([scope])
  for (const to of found)
    for (const one of brought) {
      const owner = one.scope === to ? ownerOf(one.source) : undefined
      if (owner !== undefined) found.add(owner)
    }
  return found
}
