import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { LineKey } from '#domain/cart/line-key'
import type { CartCommandBody, CartEdit, CartEvent, CartRefusal, NewLine } from '#domain/cart/protocol'
import { editOf, isEditRequested } from '#domain/cart/pending-edits'
import { lineArticle } from '#domain/cart/line-article'
import type { BriefVariant } from '#domain/catalogue/variant'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber, CommandId } from '#domain/kernel/ids'
import type { Projection } from '#application/projections/projection'
import type { Halted } from '#application/runtime/halt'
import { cartRefusalMessage } from '#application/messages/refusal-messages'
import { cartPlaces } from '#application/projections/terms'
import type { Surroundings } from '../definition'
import type { ModuleHandle } from '../handle'
import type { EditsOfTab } from './telling'
import type { CartTypes } from './types'
import { savingOf, type Saving } from './waiting-edits'

export interface ArticleToAdd {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  readonly label?: string
  /** The delivery to add to, where a page names one itself (a docket's own row); else the chosen delivery method. */
  readonly deliveryId?: DeliveryId
  readonly variant: BriefVariant | undefined
}

/** What a view can ask of the cart. */
export interface CartCommands {
  /**
   * Adds with the chosen delivery method; a refusal is also shown as a notice (CART-28, CART-54). The result resolves
   * when the service has confirmed the articles, so that a view does not say sooner that they are in the cart.
   */
  readonly add: (articles: readonly ArticleToAdd[]) => E.Either<CartRefusal | Halted, Saving>
  readonly changeQuantity: (line: LineKey, quantity: number) => E.Either<CartRefusal | Halted, void>
  /** Sends waiting quantities now: Enter and leaving a field do not wait out the 500 ms (CART-26). */
  readonly sendNow: () => void
  readonly changeLabel: (line: LineKey, label: string) => E.Either<CartRefusal | Halted, void>
  readonly changeDelivery: (lines: readonly LineKey[], delivery: DeliveryId) => E.Either<CartRefusal | Halted, void>
  /** The result resolves as that of `add` does. */
  readonly removeLines: (lines: readonly LineKey[]) => E.Either<CartRefusal | Halted, Saving>
  /** Adds lines again that were removed, as `linesToRestore` had them. The result resolves as that of `add` does. */
  readonly restoreLines: (lines: readonly NewLine[]) => E.Either<CartRefusal | Halted, Saving>
  /** Removes all lines (CART-47). The result resolves as that of `add` does. */
  readonly empty: () => E.Either<CartRefusal | Halted, Saving>
  /** Deletes the cart with its dates; the service then creates a new one (CART-05). The result resolves as that of `add`. */
  readonly deleteCart: () => E.Either<CartRefusal | Halted, Saving>
  /** Fetches the cart again: after a failed fetch, or when another device may have changed it. */
  readonly refresh: () => void
  readonly requestDeliveryDate: (
    delivery: DeliveryId | 'all',
    date: CalendarDate,
  ) => E.Either<CartRefusal | Halted, void>
  readonly includeDelivery: (delivery: DeliveryId, included: boolean) => E.Either<CartRefusal | Halted, void>
  /** Sends a refused edit again, unchanged. */
  readonly tryAgain: (edit: CommandId) => E.Either<CartRefusal | Halted, void>
  readonly dismissRefused: (edit: CommandId) => void
}

export interface CartCommandParts {
  readonly handle: ModuleHandle<CartTypes>
  readonly edits: EditsOfTab
  readonly waiting: Projection<boolean>
  readonly around: Surroundings
}

/** A refusal is returned, and shown as a notice where no field can show it. */
export const cartCommands = ({ handle, edits, waiting, around }: CartCommandParts): CartCommands => {
  const { notices, session, tracking } = around

  const dispatch = (body: CartCommandBody): E.Either<CartRefusal | Halted, readonly CartEvent[]> => {
    return handle.stream()?.dispatch(body) ?? E.left({ tag: 'NotLoggedIn' })
  }

  /** @returns the id of the accepted edit; undefined where nothing changes */
  const request = (body: CartEdit): E.Either<CartRefusal | Halted, CommandId | undefined> =>
    pipe(
      dispatch(body),
      E.map((events) => {
        const taken = events.find(isEditRequested)
        if (taken !== undefined) edits.set(taken.id, editOf(taken))
        return taken?.id
      }),
    )

  const edit = (body: CartEdit): E.Either<CartRefusal | Halted, void> =>
    pipe(
      request(body),
      E.map(() => undefined),
    )

  const saving = (id: CommandId | undefined): Saving => {
    const stream = handle.stream()
    return id === undefined || stream === undefined ? Promise.resolve('refused') : savingOf(id, stream.events, waiting)
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
    add: (articles) => {
      const chosen = session.get().delivery.choice?.deliveryId
      const lines = articles.map(({ articleNumber, quantity, label = '', deliveryId = chosen, variant }) => ({
        articleNumber,
        quantity,
        label,
        deliveryId,
        article: variant === undefined ? undefined : lineArticle(variant),
        before: undefined,
      }))
      const added = tellRefusal(request({ type: 'AddLines', lines }))
      if (E.isRight(added)) tracking.added(articles)
      return pipe(added, E.map(saving))
    },
    changeQuantity: (line, quantity) => tellHalt(edit({ type: 'ChangeQuantity', line, quantity })),
    sendNow: () => around.runtime.flush('cart'),
    changeLabel: (line, label) => tellRefusal(edit({ type: 'ChangeLabel', line, label })),
    changeDelivery: (lines, deliveryId) => tellRefusal(edit({ type: 'ChangeDelivery', lines, deliveryId })),
    removeLines: (lines) => pipe(tellRefusal(request({ type: 'RemoveLines', lines })), E.map(saving)),
    restoreLines: (lines) => pipe(tellRefusal(request({ type: 'AddLines', lines })), E.map(saving)),
    empty: () => pipe(tellRefusal(request({ type: 'EmptyCart' })), E.map(saving)),
    deleteCart: () => pipe(tellRefusal(request({ type: 'DeleteCart' })), E.map(saving)),
    tryAgain: (id) => {
      const state = handle.state.get()
      const refused = state.tag === 'InContext' ? state.refused.find((one) => one.id === id) : undefined
      if (refused === undefined) return E.right(undefined)
      const made = tellRefusal(edit(refused.edit))
      // An edit without a change replaces no other edit.
      if (E.isRight(made)) dismissRefused(id)
      return made
    },
    dismissRefused,
    refresh: () => void dispatch({ type: 'RefreshCart', places: cartPlaces(session.get(), around.parts.config) }),
    requestDeliveryDate: (deliveryId, date) => tellRefusal(edit({ type: 'RequestDeliveryDate', deliveryId, date })),
    includeDelivery: (deliveryId, included) => tellRefusal(edit({ type: 'IncludeDelivery', deliveryId, included })),
  }
}
