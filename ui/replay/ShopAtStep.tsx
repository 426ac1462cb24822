import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { ComponentType } from 'react'
import { createReplayedShop } from '#application/shop/replayed-shop'
import type { Replay } from '#application/replay/replay'
import { PageSkeleton } from '../components/PageSkeleton'
import { ShopScope, useCheckout } from '../shop/ShopContext'
import { t } from './t'
import styles from './ShopAtStep.module.css'

const viewFrom = (load: () => Promise<{ readonly Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }))

const views = {
  cart: viewFrom(() => import('../cart/CartPage')),
  delivery: viewFrom(() => import('../checkout/delivery/DeliveryPage')),
  summary: viewFrom(() => import('../checkout/summary/SummaryPage')),
  confirmation: viewFrom(() => import('../checkout/confirmation/ConfirmationPage')),
} as const

const names = ['cart', 'delivery', 'summary', 'confirmation'] as const

/** The shop's own views as they stood after a step. They cannot be used: a replay takes no command. */
export const ShopAtStep = ({ replay, step }: { readonly replay: Replay; readonly step: number }) => {
  const replayed = useMemo(() => createReplayedShop(replay), [replay])
  const arriving = useMemo(() => Promise.resolve(replayed), [replayed])
  const [view, setView] = useState<keyof typeof views>('cart')
  useEffect(() => replayed.show(step), [replayed, step])
  return (
    <div className={styles.shop}>
      <fieldset className={styles.views}>
        <legend>{t('replay.view')}</legend>
        {names.map((name) => (
          <label key={name}>
            <input type="radio" name="replay-view" checked={view === name} onChange={() => setView(name)} />
            {t(`replay.view.${name}`)}
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{t('replay.viewNote', { step })}</p>
      <div inert className={styles.page}>
        <ShopScope arriving={arriving}>
          <Suspense fallback={<PageSkeleton />}>
            <Shown view={view} />
          </Suspense>
        </ShopScope>
      </div>
    </div>
  )
}

const Shown = ({ view }: { readonly view: keyof typeof views }) => {
  const { placing } = useCheckout()
  const View = views[view]
  // The confirmation is a page of placed orders alone.
  return view === 'confirmation' && placing.tag !== 'Placed' ? <p>{t('replay.noConfirmation')}</p> : <View />
}
