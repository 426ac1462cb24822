import { useMemo, useRef, useState } from 'react'
import { useLoaderData, useLocation, NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import type { StoreFinderData } from '#application/queries/page-data'
import { ownStoreOf } from '#domain/session/offered-deliveries'
import { findStores } from '#domain/stores/find-stores'
import { openingNow } from '#domain/stores/opening-hours'
import { type Coordinates, nearestFirst } from '#domain/stores/store'
import { offersAll, servicesOf } from '#domain/stores/store-content'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Button } from '../components/Button'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { MissingPart } from '../components/MissingPart'
import { type ListedStore, useNearestStores } from '../order-head/use-nearest-stores'
import { useTimeOfDay, useToday } from '../shop/now'
import { useShellData } from '../shop/ShellDataContext'
import { useSession } from '../shop/ShopContext'
import { LateMap } from './map/LateMap'
import { StoreCard } from './StoreCard'
import { StoreFilters } from './StoreFilters'
import { StoreRow } from './StoreRow'
import styles from './Stores.module.css'
import { readStoresAddress, writeStoresAddress, type StoresAddress } from './stores-address'
import { t } from './t'
import { useHere } from './use-here'

const noStores: readonly ListedStore[] = []

const LIST_BESIDE_MAP = '(min-width: 1024px)'

/** `/hitta-butik`: the stores by name, place, zip code or where the reader is, in a list and on a map (ROUTE-13). */
export const Component = () => {
  const { details }: StoreFinderData = useLoaderData()
  const { search, key } = useLocation()
  const arrival = useNavigationType()
  const navigate = useNavigate()
  const address = readStoresAddress(search)
  const [typed, setTyped] = useState(address.text)
  const [chosen, setChosen] = useState<string>()
  const [known, setKnown] = useState(key)
  if (key !== known) {
    setKnown(key)
    if (arrival === NavigationType.Pop) setTyped(address.text)
  }
  const list = useRef<HTMLOListElement>(null)
  const here = useHere()
  const shell = useShellData()
  const all = shell?.stores ?? noStores
  const services = useMemo(() => servicesOf(all), [all])
  const { stores, from, isFailed } = useFound(all, typed, here.place)
  const today = useToday()
  const time = useTimeOfDay()
  const own = ownStoreOf(useSession())
  const isOpen = (store: ListedStore) =>
    today !== undefined && time !== undefined && openingNow(store, today, time).tag === 'Open'
  const wanted = stores.filter((store) => offersAll(store, address.services))
  const shown = address.isOpenNow && time !== undefined ? wanted.filter(isOpen) : wanted
  const place = shown.findIndex(({ id }) => id === chosen)
  const shownChosen = shown[place]
  const go = (change: Partial<StoresAddress>, replace = false) =>
    void navigate(
      { search: writeStoresAddress({ ...address, text: typed, ...change }) },
      { replace, preventScrollReset: true },
    )
  const type = (text: string) => {
    here.forget()
    setTyped(text)
    go({ text }, true)
  }
  const clear = () => {
    here.forget()
    setTyped('')
    go({ text: '', isOpenNow: false, services: [] })
  }
  const chooseOnMap = (id: string) => {
    setChosen(id)
    const row = list.current?.children[shown.findIndex((store) => store.id === id)]
    if (window.matchMedia(LIST_BESIDE_MAP).matches) row?.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true })
    setChosen(undefined)
  }
  const isFiltered = address.isOpenNow || address.services.length > 0
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('stores.find') }]} />
      <h1>{t('stores.find')}</h1>
      <div className={styles.finder}>
        <StoreFilters typed={typed} address={address} services={services} here={here} onType={type} onChange={go} />
        <div className={styles.found}>
          <output className={styles.count}>
            {isFailed
              ? t('stores.place.failed')
              : [t('stores.count', { count: shown.length }), here.place === undefined ? '' : t('stores.here.from')]
                  .filter(Boolean)
                  .join('. ')}
          </output>
          {all.length === 0 && <MissingPart what={t('shell.storesMissing')} />}
          {all.length > 0 && shown.length === 0 && (
            <EmptyCompartment title={t('stores.none')}>
              <p>{t(isFiltered ? 'stores.none.filtered' : 'stores.none.text')}</p>
              <Button variant="secondary" onClick={clear}>
                {t('stores.none.all')}
              </Button>
            </EmptyCompartment>
          )}
          <ol ref={list} className={styles.list}>
            {shown.map((store, index) => (
              <StoreRow
                key={store.id}
                store={store}
                number={index + 1}
                isOwn={store.id === own}
                isChosen={store.id === chosen}
                label={details.find(({ storeId }) => storeId === store.id)?.label}
                onChoose={() => setChosen(store.id)}
              />
            ))}
          </ol>
        </div>
        {all.length > 0 && (
          <div className={styles.map}>
            <LateMap
              places={shown}
              selected={chosen}
              onSelect={chooseOnMap}
              here={from}
              tiles={shell?.config.mapTiles}
            />
            {shownChosen !== undefined && (
              <div className={styles.overMap} aria-live="polite">
                <StoreCard
                  store={shownChosen}
                  number={place + 1}
                  details={details.find(({ storeId }) => storeId === shownChosen.id)}
                  onClose={close}
                />
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

interface Found {
  readonly stores: readonly ListedStore[]
  /** What they are listed from. */
  readonly from: Coordinates | undefined
  /** Whether the place could not be looked up. */
  readonly isFailed: boolean
}

/** By distance from where the reader is; else those that the text asks for. */
const useFound = (all: readonly ListedStore[], typed: string, here: Coordinates | undefined): Found => {
  const { place } = useNearestStores(all, undefined, here === undefined ? typed : '')
  if (here !== undefined) return { stores: nearestFirst(here, all), from: here, isFailed: false }
  const isFailed = place === 'failed'
  const stores = findStores(all, typed, isFailed ? undefined : place)
  const isByDistance = stores[0]?.distance !== undefined
  return { stores, from: isByDistance && typeof place === 'object' ? place : undefined, isFailed }
}
