import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CartArea } from '#application/modules/cart/area'
import type { Saving } from '#application/modules/cart/waiting-edits'
import type { SheetFormat } from '#application/ports/spreadsheets'
import { cartLines } from '#application/projections/cart-lines'
import { readModel } from '#application/projections/projection'
import type { WriteAhead } from '#application/runtime/write-ahead'
import { type Cart, type CartLine, changesTo } from '#domain/cart/cart'
import { type CartTerms, cartView } from '#domain/cart/cart-view'
import { cartDecider } from '#domain/cart/decider'
import { emptiedIn } from '#domain/cart/emptied-cart'
import { lineArticle } from '#domain/cart/line-article'
import type { LineKey } from '#domain/cart/line-key'
import type { CartCommandBody, CartEffect, CartRefusal, CartSettlement } from '#domain/cart/protocol'
import { oldestPending } from '#domain/cart/pending-edits'
import { type HeldEdit, heldEdit, type RefusedEdit } from '#domain/cart/refused-edits'
import { editToTakeOut } from '#domain/cart/replacement'
import { editsToUndo } from '#domain/cart/undone-change'
import { editsToRestore, type Restoration } from '#domain/cart/restoration'
import type { CartStatus } from '#domain/cart/status'
import { areSameOnTheWay, type BroughtLines, linesOnTheWay } from '#domain/cart/transfer'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import { type CartId, commandId, type Instant } from '#domain/kernel/ids'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { noPlaces } from '../domain/given'
import { drive } from './driven'
import { variable } from './variable'

interface Exported {
  readonly lines: readonly LineKey[]
  readonly format: SheetFormat
}

/** What a test says of the cart service, and what was asked of it. */
export interface FakeCart {
  readonly sentNow: () => number
  /** The files that were asked for. */
  readonly exported: () => readonly Exported[]
  readonly adoptCart: (cart: Cart) => void
  readonly failFetch: () => void
  /** The service answers no to every edit on its way. */
  readonly refuseEdits: (failure: CallFailure) => void
  /** Every edit on its way turns out to be of an earlier day. */
  readonly holdEdits: () => void
  /** From now on the service takes no add. */
  readonly refusesAdds: (failure: CallFailure) => void
  /** From now on edits wait. */
  readonly serviceDoesNotAnswer: () => void
  readonly serviceAnswers: () => void
  /** The lines of another cart come along, and their transfer gets no answer. */
  readonly bring: (source: CartId, brought: BroughtLines | undefined) => void
  /** That transfer is answered: the cart has these lines. */
  readonly confirmBrought: (lines: readonly CartLine[]) => void
}

export interface FakeCartGiven {
  readonly cart: Cart | undefined
  readonly terms: CartTerms
  /** The customer whose cart it is; undefined while nobody is logged in. */
  readonly context: CustomerScope | undefined
  readonly at: Instant
  readonly chosenDelivery: () => DeliveryId | undefined
  readonly onEffect: (effect: CartEffect) => void
  readonly ahead: WriteAhead
}

const noneRefused: readonly RefusedEdit[] = []
const noneHeld: readonly HeldEdit[] = []

const aFailure: CallFailure = { tag: 'Lost', service: 'cart', status: undefined }

