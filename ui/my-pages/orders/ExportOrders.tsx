import type { OrdersQuery } from '#application/ports/order-history'
import { useToday } from '../../shop/now'
import { SaveAs } from '../SaveAs'
import { useDocumentCalls } from './order-calls'
import { t } from './t'

/** A file of all orders that the filters let through, on every page of the list. */
export const ExportOrders = ({ query }: { query: OrdersQuery }) => {
  const makeCall = useDocumentCalls()
  const today = useToday()
  const { limit: _limit, offset: _offset, ...exported } = query
  return (
    <SaveAs
      label={t('orders.export')}
      name={t('orders.export.name', { day: today ?? '' })}
      fetch={(format) => makeCall((service) => service.exportSearch(exported, format))}
    />
  )
}
