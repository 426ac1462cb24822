import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CartPlaces } from '#domain/cart/cart-places'
import type { CartCommandBody, CartEdit } from '#domain/cart/commands'
import { editOf, isEditRequested } from '#domain/cart/edit-requested'
import type { CartEvent } from '#domain/cart/events'
import { lineArticle } from '#domain/cart/line-article'
import type { CartRefusal } from '#domain/cart/refusals'
import type { CommandId } from '#domain/kernel/ids'
import type { SessionState } from '#domain/session/session'
import type { Projection } from '#application/projections/projection'
import type { Halted } from '#application/runtime/halt'
import type { BehaviourTracking } from '#application/shop/behaviour-tracking'
import type { AskedHere } from '#application/shop/asked-here'
import type { CustomerStreams } from '#application/shop/customer-streams'
import { cartRefusalMessage } from '#application/shop/messages'
import type { NoticeBoard } from '#application/shop/notice-board'
import type { Shop } from '#application/shop/shop'
import { savingOf, type Saving } from './waiting-edits'

export interface CartCommandParts {
  readonly present: () => CustomerStreams | undefined
  readonly session: () => SessionState
  /** For which places a cart is asked for just now. */
  readonly places: () => CartPlaces
  readonly notices: NoticeBoard
  readonly asked: AskedHere
  readonly sendNow: () => void
  readonly waiting: Projection<boolean>
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
  | 'tryAgain'
  | 'dismissRefused'
>

/** What a view can ask of the cart. A refusal is answered, and told the user where no field can show it. */
export const cartCommands = ({
  present,
  session,
  places,
  notices,
  asked,
  sendNow,
  waiting,
  tracking,
}: CartCommandParts): CartCommands => {
  const dispatch = (body: CartCommandBody): E.Either<CartRefusal | Halted, readonly CartEvent[]> => {
    const streams = present()
    return streams === undefined ? E.left({ tag: 'NotLoggedIn' }) : streams.cart.dispatch(body)
  }

  /** Answers the id of the edit that was taken; undefined where nothing is to be changed. */
  const request = (body: CartEdit): E.Either<CartRefusal | Halted, CommandId | undefined> =>
    pipe(
      dispatch(body),
      E.map((events) => {
        const taken = events.find(isEditRequested)
        if (taken !== undefined) asked.edits.set(taken.id, editOf(taken))
        return taken?.id
      }),
    )

  const edit = (body: CartEdit): E.Either<CartRefusal | Halted, void> =>
    pipe(
      request(body),
      E.map(() => undefined),
    )

  const saving = (id: CommandId | undefined): Saving => {
    const streams = present()
    return id === undefined || streams === undefined
      ? Promise.resolve('refused')
      : savingOf(id, streams.cart.events, waiting)
  }

  const tellRefusal = <A>(result: E.Either<CartRefusal | Halted, A>): E.Either<CartRefusal | Halted, A> => {
    if (E.isLeft(result)) notices.post('warning', cartRefusalMessage(result.left))
    return result
  }

  /** For edits whose refusals their own fields show. */
  const tellHalt = <A>(result: E.Either<CartRefusal | Halted, A>): E.Either<CartRefusal | Halted, A> =>
    E.isLeft(result) && result.left.tag === 'Halted' ? tellRefusal(result) : result

  const dismissRefused = (id: CommandId): void => void dispatch({ type: 'DismissRefusedEdits', edits: [id] })

  return {
    addToCart: (articles) => {
      const chosen = session().delivery.choice?.deliveryId
      const lines = articles.map(({ articleNumber, quantity, label = '', deliveryId = chosen, variant }) => ({
        articleNumber,
        quantity,
        label,
        deliveryId,
        article: variant === undefined ? undefined : lineArticle(variant),
      }))
      const added = tellRefusal(request({ type: 'AddLines', lines }))
      if (E.isRight(added)) tracking.added(articles)
      return pipe(added, E.map(saving))
    },
    changeQuantity: (line, quantity) => tellHalt(edit({ type: 'ChangeQuantity', line, quantity })),
    sendNow,
    changeLabel: (line, label) => tellRefusal(edit({ type: 'ChangeLabel', line, label })),
    changeDelivery: (lines, deliveryId) => tellRefusal(edit({ type: 'ChangeDelivery', lines, deliveryId })),
    removeLines: (lines) => tellRefusal(edit({ type: 'RemoveLines', lines })),
    emptyCart: () => tellRefusal(edit({ type: 'EmptyCart' })),
    deleteCart: () => tellRefusal(edit({ type: 'DeleteCart' })),
    tryAgain: (id) => {
      const state = present()?.cart.state.get()
      const refused = state?.tag === 'InContext' ? state.refused.find((one) => one.id === id) : undefined
      if (refused === undefined) return E.right(undefined)
      const made = tellRefusal(edit(refused.edit))
      // An edit that changes nothing any more takes no other one's place.
      if (E.isRight(made)) dismissRefused(id)
      return made
    },
    dismissRefused,
    refreshCart: () => void dispatch({ type: 'RefreshCart', places: places() }),
    requestDeliveryDate: (deliveryId, date) => tellRefusal(edit({ type: 'RequestDeliveryDate', deliveryId, date })),
    includeDelivery: (deliveryId, included) => tellRefusal(edit({ type: 'IncludeDelivery', deliveryId, included })),
  }
}
