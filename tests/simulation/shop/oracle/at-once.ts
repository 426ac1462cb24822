import { type Broken, type EditIntent, keyOf, type SeenCart, type SeenLine } from '../record'

/*
 * What a user sees in the moment of an edit, before anything is stored or sent.
 */

export const SEEN_AT_ONCE = {
  invariant: 'seen-at-once',
  states: 'An edit that is taken is seen in its tab at once, and changes nothing else of the quantities.',
}

const linesOf = ({ groups }: SeenCart): readonly SeenLine[] => groups.flatMap(({ lines }) => lines)

const tenths = (quantity: number): number => Math.round(quantity * 10)

const quantityOf = (cart: SeenCart, key: string): number =>
  tenths(linesOf(cart).find((line) => line.key === key)?.quantity ?? 0)

const ofArticles = (cart: SeenCart): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { article, quantity } of linesOf(cart)) sums.set(article, (sums.get(article) ?? 0) + tenths(quantity))
  return sums
}

const areSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value)

/** Why the cart after an edit is not what the edit says; undefined where it is. */
const wrongAfter = (before: SeenCart, after: SeenCart, intent: EditIntent): string | undefined => {
  switch (intent.type) {
    case 'add': {
      const wrong = intent.items.find((item) => {
        const asked = intent.items.filter((other) => keyOf(other) === keyOf(item))
        const wanted = asked.reduce((sum, { quantity }) => sum + tenths(quantity), quantityOf(before, keyOf(item)))
        return quantityOf(after, keyOf(item)) !== wanted
      })
      return (
        wrong && `${keyOf(wrong)} was ${quantityOf(before, keyOf(wrong))} tenths, is ${quantityOf(after, keyOf(wrong))}`
      )
    }
    case 'set':
      return quantityOf(after, intent.line) === tenths(intent.quantity)
        ? undefined
        : `${intent.line} is ${quantityOf(after, intent.line)} tenths`
    case 'remove': {
      const left = intent.lines.find((key) => quantityOf(after, key) > 0)
      return left && `${left} is still there`
    }
    case 'label':
    case 'move':
      return areSame(ofArticles(before), ofArticles(after)) ? undefined : 'the quantities of the articles have changed'
    case 'date': {
      const wrong = after.groups.find(
        ({ delivery, date }) => (intent.delivery === 'all' || delivery === intent.delivery) && date !== intent.date,
      )
      return wrong && `${wrong.delivery} is asked for on ${wrong.date ?? 'no day'}`
    }
    case 'include': {
      const wrong = after.groups.find(
        ({ delivery, included }) => delivery === intent.delivery && included !== intent.included,
      )
      return wrong && `${wrong.delivery} is still ${wrong.included ? 'in' : 'out of'} the order`
    }
    case 'empty':
    case 'delete':
      return after.groups.length === 0 ? undefined : 'the cart still has lines'
  }
}

export const seenAtOnce = (before: SeenCart, after: SeenCart, intent: EditIntent): readonly Broken[] => {
  const wrong = wrongAfter(before, after, intent)
  return wrong === undefined
    ? []
    : [{ invariant: SEEN_AT_ONCE.invariant, message: `${JSON.stringify(intent)}: ${wrong}` }]
}
