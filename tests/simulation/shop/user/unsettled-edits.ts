import type { CartEdit } from '#domain/cart/protocol'
import type { EditIntent } from '../record'
import { scopeOfTab } from '../seen'
import type { SimulatedTab } from '../tab'
import type { UserParts } from './user-parts'

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

/** How a user answers what the shop could not settle: edits that were refused, and those held from another day. */
export const createUnsettledEdits = ({ random, habits, deeds }: UserParts) => {
  /** Edits of another day that their user has sent, by the id of the command that sent them. */
  const sentHeld = new Map<string, string>()

  /** Answers what was held of another day, as a user that comes to the cart does. */
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

  /** Dismisses a refused edit or tries it again. @returns undefined where there is none */
  const answerRefused = (tab: SimulatedTab): string | undefined => {
    const refused = random.pickAny(tab.shop.cart.refusedEdits.get())
    if (refused === undefined) return undefined
    if (random.chance(0.5)) {
      tab.shop.cart.dismissRefused(refused.id)
      return `dismisses ${refused.id}`
    }
    const { edit: kept } = refused
    const again = () => tab.shop.cart.tryAgain(refused.id)
    return kept.type === 'TransferCart'
      ? deeds.bring(tab, scopeOfTab(tab), kept.source, again)
      : deeds.edit(tab, intentOf(kept), again)
  }

  return { sentHeld, answerHeld, answerRefused }
}
