import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ownStoreOf } from '#domain/session/offered-deliveries'
import { isNamed } from '#domain/stores/find-stores'
import { openingNow } from '#domain/stores/opening-hours'
import { type Coordinates, nearestFirst } from '#domain/stores/store'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { Field } from '../components/Field'
import { MissingPart } from '../components/MissingPart'
import { type ListedStore, useNearestStores } from '../order-head/use-nearest-stores'
import { useTimeOfDay, useToday } from '../shop/now'
import { useShellData } from '../shop/ShellDataContext'
import { useSession } from '../shop/ShopContext'
import { StoreRow } from './StoreRow'
import styles from './Stores.module.css'
import { readStoresAddress, writeStoresAddress, type StoresAddress } from './stores-address'
import { t } from './t'
import { useHere } from './use-here'

/** `/hitta-butik`: the stores by name, place, zip code or where the reader is (ROUTE-13). */
export const Component = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = readStoresAddress(search)
  const [typed, setTyped] = useState(address.text)
  const here = useHere()
  const all = useShellData()?.stores ?? []
  const stores = useFound(all, typed, here.place)
  const today = useToday()
  const time = useTimeOfDay()
  const own = ownStoreOf(useSession())
  const isOpen = (store: ListedStore) =>
    today !== undefined && time !== undefined && openingNow(store, today, time).tag === 'Open'
  const shown = address.isOpenNow && time !== undefined ? stores.filter(isOpen) : stores
  const go = (change: Partial<StoresAddress>) =>
    void navigate(
      { search: writeStoresAddress({ ...address, text: typed, ...change }) },
      { replace: true, preventScrollReset: true },
    )
  const type = (text: string) => {
    here.forget()
    setTyped(text)
    go({ text })
  }
  const clear = () => {
    type('')
    go({ text: '', isOpenNow: false })
  }
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('stores.find') }]} />
      <h1>{t('stores.find')}</h1>
      <search className={styles.filters}>
        <Field
          label={t('stores.search')}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button variant="secondary" busy={here.isAsking} onClick={here.ask}>
          {t('stores.here')}
        </Button>
        <Checkbox
          label={t('stores.openNow')}
          checked={address.isOpenNow}
          onChange={({ currentTarget }) => go({ isOpenNow: currentTarget.checked })}
        />
      </search>
      <output className={styles.count}>
        {[
          t('stores.count', { count: shown.length }),
          here.place === undefined ? '' : t('stores.here.from'),
          here.isRefused ? t('stores.here.refused') : '',
        ]
          .filter(Boolean)
          .join('. ')}
      </output>
      {all.length === 0 && <MissingPart what={t('shell.storesMissing')} />}
      {all.length > 0 && shown.length === 0 && (
        <EmptyCompartment title={t('stores.none')}>
          <p>{t(address.isOpenNow ? 'stores.none.open' : 'stores.none.text')}</p>
          <Button variant="secondary" onClick={clear}>
            {t('stores.none.all')}
          </Button>
        </EmptyCompartment>
      )}
      <ul className={styles.list}>
        {shown.map((store) => (
          <StoreRow key={store.id} store={store} isOwn={store.id === own} />
        ))}
      </ul>
    </div>
  )
}

/** By distance from where the reader is; else those that are named; else by distance from the place that is named. */
const useFound = (
  all: readonly ListedStore[],
  typed: string,
  here: Coordinates | undefined,
): readonly ListedStore[] => {
  const named = typed.trim() === '' ? all : all.filter((store) => isNamed(store, typed))
  const isPlace = here === undefined && named.length === 0
  const { stores, place } = useNearestStores(all, undefined, isPlace ? typed : '')
  if (here !== undefined) return nearestFirst(here, all)
  if (!isPlace) return named
  return typeof place === 'object' ? stores : []
}
