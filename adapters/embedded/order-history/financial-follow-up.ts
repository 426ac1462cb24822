import { sql } from 'kysely'
import * as O from 'fp-ts/Option'
import type { FinancialFollowUp } from '#application/ports/order-history'
import { calendarDate, datePartsOf, type CalendarDate } from '#domain/kernel/calendar-date'
import { invoiceNumber, projectId, type CustomerId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { Database } from '../database/database'
import { instantOf } from './order-clock'
import { presentNumber } from './order-summary'

/** The first day of the month two years before the present one. */
const firstDayOf = (today: CalendarDate): CalendarDate => {
  const { year, month } = datePartsOf(today)
  return O.getOrElse(() => today)(calendarDate(`${year - 2}-${String(month).padStart(2, '0')}-01`))
}

const dayOf = (text: string): CalendarDate => O.getOrElseW(() => unreadableDay(text))(calendarDate(text))

const unreadableDay = (text: string): never => {
  throw new Error(`The database answers ${text} as a day`)
}

interface SpendingRow {
  readonly month: string
  readonly project_id: string
  readonly project_name: string | null
  readonly slug: string | null
  readonly name: string | null
  readonly amount: number
}

/**
 * What a customer has ordered since the month two years ago, by month, project and department, less what was cancelled or
 * credited; and what it has to pay (PERM-18). A month is that of the order in Sweden.
 */
export const financialFollowUp = async (
  db: Database,
  customer: CustomerId,
  today: CalendarDate,
): Promise<FinancialFollowUp> => {
  const from = instantOf({ day: firstDayOf(today), timeOfDay: '00:00' })
  const spent = await sql<SpendingRow>`
    with placed as (
      select order_number, project_id, freight, history.status,
        to_char(history.placed_at at time zone 'Europe/Stockholm', 'YYYY-MM') as month
      from order_history as history join order_deliveries using (order_number) join orders using (order_id)
      where history.customer_id = ${customer} and history.placed_at >= ${from}::timestamptz
    ), amounts as (
      select month, project_id, split_part(category_slug, '/', 1) as slug,
        line_total - coalesce(order_deductions.amount, 0) as amount
      from placed join order_lines using (order_number)
      left join order_deductions using (order_number, position)
      left join variants using (article_number)
      left join products using (product_id)
      union all
      select month, project_id, null, freight from placed where status <> 'cancelled'
    ), summed as (
      select month, project_id, slug, sum(amount) as amount from amounts group by month, project_id, slug
    )
    select month, summed.project_id, projects.name as project_name, categories.slug, categories.name, amount
    from summed
    left join projects on projects.customer_id = ${customer} and projects.project_id = summed.project_id
    left join categories on categories.slug = summed.slug
    where amount <> 0
    order by month, summed.project_id, summed.slug nulls last`.execute(db)
  const open = await db
    .selectFrom('order_invoices')
    .innerJoin('order_history', 'order_history.order_number', 'order_invoices.order_number')
    .select(['invoice_number', 'order_invoices.order_number', 'confirmed_number', 'issued_on', 'due_on', 'open_amount'])
    .select('order_invoices.total')
    .where('order_invoices.customer_id', '=', customer)
    .where('open_amount', '>', 0)
    .orderBy('due_on')
    .orderBy('invoice_number')
    .execute()
  return {
    spending: spent.rows.map((row) => ({
      month: row.month,
      project:
        row.project_id === '' ? undefined : { projectId: projectId(row.project_id), name: row.project_name ?? '' },
      department: row.slug === null ? undefined : { slug: row.slug, name: row.name ?? '' },
      amount: money(row.amount),
    })),
    openInvoices: open.map((row) => ({
      invoiceNumber: invoiceNumber(row.invoice_number),
      orderNumber: presentNumber(row),
      issuedOn: dayOf(row.issued_on),
      dueOn: dayOf(row.due_on),
      total: money(row.total),
      open: money(row.open_amount),
    })),
  }
}
