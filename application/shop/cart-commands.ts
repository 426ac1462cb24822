import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CartCommandBody, CartEdit } from '#domain/cart/commands'
import type { CartEvent } from '#domain/cart/events'
import type { CartRefusal } from '#domain/cart/refusals'
import type { SessionState } from '#domain/session/session'
import type { BehaviourTracking } from './behaviour-tracking'
import type { AskedHere } from './asked-here'
import type { CustomerStreams } from './customer-streams'
import { cartRefusalMessage } from './messages'
import type { NoticeBoard } from './notice-board'
import type { Shop } from './shop'

export interface CartCommandParts {
  readonly present: () => CustomerStreams | undefined
  readonly session: () => SessionState
  readonly notices: NoticeBoard
  readonly asked: AskedHere
  readonly sendNow: () => void
  readonly tracking: Pick<BehaviourTracking, 'added'>
}

type CartCommands = Pick<
  Shop,
  | 'addToCart'
  | 'changeQuantity'
  | 'sendNow'
  | 'changeLabel'
  | 'changeDelivery'
  | 'removeLines'
  | 'emptyCart'
  | 'deleteCart'
  | 'refreshCart'
  | 'requestDeliveryDate'
  | 'includeDelivery'
>

/** What a view can ask of the cart. A refusal is answered, and told the user where no field can show it. */
export const cartCommands = ({
  present,
  session,
  notices,
  asked,
  sendNow,
  tracking,
}: CartCommandParts): CartCommands => {
  const dispatch = (body: CartCommandBody): E.Either<CartRefusal, readonly CartEvent[]> => {
    const streams = present()
    return streams === undefined ? E.left({ tag: 'NotLoggedIn' }) : streams.cart.dispatch(body)
  }

  const edit = (body: CartEdit): E.Either<CartRefusal, void> =>
    pipe(
      dispatch(body),
      E.map((events) => {
        for (const event of events) if (event.type === 'EditRequested') asked.edits.set(event.id, event.edit)
      }),
    )

  const tellRefusal = (result: E.Either<CartRefusal, void>): E.Either<CartRefusal, void> => {
    if (E.isLeft(result)) notices.post('warning', cartRefusalMessage(result.left))
    return result
  }

  return {
    addToCart: (articles) => {
      const chosen = session().delivery.choice?.deliveryId
      const lines = articles.map(({ articleNumber, quantity, label = '', deliveryId = chosen, variant }) => ({
        articleNumber,
        quantity,
        label,
        deliveryId,
        variant,
      }))
      const added = tellRefusal(edit({ type: 'AddLines', lines }))
      if (E.isRight(added)) tracking.added(articles)
      return added
    },
    changeQuantity: (line, quantity) => edit({ type: 'ChangeQuantity', line, quantity }),
    sendNow,
    changeLabel: (line, label) => tellRefusal(edit({ type: 'ChangeLabel', line, label })),
    changeDelivery: (lines, deliveryId) => tellRefusal(edit({ type: 'ChangeDelivery', lines, deliveryId })),
    removeLines: (lines) => tellRefusal(edit({ type: 'RemoveLines', lines })),
    emptyCart: () => tellRefusal(edit({ type: 'EmptyCart' })),
    deleteCart: () => tellRefusal(edit({ type: 'DeleteCart' })),
    refreshCart: () => void dispatch({ type: 'RefreshCart' }),
    requestDeliveryDate: (deliveryId, date) => tellRefusal(edit({ type: 'RequestDeliveryDate', deliveryId, date })),
    includeDelivery: (deliveryId, included) => tellRefusal(edit({ type: 'IncludeDelivery', deliveryId, included })),
  }
}
