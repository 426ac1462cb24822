import { addressLines } from '../../addresses/address-lines'
import { FaultBox } from '../../components/FaultBox'
import { PhoneLink } from '../../components/PhoneLink'
import { Skeleton } from '../../components/Skeleton'
import { useAnswer } from '../../shop/use-answer'
import { formatZipCode } from '../../texts/format'
import { orderAddressesQuery, type Reading } from '../orders/order-calls'
import { t } from './t'
import styles from './OrderPage.module.css'

/** Where the goods go and who pays them (ORDER-07). */
export const OrderAddresses = ({ number, reading }: { number: string; reading: Reading }) => {
  const answer = useAnswer(orderAddressesQuery, { ...reading, id: number })
  return (
    <section aria-labelledby="order-addresses" className={styles.section}>
      <h2 id="order-addresses">{t('orderPage.addresses')}</h2>
      {answer.tag === 'Asking' && <Skeleton rows={2} kind="text" />}
      {answer.tag === 'Failed' && <FaultBox title={t('orderPage.addresses.failed')} onRetry={answer.retry} />}
      {answer.tag === 'Answered' && (
        <div className={styles.addresses}>
          {answer.value.delivery !== undefined && (
            <div className={styles.address}>
              <h3>{t('orderPage.addresses.delivery')}</h3>
              {addressLines(answer.value.delivery).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          {answer.value.store !== undefined && (
            <div className={styles.address}>
              <h3>{t('orderPage.addresses.store')}</h3>
              <p>{answer.value.store.name}</p>
              <p>{answer.value.store.address}</p>
              <p>
                {formatZipCode(answer.value.store.zipCode)} {answer.value.store.city}
              </p>
              <PhoneLink phone={answer.value.store.phone} of={answer.value.store.name} />
            </div>
          )}
          <div className={styles.address}>
            <h3>{t('orderPage.addresses.customer')}</h3>
            <p>
              {answer.value.customer.customerId} {answer.value.customer.name}
            </p>
            <p>
              {formatZipCode(answer.value.customer.zipCode)} {answer.value.customer.city}
            </p>
          </div>
        </div>
      )}
    </section>
  )
}
