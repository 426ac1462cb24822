import type { Store } from '#domain/stores/store'
import { t } from './t'

/** The way to a store, on a map of somebody else's. */
export const Directions = ({ store }: { readonly store: Pick<Store, 'name' | 'latitude' | 'longitude'> }) => (
  <a
    href={`https://www.google.com/maps/dir/?api=1&destination=${store.latitude},${store.longitude}`}
    rel="noreferrer"
    target="_blank"
    aria-label={t('stores.directions.to', { store: store.name })}
  >
    {t('stores.directions')}
  </a>
)
