import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { createReplayedShop } from '#application/shop/replayed-shop'
import type { Replay } from '#application/replay/replay'
import { PageSkeleton } from '../components/PageSkeleton'
import { ShopScope, useCheckout } from '../shop/ShopContext'
import { t } from './t'
import styles from './ShopAtStep.module.css'

const views = {
  cart: () => import('../cart/CartPage'),
  delivery: () => import('../checkout/delivery/DeliveryPage'),
  summary: () => import('../checkout/summary/SummaryPage'),
  confirmation: () => import('../checkout/confirmation/ConfirmationPage'),
} as const

type ViewName = keyof typeof views

const names = ['cart', 'delivery', 'summary', 'confirmation'] as const

/** The shop's own views as they stood after a step. They cannot be used: a replay takes no command. */
export const ShopAtStep = ({ replay, step }: { readonly replay: Replay; readonly step: number }) => {
  const replayed = useMemo(() => createReplayedShop(replay), [replay])
  const arriving = useMemo(() => Promise.resolve(replayed), [replayed])
  const [view, setView] = useState<ViewName>('cart')
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
          <Shown view={view} />
        </ShopScope>
      </div>
    </div>
  )
}

type LoadedView =
  | { readonly name: ViewName; readonly drawn: ReactNode }
  | { readonly name: ViewName; readonly fault: unknown }

/**
 * The view; nothing until its code is loaded. It is drawn in one piece then: what waits in a `Suspense` is drawn bit by
 * bit, and begun anew at each step of somebody who scrubs on.
 */
const useLoadedView = (name: ViewName): ReactNode => {
  const [loaded, setLoaded] = useState<LoadedView>()
  useEffect(() => {
    let isWanted = true
    const keep = (view: LoadedView): void => {
      if (isWanted) setLoaded(view)
    }
    views[name]().then(
      ({ Component }) => keep({ name, drawn: <Component /> }),
      (fault: unknown) => keep({ name, fault }),
    )
    return () => {
      isWanted = false
    }
  }, [name])
  if (loaded === undefined || loaded.name !== name) return undefined
  // To the page for faults, as where the code of a page is not to be had.
  if ('fault' in loaded) throw loaded.fault
  return loaded.drawn
}

const Shown = ({ view }: { readonly view: ViewName }) => {
  const { placing } = useCheckout()
  const drawn = useLoadedView(view)
  // The confirmation is a page of placed orders alone.
  if (view === 'confirmation' && placing.tag !== 'Placed') return <p>{t('replay.noConfirmation')}</p>
  return drawn ?? <PageSkeleton />
}
