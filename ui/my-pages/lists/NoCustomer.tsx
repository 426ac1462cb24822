import { Button } from '../../components/Button'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { MyPagesFrame } from '../MyPagesFrame'
import { t } from './t'

/** Lists belong to a customer, which the user has not chosen. */
export const NoCustomer = ({ title }: { title: string }) => {
  const { open } = useOrderHead()
  return (
    <MyPagesFrame title={title}>
      <EmptyCompartment title={t('lists.noCustomer')}>
        <Button onClick={() => open('customer')}>{t('lists.chooseCustomer')}</Button>
      </EmptyCompartment>
    </MyPagesFrame>
  )
}
