import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { FaultBox } from '../../components/FaultBox'
import { LinkButton } from '../../components/LinkButton'
import { Skeleton } from '../../components/Skeleton'
import { useSession } from '../../shop/ShopContext'
import { useAnswer, useLatestValue } from '../../shop/use-answer'
import { MyPagesFrame } from '../MyPagesFrame'
import { orderIdQuery, orderQuery, readerOf } from '../orders/order-calls'
import { orderPath } from '../orders/order-words'
import { ShownOrder } from './ShownOrder'
import { t } from './t'

/** `/mina-sidor/orderhistorik/{id}`: an order by its number, or by the one that the checkout answered (ORDER-11). */
export const Component = () => {
  const session = useSession()
  const { id = '' } = useParams()
  const reader = readerOf(session)
  if (session.tag !== 'Authenticated') return null
  return <OneOrder key={id} id={id} reader={reader} />
}

const OneOrder = ({ id, reader }: { id: string; reader: string | undefined }) => {
  const [changes, setChanges] = useState(0)
  const answer = useAnswer(orderQuery, reader === undefined ? undefined : { reader, changes, id })
  const order = useLatestValue(answer, reader)
  const present = useAnswer(orderIdQuery, reader === undefined ? undefined : { reader, changes: 0, id })
  // The number that the checkout answered leads to the order by the number that it has now.
  if (present.tag === 'Answered' && present.value !== id) return <Navigate to={orderPath(present.value)} replace />
  if (order !== undefined && reader !== undefined)
    return (
      <ShownOrder order={order} reading={{ reader, changes }} onChanged={() => setChanges((before) => before + 1)} />
    )
  return (
    <MyPagesFrame
      title={t('orderPage.title', { number: id })}
      actions={
        <LinkButton to="/mina-sidor/orderhistorik" variant="text" icon="chevronLeft">
          {t('orderPage.back')}
        </LinkButton>
      }
    >
      {answer.tag === 'Asking' && <Skeleton rows={8} kind="text" />}
      {answer.tag === 'Failed' && (
        <FaultBox title={t('orderPage.failed')} onRetry={answer.retry}>
          {t('orderPage.failed.text')}
        </FaultBox>
      )}
      {answer.tag === 'Answered' && (
        <EmptyCompartment title={t('orderPage.notFound')}>
          <p>{t('orderPage.notFound.text')}</p>
        </EmptyCompartment>
      )}
    </MyPagesFrame>
  )
}
