import { useState } from 'react'
import type { HistoricOrder } from '#application/ports/order-history'
import { documentsOf } from '#domain/order/order-document'
import { Button } from '../../components/Button'
import { LinkButton } from '../../components/LinkButton'
import { useMay } from '../../shop/permissions'
import { useAnswer, useLatestValue } from '../../shop/use-answer'
import { MyPagesFrame } from '../MyPagesFrame'
import { orderInvoicesQuery, type Reading } from '../orders/order-calls'
import { OrderAgainDialog } from '../orders/OrderAgainDialog'
import { StatusMark } from '../orders/StatusMark'
import { CancelDialog } from './CancelDialog'
import { DownloadOrder } from './DownloadOrder'
import { EmailDialog } from './EmailDialog'
import { InquiryDialog } from './InquiryDialog'
import { OrderAddresses } from './OrderAddresses'
import { OrderDocuments } from './OrderDocuments'
import { OrderFacts } from './OrderFacts'
import { OrderInvoices } from './OrderInvoices'
import { OrderLines } from './OrderLines'
import { Shipments } from './Shipments'
import { t } from './t'
import styles from './OrderPage.module.css'

interface ShownOrderProps {
  readonly order: HistoricOrder
  readonly reading: Reading
  readonly onChanged: () => void
}

type OpenDialog = 'again' | 'email' | 'inquiry' | 'cancel'

/** A placed order with all that is known of it, and what can be done with it. */
export const ShownOrder = ({ order, reading, onChanged }: ShownOrderProps) => {
  const [dialog, setDialog] = useState<OpenDialog>()
  const hidePrices = !useMay('seePrices')
  const mayOrder = useMay('placeOrders')
  const number = order.orderNumber
  // Invoices are part of the financial follow-up (PERM-18, PERM-19).
  const seesInvoices = useMay('seeFinancialFollowUp')
  const invoices = useAnswer(orderInvoicesQuery, seesInvoices ? { ...reading, id: number } : undefined)
  const known = useLatestValue(invoices, reading.reader)
  const documents = documentsOf({
    isConfirmed: order.events.some(({ type }) => type === 'Confirmed'),
    shipments: order.shipments,
    invoices: known ?? [],
  })
  const close = () => setDialog(undefined)
  return (
    <MyPagesFrame
      title={t('orderPage.title', { number })}
      note={<StatusMark order={order} />}
      actions={
        <LinkButton to="/mina-sidor/orderhistorik" variant="text" icon="chevronLeft">
          {t('orderPage.back')}
        </LinkButton>
      }
    >
      <div className={styles.ways}>
        {mayOrder && (
          <Button icon="cart" onClick={() => setDialog('again')}>
            {t('orders.again')}
          </Button>
        )}
        <Button variant="secondary" icon="mail" onClick={() => setDialog('inquiry')}>
          {t('orderPage.inquiry')}
        </Button>
        {documents.length > 0 && (
          <Button variant="secondary" icon="document" onClick={() => setDialog('email')}>
            {t('orderPage.email')}
          </Button>
        )}
        <DownloadOrder number={number} />
        <Button variant="secondary" icon="print" onClick={() => window.print()}>
          {t('orderPage.print')}
        </Button>
        {order.isCancellable && (
          <Button variant="danger" onClick={() => setDialog('cancel')}>
            {t('orderPage.cancel')}
          </Button>
        )}
      </div>
      <OrderFacts order={order} />
      <Shipments order={order} />
      <OrderLines order={order} hidePrices={hidePrices} />
      <OrderAddresses number={number} reading={reading} />
      {seesInvoices && <OrderInvoices answer={invoices} invoices={known} hidePrices={hidePrices} />}
      <OrderDocuments number={number} documents={documents} />
      {dialog === 'again' && <OrderAgainDialog number={number} reading={reading} onClose={close} />}
      {dialog === 'email' && <EmailDialog number={number} documents={documents} onClose={close} />}
      {dialog === 'inquiry' && <InquiryDialog order={order} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog number={number} onChanged={onChanged} onClose={close} />}
    </MyPagesFrame>
  )
}
