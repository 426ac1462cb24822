import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import type { OrdersPage, OrderSummary } from '#application/ports/order-history'
import type { Answer } from '#application/projections/answer'
import type { CustomerId } from '#domain/kernel/ids'
import { ORDERS_OF_A_PAGE, readOrderSearch } from '#domain/order/order-search'
import type { SignedIn } from '#domain/session/session'
import { Button } from '../../components/Button'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { FaultBox } from '../../components/FaultBox'
import { LinkButton } from '../../components/LinkButton'
import { Skeleton } from '../../components/Skeleton'
import { useToday } from '../../shop/now'
import { useMay } from '../../shop/permissions'
import { useSession } from '../../shop/ShopContext'
import { useAnswer, useLatestValue } from '../../shop/use-answer'
import { formatQuantity } from '../../texts/format'
import { MyPagesFrame } from '../MyPagesFrame'
import { Pages } from '../Pages'
import { useListAddress } from '../use-list-address'
import { ExportOrders } from './ExportOrders'
import { OrderAgainDialog } from './OrderAgainDialog'
import { ordersQuery, readerOf } from './order-calls'
import { emptyOrdersAddress, isFiltered, ordersQueryOf, readOrdersAddress, writeOrdersAddress } from './orders-address'
import { OrdersFilters } from './OrdersFilters'
import { OrdersTable } from './OrdersTable'
import { t } from './t'
import styles from './OrdersPage.module.css'

/** `/mina-sidor/orderhistorik`: placed orders, by what the address says (ORDER-01, ORDER-09, ORDER-12). */
export const Component = () => {
  const session = useSession()
  if (session.tag !== 'Authenticated') return null
  return <Orders signedIn={session.signedIn} reader={readerOf(session)} present={session.context?.customerId} />
}

interface OrdersProps {
  readonly signedIn: SignedIn
  readonly reader: string | undefined
  readonly present: CustomerId | undefined
}

const Orders = ({ signedIn, reader, present }: OrdersProps) => {
  const [address, go] = useListAddress(readOrdersAddress, writeOrdersAddress)
  const today = useToday()
  const hidePrices = !useMay('seePrices')
  const query = ordersQueryOf(address)
  const answer = useAnswer(ordersQuery, reader === undefined ? undefined : { reader, changes: 0, query })
  const page = useLatestValue(answer, reader)
  const mayOrder = useMay('placeOrders')
  const [again, setAgain] = useState<string>()
  const onAgain = useCallback(({ orderNumber }: OrderSummary) => setAgain(orderNumber), [])

  return (
    <MyPagesFrame
      title={t('orders.title')}
      note={
        page === undefined ? undefined : t('orders.count', { count: formatQuantity(page.total), orders: page.total })
      }
      actions={<ExportOrders query={query} />}
    >
      <OrdersFilters
        address={address}
        customers={signedIn.customers}
        present={present}
        hidePrices={hidePrices}
        onChange={go}
      />
      <Found
        answer={answer}
        page={page}
        isFiltered={isFiltered(address)}
        isWordless={readOrderSearch(address.text).isWordless}
        onClear={() => go({ ...emptyOrdersAddress, customers: address.customers, sort: address.sort })}
        onFirst={() => go({ page: 1 })}
      >
        {(shown) => (
          <>
            <OrdersTable
              orders={shown.orders}
              today={today}
              hidePrices={hidePrices}
              showCustomer={address.customers.tag === 'All'}
              onAgain={mayOrder ? onAgain : undefined}
            />
            <Pages
              page={address.page}
              size={ORDERS_OF_A_PAGE}
              total={shown.total}
              onGo={(next) => go({ page: next })}
            />
          </>
        )}
      </Found>
      {again !== undefined && reader !== undefined && (
        <OrderAgainDialog number={again} reading={{ reader, changes: 0 }} onClose={() => setAgain(undefined)} />
      )}
    </MyPagesFrame>
  )
}

interface FoundProps {
  readonly answer: Answer<OrdersPage>
  /** What was answered last, which is shown until the next answer comes. */
  readonly page: OrdersPage | undefined
  readonly isFiltered: boolean
  readonly isWordless: boolean
  readonly onClear: () => void
  readonly onFirst: () => void
  readonly children: (page: OrdersPage) => ReactNode
}

const Found = ({ answer, page, isFiltered: filtered, isWordless, onClear, onFirst, children }: FoundProps) => {
  if (answer.tag === 'Failed')
    return (
      <FaultBox title={t('orders.failed')} onRetry={answer.retry}>
        {t('orders.failed.text')}
      </FaultBox>
    )
  if (page === undefined) return <Skeleton rows={ORDERS_OF_A_PAGE} kind="text" />
  if (page.orders.length === 0 && page.total === 0)
    return filtered ? (
      <EmptyCompartment title={t('orders.none')}>
        <p>{t(isWordless ? 'orders.none.wordless' : 'orders.none.text')}</p>
        <Button variant="secondary" onClick={onClear}>
          {t('orders.none.clear')}
        </Button>
      </EmptyCompartment>
    ) : (
      <EmptyCompartment title={t('orders.empty')}>
        <p>{t('orders.empty.text')}</p>
        <LinkButton variant="secondary" to="/sortiment">
          {t('orders.empty.shop')}
        </LinkButton>
      </EmptyCompartment>
    )
  if (page.orders.length === 0)
    return (
      <EmptyCompartment title={t('orders.beyond')}>
        <p>{t('orders.beyond.text', { pages: Math.ceil(page.total / ORDERS_OF_A_PAGE) })}</p>
        <Button variant="secondary" onClick={onFirst}>
          {t('orders.beyond.first')}
        </Button>
      </EmptyCompartment>
    )
  return (
    <div className={styles.found} aria-busy={answer.tag === 'Asking' || undefined}>
      {children(page)}
    </div>
  )
}
