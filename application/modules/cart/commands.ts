import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { LineKey } from '#domain/cart/line-key'
import type { CartCommandBody, CartEdit, CartEvent, CartRefusal, LineSource } from '#domain/cart/protocol'
import { editOf, isEditRequested } from '#domain/cart/pending-edits'
import { type AddedInPlace, editToTakeOut } from '#domain/cart/replacement'
import { editsToRestore, type Restoration } from '#domain/cart/restoration'
import { editsToUndo, type UndoOfChange } from '#domain/cart/undone-change'
import { lineArticle } from '#domain/cart/line-article'
import type { BriefVariant } from '#domain/catalogue/variant'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber, CommandId } from '#domain/kernel/ids'
import type { Projection } from '#application/projections/projection'
import type { Halted } from '#application/runtime/halt'
import {
  cartRefusalMessage,
  notRestoredMessage,
  restoredBeforeMessage,
  restoredOntoMessage,
} from '#application/messages/refusal-messages'
import { cartPlaces } from '#application/projections/terms'
import { customerNameOf } from '#application/log/stream-name'
import type { StreamOf } from '#application/runtime/stream'
import { customerScopeOf, expectedScopeOf } from '../customer-streams'
import type { Surroundings } from '../definition'
import type { ModuleHandle } from '../handle'
import { createExport, type ExportLines } from './export'
import type { RunningFetch } from './running-fetch'
import type { EditsOfTab } from './telling'
import type { CartTypes } from './types'
import { isTaken, savingOf, type Saving } from './waiting-edits'

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
   * Adds with the chosen delivery method, by hand unless rows `from` a file are uploaded; a refusal is also shown as a notice (CART-28, CART-54). The result resolves
   * when the service has confirmed the articles, so that a view does not say sooner that they are in the cart.
   */
  readonly add: (articles: readonly ArticleToAdd[], from?: LineSource) => E.Either<CartRefusal | Halted, Saving>
  /**
   * Whether `add` has a cart: that of the customer, or, while a stored session is being taken up, that of the customer whom
   * it is expected to be for. Then what is added waits in the log, also where the session turns out to have ended.
   */
  readonly takesAdds: () => boolean
  readonly changeQuantity: (line: LineKey, quantity: number) => E.Either<CartRefusal | Halted, void>
  /** Sends waiting quantities now: Enter and leaving a field do not wait out the 500 ms (CART-26). */
  readonly sendNow: () => void
  readonly changeLabel: (lines: readonly LineKey[], label: string) => E.Either<CartRefusal | Halted, void>
  readonly changeDelivery: (lines: readonly LineKey[], delivery: DeliveryId) => E.Either<CartRefusal | Halted, void>
  /** The result resolves as that of `add` does. */
  readonly removeLines: (lines: readonly LineKey[]) => E.Either<CartRefusal | Halted, Saving>
  /**
   * Brings back what was removed, with its deliveries. Lines that cannot come back are named in a notice, and are refused
   * where they are all. The result resolves as that of `add` does.
   */
  readonly restore: (removed: Restoration) => E.Either<CartRefusal | Halted, Saving>
  /**
   * Gives changed lines back what they had before, also those that became one with another. Lines that cannot come back
   * are named in a notice, and stay part of the other.
   */
  readonly undoChange: (undo: UndoOfChange) => void
  /** Brings a line back, and takes its replacement out again. Where the line cannot come back, the replacement stays. */
  readonly undoReplacement: (added: AddedInPlace, removed: Restoration) => E.Either<CartRefusal | Halted, Saving>
  /**
   * Adds an article in place of a line, where that stands. The line is removed when the service has taken the article, and
   * is kept where it has not. The result tells whether the line was removed.
   */
  readonly replaceLine: (line: LineKey, by: ArticleToAdd) => E.Either<CartRefusal | Halted, Promise<boolean>>
  /** Removes all lines (CART-47). The result resolves as that of `add` does. */
  readonly empty: () => E.Either<CartRefusal | Halted, Saving>
  /** Deletes the cart with its dates; the service then creates a new one (CART-05). The result resolves as that of `add`. */
  readonly deleteCart: () => E.Either<CartRefusal | Halted, Saving>
  /**
   * Fetches the cart again: after a failed fetch, or when another device may have changed it. A fetch without an answer
   * is given up.
   */
  readonly refresh: () => void
  /**
   * Asks which deliveries are part of the order, and fetches the cart again if they are not those shown (CART-38). Nothing is
   * asked while the browser has no network.
   */
  readonly askDeliveriesInOrder: () => void
  readonly requestDeliveryDate: (
    delivery: DeliveryId | 'all',
    date: CalendarDate,
  ) => E.Either<CartRefusal | Halted, void>
  readonly includeDelivery: (delivery: DeliveryId, included: boolean) => E.Either<CartRefusal | Halted, void>
  /** The file of lines once they are saved; undefined when there is none, which is also shown as a notice (CART-03). */
  readonly exportLines: ExportLines
  /** Sends a refused edit again, unchanged. */
  readonly tryAgain: (edit: CommandId) => E.Either<CartRefusal | Halted, void>
  readonly dismissRefused: (edit: CommandId) => void
  /** Sends edits that were left unsent on an earlier day. */
  readonly sendHeld: (edits: readonly CommandId[]) => void
  readonly discardHeld: (edits: readonly CommandId[]) => void
  /** Undoes that held edits were discarded, or a refused one dismissed. */
  readonly bringBackDropped: (edits: readonly CommandId[]) => void
}

