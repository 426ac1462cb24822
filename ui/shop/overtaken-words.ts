import type { CartLine } from '#domain/cart/cart'
import { isByOthersChange } from '#domain/cart/overtaken-edit'
import type { CartEdit } from '#domain/cart/protocol'
import { linesOfEdit, type RefusedEdit } from '#domain/cart/refused-edits'
import { deliveryName } from '../texts/delivery-name'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'

/** What the user had entered beside what others have made of the line, and the words of both buttons. */
export interface OvertakenWords {
  readonly text: string
  readonly useMine: string
  readonly keepTheirs: string
}

/** Whether the row of the line can show both values: the edit is about it alone, and others have changed it since. */
export const isChoiceOfRow = ({ edit, failure }: RefusedEdit): boolean =>
  isByOthersChange(failure) && linesOfEdit(edit).length === 1

const quoted = (label: string): string => (label === '' ? t('cart.overtaken.noLabel') : label)

/** Undefined for an edit that is about no single line. */
export const overtakenWords = (edit: CartEdit, line: CartLine): OvertakenWords | undefined => {
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

const choice = (text: string, mine: string, theirs: string): OvertakenWords => ({
  text,
  useMine: t('cart.overtaken.use', { mine }),
  keepTheirs: t('cart.overtaken.keep', { theirs }),
})
