import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync } from 'fastify'
import { type CartLine } from '#domain/cart/cart'
import { lineTotal } from '#domain/cart/cart-view'
import { may } from '#domain/session/permissions'
import type { SheetCell } from '#application/ports/spreadsheets'
import { columnHeads, ExportBody } from '#adapters/contract/cart'
import { routes } from '#adapters/contract/paths'
import { identityOf, type Identity } from '../auth/identity'
import { deliveryCalendarOf } from '../config/delivery-calendar'
import { deliveryNames } from '../config/delivery-names'
import type { ServiceContext } from '../context'
import { limits } from '../limits'
import { notFound, notLoggedIn, readAs, sendFailure, type RequestFailure } from '../request-failure'
import { sendSheet } from '../spreadsheet/send-sheet'
import type { CartParams } from './cart-call'
import { withArticles } from './line-variants'
import { placesOf, readPlaces } from './places'
import { readCart } from './read-cart'

const tooManyItems: RequestFailure = {
  status: 422,
  code: 'CART_LIMIT',
  message: `Högst ${limits.cart.mostChanged} rader kan exporteras på en gång.`,
}

type Column = readonly [head: string, cell: (line: CartLine) => SheetCell]

/** By the first two, and the label's head, the file can be imported again. */
const plainColumns: readonly Column[] = [
  [columnHeads.article, ({ articleNumber }) => articleNumber],
  [columnHeads.quantity, ({ quantity }) => quantity],
  ['Enhet', ({ article }) => article?.unit ?? ''],
  ['Benämning', ({ article }) => article?.name ?? ''],
]
const priceColumns: readonly Column[] = [
  ['Pris exkl. moms', ({ article }) => (article?.price?.askForPrice === false ? article.price.netPrice : '')],
  ['Summa exkl. moms', (line) => lineTotal(line) ?? ''],
]
const lastColumns: readonly Column[] = [
  [columnHeads.label, ({ label }) => label],
  ['Leverans', ({ deliveryId }) => deliveryNames[deliveryId]],
]

const tableOf = (lines: readonly CartLine[], identity: Identity): readonly (readonly SheetCell[])[] => {
  const columns = [...plainColumns, ...(may(identity, 'seePrices') ? priceColumns : []), ...lastColumns]
  return [columns.map(([head]) => head), ...lines.map((line) => columns.map(([, cell]) => cell(line)))]
}

/** The wanted lines of the present cart, in its order; all of them where none is named. */
const wantedLines = async (
  services: ServiceContext,
  identity: Identity,
  cart: string,
  items: readonly string[],
): Promise<readonly CartLine[] | undefined> => {
  const found = await readCart(services, identity)
  if (found === undefined || found.cartId !== cart) return undefined
  const wanted = new Set(items)
  const lines = found.lines.filter(({ cartItemId: id }) => items.length === 0 || (id !== undefined && wanted.has(id)))
  if (items.length > 0 && lines.length === 0) return undefined
  const places = await readPlaces(services.db)
  const calendar = deliveryCalendarOf(identity.brand, services.clock)
  return withArticles(services.db, identity, lines, (delivery) => placesOf(delivery, places), calendar)
}

/** The file of a cart (CART-03, CART-39). It changes nothing. */
export const exportPlugin: FastifyPluginAsync = async (app) => {
  const { services } = app

  app.post<{ Params: CartParams }>(
    routes.exportItems.path,
    { bodyLimit: limits.cart.mostBytes },
    async (request, reply) => {
      const identity = await identityOf(request)
      if (identity === undefined) return sendFailure(reply, notLoggedIn)
      const items = readAs(ExportBody, request.body)
      if (E.isLeft(items)) return sendFailure(reply, items.left)
      if (items.right.length > limits.cart.mostChanged) return sendFailure(reply, tooManyItems)
      const lines = await wantedLines(services, identity, request.params.cartId, items.right)
      if (lines === undefined) return sendFailure(reply, notFound)
      return sendSheet(request, reply, `varukorg-${services.clock.today()}`, tableOf(lines, identity))
    },
  )
}
