import type { BroughtLines } from '#domain/cart/transfer'
import type { SessionState } from '#domain/session/session'
import { t } from '../texts/t'
import { useDeferredOnTheWay, useSession } from './ShopContext'

/** The lines that transfers bring into the cart, in words: a sentence without its full stop for each transfer. */
export const useLinesOnTheWay = (): readonly string[] => {
  const onTheWay = useDeferredOnTheWay()
  const session = useSession()
  return onTheWay.map(({ brought }) =>
    brought === undefined
      ? t('cart.onTheWay.unknown')
      : t('cart.onTheWay', { count: brought.lineCount, source: sourceOf(brought, session) }),
  )
}

/** Whose cart they come from; of the present customer the project also, which is then another one. */
const sourceOf = ({ from }: BroughtLines, session: SessionState): string => {
  if (session.tag !== 'Authenticated') return from.customerId
  const found = session.signedIn.customers.find(({ customerId }) => customerId === from.customerId)
  const customer = found?.name ?? from.customerId
  if (from.customerId !== session.context?.customerId) return customer
  if (from.projectId === undefined) return t('cart.onTheWay.noProject', { customer })
  const project = found?.projects.find(({ projectId }) => projectId === from.projectId)
  return t('cart.onTheWay.of', { customer, project: project?.name ?? from.projectId })
}
