import type { CartLine, DeliveryEntry } from '#domain/cart/cart'
import { isByOthersChange } from '#domain/cart/overtaken-edit'
import type { CartEdit } from '#domain/cart/protocol'
import { linesOfEdit, type RefusedEdit } from '#domain/cart/refused-edits'
import { deliveryName } from '../texts/delivery-name'
import { formatDay, formatQuantity } from '../texts/format'
import { t } from '../texts/t'

/** What the user had entered beside what others have made of the line, and the words of both buttons. */
export interface OvertakenWords {
  readonly text: string
  readonly useMine: string
  readonly keepTheirs: string
}

/** What the row of a line shows of both values; undefined unless others have changed it and the edit is about it alone. */
export const choiceOfRow = ({ edit, failure }: RefusedEdit, line: CartLine): OvertakenWords | undefined =>
  isByOthersChange(failure) && linesOfEdit(edit).length === 1 ? overtakenWords(edit, line) : undefined

/** The same apart from the rows, of the days of the deliveries in the cart. */
export const choiceOfDay = (
  { edit, failure }: RefusedEdit,
  deliveries: readonly DeliveryEntry[],
): OvertakenWords | undefined => (isByOthersChange(failure) ? dayWords(edit, deliveries) : undefined)

const quoted = (label: string): string => (label === '' ? t('cart.overtaken.noLabel') : label)

/** Undefined for an edit that is about no single line. */
const overtakenWords = (edit: CartEdit, line: CartLine): OvertakenWords | undefined => {
  switch (edit.type) {
    case 'ChangeQuantity': {
      const [mine, theirs] = [formatQuantity(edit.quantity), formatQuantity(line.quantity)]
      return choice(t('cart.overtaken.quantity', { mine, theirs }), mine, theirs)
    }
    case 'ChangeLabel': {
      const [mine, theirs] = [quoted(edit.label), quoted(line.label)]
      return choice(t('cart.overtaken.label', { mine, theirs }), mine, theirs)
    }
    case 'ChangeDelivery': {
      const [mine, theirs] = [deliveryName(edit.deliveryId), deliveryName(line.deliveryId)]
      return choice(t('cart.overtaken.delivery', { mine, theirs }), mine, theirs)
    }
    case 'RemoveLines': {
      const theirs = formatQuantity(line.quantity)
      return {
        text: t('cart.overtaken.removal', { theirs }),
        useMine: t('cart.overtaken.remove'),
        keepTheirs: t('cart.overtaken.keep', { theirs }),
      }
    }
    case 'AddLines':
    case 'EmptyCart':
    case 'RequestDeliveryDate':
    case 'IncludeDelivery':
    case 'DeleteCart':
    case 'TransferCart':
      return undefined
  }
}

/** Undefined for an edit of no day, and where no delivery in question has a day any more. */
const dayWords = (edit: CartEdit, deliveries: readonly DeliveryEntry[]): OvertakenWords | undefined => {
  if (edit.type !== 'RequestDeliveryDate') return undefined
  const { deliveryId } = edit
  const present = deliveries.filter((entry) => deliveryId === 'all' || entry.deliveryId === deliveryId)
  const [theirs, ...others] = new Set(present.flatMap(({ requestedDeliveryDate: day }) => day ?? []))
  if (theirs === undefined) return undefined
  const mine = formatDay(edit.date)
  const of = deliveryId === 'all' ? t('cart.overtaken.allDeliveries') : deliveryName(deliveryId)
  if (others.length === 0)
    return choice(t('cart.overtaken.day', { mine, delivery: of, theirs: formatDay(theirs) }), mine, formatDay(theirs))
  return {
    text: t('cart.overtaken.days', { mine, delivery: of }),
    useMine: t('cart.overtaken.use', { mine }),
    keepTheirs: t('cart.overtaken.keepDays'),
  }
}

const choice = (text: string, mine: string, theirs: string): OvertakenWords => ({
  text,
  useMine: t('cart.overtaken.use', { mine }),
  keepTheirs: t('cart.overtaken.keep', { theirs }),
})
