import { useSession } from '../../shop/ShopContext'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { Button } from '../../components/Button'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { MyPagesFrame } from '../MyPagesFrame'
import { AddressBookOf } from './AddressBookOf'
import { t } from './t'

/** `/mina-sidor/adresser`: the addresses of the customer that the user works for. */
export const Component = () => {
  const session = useSession()
  const { open } = useOrderHead()
  const customer = session.tag === 'Authenticated' ? session.context?.customerId : undefined
  // What is written for one customer is not saved for another.
  if (customer !== undefined) return <AddressBookOf key={customer} customer={customer} />
  return (
    <MyPagesFrame title={t('shell.addresses')}>
      <EmptyCompartment title={t('addressBook.noCustomer')}>
        <Button onClick={() => open('customer')}>{t('addressBook.chooseCustomer')}</Button>
      </EmptyCompartment>
    </MyPagesFrame>
  )
}
