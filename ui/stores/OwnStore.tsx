import * as E from 'fp-ts/Either'
import type { Shop } from '#application/shop/shop'
import { makingOwnStore, ownStoreOf } from '#domain/session/offered-deliveries'
import type { Store } from '#domain/stores/store'
import { Button } from '../components/Button'
import { Tag } from '../components/Tag'
import { useTell } from '../notices/ShellNotices'
import { useSession, useShopCommand } from '../shop/ShopContext'
import { t } from './t'

interface OwnStoreProps {
  readonly store: Pick<Store, 'id' | 'name'>
  readonly variant?: 'primary' | 'secondary'
}

/** Makes a store the user's own. */
export const OwnStore = ({ store, variant = 'secondary' }: OwnStoreProps) => {
  const session = useSession()
  const command = useShopCommand()
  const tell = useTell()
  if (ownStoreOf(session) === store.id) return <Tag tone="ok">{t('stores.own')}</Tag>
  const makeOwn = (shop: Shop) => {
    const change = makingOwnStore(shop.session.get(), store.id)
    const made =
      change.tag === 'ForDelivery'
        ? shop.session.chooseDelivery(change.choice)
        : shop.session.chooseStore(change.deliveryId, store.id)
    if (E.isLeft(made)) tell('service.message', { text: t('order.delivery.notAllowed') }, 'error')
    else tell('service.message', { text: t('stores.madeOwn', { store: store.name }) }, 'success')
  }
  return (
    <Button variant={variant} onClick={() => command(makeOwn)}>
      {t('stores.makeOwn')}
    </Button>
  )
}
