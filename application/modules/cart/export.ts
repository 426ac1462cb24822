import * as E from 'fp-ts/Either'
import type { Cart, CartState } from '#domain/cart/cart'
import type { LineKey } from '#domain/cart/line-key'
import { message } from '#application/messages/message'
import type { NoticeBoard } from '#application/messages/notice-board'
import type { CartService } from '#application/ports/cart-service'
import type { SheetFormat } from '#application/ports/spreadsheets'
import type { Projection } from '#application/projections/projection'

export interface ExportParts {
  readonly state: Projection<CartState>
  /** Whether edits wait because the service does not answer. */
  readonly waiting: Projection<boolean>
  /** Sends what waits to be sent. */
  readonly flush: () => void
  readonly cart: Pick<CartService, 'exportItems'>
  readonly notices: NoticeBoard
}

/** Asks for the file of lines; undefined when there is none, which is also told (ERROR-23). */
export type ExportLines = (lines: readonly LineKey[], format: SheetFormat) => Promise<Uint8Array | undefined>

const EXPORT = 'export'

/** The confirmed cart when nothing is pending, so that the file has what the user sees; undefined when edits must wait. */
const settledCart = ({ state, waiting, flush }: ExportParts): Promise<Cart | undefined> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = []
    let isOver = false
    const end = (cart: Cart | undefined): void => {
      isOver = true
      stops.forEach((stop) => stop())
      resolve(cart)
    }
    const look = (): void => {
      if (isOver) return
      const now = state.get()
      if (now.tag === 'NoContext' || waiting.get()) return end(undefined)
      if (now.pending.length === 0) end(now.confirmed)
    }
    flush()
    look()
    for (const projection of [state, waiting]) if (!isOver) stops.push(projection.subscribe(look))
  })

/** The export of a cart changes nothing, so no command and no event tell of it. */
export const createExport =
  (parts: ExportParts): ExportLines =>
  async (keys, format) => {
    parts.notices.withdraw(EXPORT)
    const cart = await settledCart(parts)
    const items = cart?.lines.flatMap(({ key, cartItemId }) =>
      cartItemId !== undefined && keys.includes(key) ? [cartItemId] : [],
    )
    if (cart !== undefined && items !== undefined && items.length > 0) {
      const file = await parts.cart.exportItems(cart.cartId, items, format)()
      if (E.isRight(file)) return file.right
    }
    parts.notices.post('error', message('errors.cart_generate_file'), { wrapped: true, about: [EXPORT] })
    return undefined
  }