/** A cart without an outside: the domain decides, and nothing is settled until the test says so. */
export const fakeCart = (given: FakeCartGiven): { readonly area: CartArea; readonly fake: FakeCart } => {
  let sentNow = 0
  const exported: Exported[] = []
  const cartStatus = variable<CartStatus>(given.cart === undefined ? 'noCart' : 'idle')
  const fetchFailed = variable(false)
  const waiting = variable(false)
  let saving: Saving = Promise.resolve('saved')
  const cart = drive(
    cartDecider,
    (body: CartCommandBody | CartSettlement, id) => ({ ...body, id: commandId(id), at: given.at }),
    given.onEffect,
    given.ahead,
  )
  const view = readModel({ state: cart.state }, ({ state }) => cartView(state, given.terms))
  const edit = (body: CartCommandBody): E.Either<CartRefusal, void> => cart.dispatch(body)
  const pending = () => {
    const state = cart.state.get()
    return state.tag === 'InContext' ? state.pending.map(({ id }) => id) : []
  }

  const confirmBrought = (lines: readonly CartLine[]): void => {
    const state = cart.state.get()
    if (state.tag === 'NoContext' || state.confirmed === undefined) return
    const { confirmed } = state
    const changes = changesTo({ ...confirmed, version: confirmed.version + 1, lines }, confirmed)
    cart.dispatch({ type: 'ConfirmEdits', edits: pending(), changes })
  }

  let addFailure: CallFailure | undefined
  const refuseEdits = (failure: CallFailure): void =>
    void cart.dispatch({ type: 'RefuseEdits', edits: pending(), failure })

  if (given.context !== undefined) cart.dispatch({ type: 'EnterContext', context: given.context, places: noPlaces })
  if (given.cart !== undefined) cart.dispatch({ type: 'AdoptCart', cart: given.cart, known: undefined })

  const restore = (removed: Restoration): E.Either<CartRefusal, Saving> => {
    const { edits, left } = editsToRestore(cart.state.get(), removed)
    const [first] = left
    if (first !== undefined && edits.length === 0) return E.left(first.refusal)
    edits.forEach(edit)
    return E.right(saving)
  }

  const area: CartArea = {
    get: view.get,
    subscribe: view.subscribe,
    line: cartLines(view),
    status: cartStatus,
    fetchFailed,
    waiting,
    oldestPending: readModel({ state: cart.state }, ({ state }) => oldestPending(state)),
    heldEdits: readModel({ state: cart.state }, ({ state }) =>
      state.tag === 'InContext' ? state.held.map(heldEdit) : noneHeld,
    ),
    emptied: readModel({ state: cart.state }, ({ state }) => emptiedIn(state)),
    onTheWay: readModel({ state: cart.state }, ({ state }) => linesOnTheWay(state), areSameOnTheWay),
    sendHeld: (edits) => void cart.dispatch({ type: 'SendHeldEdits', edits }),
    discardHeld: (edits) => void cart.dispatch({ type: 'DiscardHeldEdits', edits }),
    bringBackDropped: (edits) => void cart.dispatch({ type: 'BringBackDroppedEdits', edits }),
    refusedEdits: readModel({ state: cart.state }, ({ state }) =>
      state.tag === 'InContext' ? state.refused : noneRefused,
    ),
    tryAgain: (id) => {
      const state = cart.state.get()
      const refused = state.tag === 'InContext' ? state.refused.find((one) => one.id === id) : undefined
      return refused === undefined ? E.right(undefined) : edit(refused.edit)
    },
    exportLines: async (lines, format) => {
      exported.push({ lines, format })
      return new TextEncoder().encode(lines.join('\n'))
    },
    dismissRefused: (id) => void cart.dispatch({ type: 'DismissRefusedEdits', edits: [id] }),
    add: (articles, from = 'hand') => {
      const chosen = given.chosenDelivery()
      const lines = articles.map(({ label = '', deliveryId = chosen, variant, ...article }) => ({
        label,
        deliveryId,
        ...article,
        article: variant === undefined ? undefined : lineArticle(variant),
        before: undefined,
      }))
      const added = edit({ type: 'AddLines', from, lines })
      if (addFailure !== undefined) refuseEdits(addFailure)
      return pipe(
        added,
        E.map(() => saving),
      )
    },
    takesAdds: () => cart.state.get().tag === 'InContext',
    changeQuantity: (line, quantity) => edit({ type: 'ChangeQuantity', line, quantity }),
    sendNow: () => {
      sentNow += 1
    },
    changeLabel: (lines, label) => edit({ type: 'ChangeLabel', lines, label }),
    changeDelivery: (lines, deliveryId) => edit({ type: 'ChangeDelivery', lines, deliveryId }),
    removeLines: (lines) =>
      pipe(
        edit({ type: 'RemoveLines', lines }),
        E.map(() => saving),
      ),
    restore,
    undoChange: (undo) => {
      for (const one of editsToUndo(cart.state.get(), undo).edits) edit(one)
    },
    undoReplacement: (added, removed) => {
      const back = restore(removed)
      const out = E.isRight(back) ? editToTakeOut(cart.state.get(), added) : undefined
      if (out !== undefined) edit(out)
      return back
    },
    replaceLine: (line, { articleNumber, quantity, label = '', deliveryId, variant }) =>
      pipe(
        edit({
          type: 'AddLines',
          from: 'hand',
          lines: [
            {
              ...{ articleNumber, quantity, label, deliveryId, before: line },
              article: variant === undefined ? undefined : lineArticle(variant),
            },
          ],
        }),
        E.map(async () => (await saving) === 'saved' && E.isRight(edit({ type: 'RemoveLines', lines: [line] }))),
      ),
    empty: () =>
      pipe(
        edit({ type: 'EmptyCart' }),
        E.map(() => saving),
      ),
    deleteCart: () =>
      pipe(
        edit({ type: 'DeleteCart' }),
        E.map(() => saving),
      ),
    refresh: () => void edit({ type: 'RefreshCart', places: noPlaces }),
    askDeliveriesInOrder: () => void cart.dispatch({ type: 'AskDeliveriesInOrder' }),
    requestDeliveryDate: (deliveryId, date) => edit({ type: 'RequestDeliveryDate', deliveryId, date }),
    includeDelivery: (deliveryId, included) => edit({ type: 'IncludeDelivery', deliveryId, included }),
  }

  return {
    area,
    fake: {
      sentNow: () => sentNow,
      exported: () => exported,
      adoptCart: (adopted) => void cart.dispatch({ type: 'AdoptCart', cart: adopted, known: undefined }),
      failFetch: () => {
        cart.dispatch({ type: 'FailFetch', failure: aFailure })
        cartStatus.set('error')
        fetchFailed.set(true)
      },
      refuseEdits,
      holdEdits: () => void cart.dispatch({ type: 'HoldEdits', edits: pending() }),
      refusesAdds: (failure) => {
        addFailure = failure
        saving = Promise.resolve('refused')
      },
      serviceAnswers: () => waiting.set(false),
      bring: (source, brought) => void cart.dispatch({ type: 'TransferCart', source, brought }),
      confirmBrought,
      serviceDoesNotAnswer: () => {
        saving = Promise.resolve('waiting')
        waiting.set(true)
      },
    },
  }
}
