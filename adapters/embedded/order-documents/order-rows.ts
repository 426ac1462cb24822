import type { FinancialFollowUp, HistoricOrder, OrderSummary } from '#application/ports/order-history'
import type { SheetCell } from '#application/ports/spreadsheets'
import { columnHeads } from '#adapters/contract/cart'
import type { OrderStatus } from '#domain/order/order-status'
import { deliveryNames } from '../config/delivery-names'
import { momentOf } from '../order-history/order-clock'

type Rows = readonly (readonly SheetCell[])[]

type Column<A> = readonly [head: string, cell: (of: A) => SheetCell]

const tableOf = <A>(columns: readonly Column<A>[], items: readonly A[]): Rows => [
  columns.map(([head]) => head),
  ...items.map((item) => columns.map(([, cell]) => cell(item))),
]

type Line = HistoricOrder['lines'][number]

/** By the first two, and the label's head, the file can be imported into a cart. */
const lineColumns: readonly Column<Line>[] = [
  [columnHeads.article, ({ articleNumber }) => articleNumber],
  [columnHeads.quantity, ({ ordered }) => ordered],
  ['Enhet', ({ unit }) => unit],
  ['Benämning', ({ name }) => name],
]
const linePrices: readonly Column<Line>[] = [
  ['Pris exkl. moms', ({ netPrice }) => netPrice ?? ''],
  ['Metalltillägg exkl. moms', ({ alloyingTotal }) => alloyingTotal ?? ''],
  ['Summa exkl. moms', ({ lineTotal }) => lineTotal ?? ''],
]
const lineProgress: readonly Column<Line>[] = [
  [columnHeads.label, ({ label }) => label],
  ['Levererat', ({ delivered }) => delivered],
  ['Återstår', ({ rest }) => rest],
  ['Annullerat', ({ cancelled }) => cancelled],
]

/** The rows of an order (ORDER-04); without prices where its reader may not see them. */
export const orderRows = ({ lines, total }: HistoricOrder): Rows =>
  tableOf([...lineColumns, ...(total === undefined ? [] : linePrices), ...lineProgress], lines)

const statusNames: Readonly<Record<OrderStatus, string>> = {
  received: 'Mottagen',
  confirmed: 'Bekräftad',
  picking: 'Plockas',
  dispatched: 'På väg',
  readyToCollect: 'Klar att hämta',
  partlyDelivered: 'Delvis levererad',
  delivered: 'Levererad',
  invoiced: 'Fakturerad',
  credited: 'Krediterad',
  cancelled: 'Annullerad',
}

const orderColumns: readonly Column<OrderSummary>[] = [
  ['Ordernummer', ({ orderNumber }) => orderNumber],
  ['Orderdatum', ({ placedAt }) => momentOf(placedAt).day],
  ['Status', ({ status }) => statusNames[status]],
  ['Leveransdag', ({ deliveryDay }) => deliveryDay ?? ''],
  ['Kundnummer', ({ customerId }) => customerId],
  ['Projekt', ({ project }) => project?.name || project?.projectId || ''],
  ['Beställare', ({ buyer }) => buyer.name],
  ['Er referens', ({ reference }) => reference ?? ''],
  ['Godsmärke', ({ goodsMark }) => goodsMark ?? ''],
  ['Leveranssätt', ({ deliveryId }) => deliveryNames[deliveryId]],
  ['Hämtas i', ({ store }) => store?.name ?? ''],
  ['Rader', ({ lineCount }) => lineCount],
  ['Rader kvar', ({ restLines }) => restLines],
]
const orderTotal: Column<OrderSummary> = ['Summa exkl. moms', ({ total }) => total ?? '']

/** Orders that a search has found. The column of sums is left out when its reader may see none of them. */
export const foundOrderRows = (orders: readonly OrderSummary[]): Rows =>
  tableOf(orders.some(({ total }) => total !== undefined) ? [...orderColumns, orderTotal] : orderColumns, orders)

const spendingColumns: readonly Column<FinancialFollowUp['spending'][number]>[] = [
  ['Månad', ({ month }) => month],
  ['Projektnummer', ({ project }) => project?.projectId ?? ''],
  ['Projekt', ({ project }) => project?.name ?? ''],
  ['Avdelning', ({ department }) => department?.name ?? 'Frakt och utgångna artiklar'],
  ['Belopp exkl. moms', ({ amount }) => amount],
]

/** What was spent, a row for each month, project and department (PERM-18). */
export const spendingRows = ({ spending }: FinancialFollowUp): Rows => tableOf(spendingColumns, spending)