export interface CartCommandParts {
  readonly handle: ModuleHandle<CartTypes>
  readonly edits: EditsOfTab
  readonly fetching: RunningFetch
  readonly waiting: Projection<boolean>
  readonly around: Surroundings
}

/** A refusal is returned, and shown as a notice where no field can show it. */
export const cartCommands = ({ handle, edits, fetching, waiting, around }: CartCommandParts): CartCommands => {
  const { notices, session, tracking } = around

  const dispatch = (
    body: CartCommandBody,
    stream = handle.stream(),
  ): E.Either<CartRefusal | Halted, readonly CartEvent[]> => stream?.dispatch(body) ?? E.left({ tag: 'NotLoggedIn' })

  /** The cart of the customer whom a stored session is expected to be for, if its delivery method is known too. */
  const expectedStream = (): StreamOf<CartTypes> | undefined => {
    const state = session.get()
    const scope = expectedScopeOf(around.parts.config.brand, state, around.parts.auth.claims())
    if (scope === undefined || state.delivery.choice === undefined) return undefined
    const stream = handle.streamFor(customerNameOf(scope))
    return stream?.state.get().tag === 'InContext' ? stream : undefined
  }

  const streamToAdd = (): StreamOf<CartTypes> | undefined => handle.stream() ?? expectedStream()

  /** @returns the id of the accepted edit; undefined where nothing changes */
  const request = (body: CartEdit, stream = handle.stream()): E.Either<CartRefusal | Halted, CommandId | undefined> =>
    pipe(
      dispatch(body, stream),
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

  const saving = (id: CommandId | undefined, stream = handle.stream()): Saving => {
    return id === undefined || stream === undefined ? Promise.resolve('refused') : savingOf(id, stream.events, waiting)
  }

  const tellRefusal = <A>(result: E.Either<CartRefusal | Halted, A>): E.Either<CartRefusal | Halted, A> => {
    if (E.isLeft(result)) notices.post('warning', cartRefusalMessage(result.left))
    return result
  }

  /** For edits whose refusals their own fields show. */
  const tellHalt = <A>(result: E.Either<CartRefusal | Halted, A>): E.Either<CartRefusal | Halted, A> =>
    E.isLeft(result) && result.left.tag === 'Halted' ? tellRefusal(result) : result

  const requestAdd = (
    articles: readonly ArticleToAdd[],
    from: LineSource,
    stream = handle.stream(),
    before?: LineKey,
  ): E.Either<CartRefusal | Halted, CommandId | undefined> => {
    const chosen = session.get().delivery.choice?.deliveryId
    const lines = articles.map(({ articleNumber, quantity, label = '', deliveryId = chosen, variant }) => ({
      articleNumber,
      quantity,
      label,
      deliveryId,
      article: variant === undefined ? undefined : lineArticle(variant),
      before,
    }))
    const added = tellRefusal(request({ type: 'AddLines', from, lines }, stream))
    if (E.isRight(added)) tracking.added(articles)
    return added
  }

  const dismissRefused = (id: CommandId): void => void dispatch({ type: 'DismissRefusedEdits', edits: [id] })

  const restore = (removed: Restoration): E.Either<CartRefusal | Halted, Saving> => {
    const { edits: asked, onto, restoredBefore, left } = editsToRestore(handle.state.get(), removed)
    const [first] = left
    if (first !== undefined) notices.post('warning', notRestoredMessage(left.map(({ line }) => line)))
    if (first !== undefined && asked.length === 0) return E.left(first.refusal)
    if (onto.length > 0) notices.post('info', restoredOntoMessage(onto))
    else if (asked.length === 0 && restoredBefore.length > 0)
      notices.post('info', restoredBeforeMessage(restoredBefore))
    const made = asked.map((one) => [one, tellRefusal(request(one))] as const)
    const added = made.findLast(([{ type }]) => type === 'AddLines')?.[1]
    return pipe(
      added ?? E.right(undefined),
      E.map((id) => saving(id)),
    )
  }

  return {
    add: (articles, from = 'hand') => {
      const stream = streamToAdd()
      return pipe(
        requestAdd(articles, from, stream),
        E.map((id) => saving(id, stream)),
      )
    },
    takesAdds: () => streamToAdd() !== undefined,
    changeQuantity: (line, quantity) => tellHalt(edit({ type: 'ChangeQuantity', line, quantity })),
    sendNow: () => around.runtime.flush('cart'),
    changeLabel: (lines, label) => tellRefusal(edit({ type: 'ChangeLabel', lines, label })),
    changeDelivery: (lines, deliveryId) => tellRefusal(edit({ type: 'ChangeDelivery', lines, deliveryId })),
    removeLines: (lines) =>
      pipe(
        tellRefusal(request({ type: 'RemoveLines', lines })),
        E.map((id) => saving(id)),
      ),
    restore,
    undoChange: (undo) => {
      const { edits: asked, left } = editsToUndo(handle.state.get(), undo)
      if (left.length > 0) notices.post('warning', notRestoredMessage(left))
      // A line is reduced only after what was part of it has come back.
      asked.every((one) => E.isRight(tellRefusal(request(one))))
    },
    undoReplacement: (added, removed) => {
      const back = restore(removed)
      const out = E.isRight(back) ? editToTakeOut(handle.state.get(), added) : undefined
      if (out !== undefined) tellRefusal(request(out))
      return back
    },
    replaceLine: (line, by) => {
      const stream = handle.stream()
      return pipe(
        requestAdd([by], 'hand', stream, line),
        E.map(async (id) => {
          if (id === undefined || stream === undefined || !(await isTaken(id, stream.events))) return false
          return E.isRight(stream.dispatch({ type: 'RemoveLines', lines: [line] }))
        }),
      )
    },
    empty: () =>
      pipe(
        tellRefusal(request({ type: 'EmptyCart' })),
        E.map((id) => saving(id)),
      ),
    deleteCart: () =>
      pipe(
        tellRefusal(request({ type: 'DeleteCart' })),
        E.map((id) => saving(id)),
      ),
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
    exportLines: createExport({
      state: handle.state,
      waiting,
      flush: () => around.runtime.flush('cart'),
      cart: around.parts.cart,
      notices,
    }),
    sendHeld: (ids) => void tellRefusal(dispatch({ type: 'SendHeldEdits', edits: ids })),
    discardHeld: (ids) => void dispatch({ type: 'DiscardHeldEdits', edits: ids }),
    bringBackDropped: (ids) => void dispatch({ type: 'BringBackDroppedEdits', edits: ids }),
    refresh: () => {
      if (fetching.again()) return
      const places = cartPlaces(session.get(), around.parts.config)
      const context = customerScopeOf(around.parts.config.brand, session.get())
      // The log-out of a closed tab may have reached the log after the log-in of this one.
      const isLeft = handle.state.get().tag === 'NoContext' && context !== undefined
      dispatch(isLeft ? { type: 'EnterContext', context, places } : { type: 'RefreshCart', places })
    },
    askDeliveriesInOrder: () => {
      if (!around.parts.connectivity.isLost()) dispatch({ type: 'AskDeliveriesInOrder' })
    },
    requestDeliveryDate: (deliveryId, date) => tellRefusal(edit({ type: 'RequestDeliveryDate', deliveryId, date })),
    includeDelivery: (deliveryId, included) => tellRefusal(edit({ type: 'IncludeDelivery', deliveryId, included })),
  }
}
