import { useMemo, useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import type { StoreFinderData } from '#application/queries/page-data'
import { ownStoreOf } from '#domain/session/offered-deliveries'
import { isNamed } from '#domain/stores/find-stores'
import { openingNow } from '#domain/stores/opening-hours'
import { type Coordinates, nearestFirst } from '#domain/stores/store'
import { offersAll, servicesOf } from '#domain/stores/store-content'
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
import { LateMap } from './map/LateMap'
import { StoreCard } from './StoreCard'
import { StoreRow } from './StoreRow'
import styles from './Stores.module.css'
import { readStoresAddress, writeStoresAddress, type StoresAddress } from './stores-address'
import { t } from './t'
import { useHere } from './use-here'

const noStores: readonly ListedStore[] = []

/** `/hitta-butik`: the stores by name, place, zip code or where the reader is, in a list and on a map (ROUTE-13). */
export const Component = () => {
  const { details }: StoreFinderData = useLoaderData()
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = readStoresAddress(search)
  const [typed, setTyped] = useState(address.text)
  const [chosen, setChosen] = useState<string>()
  const here = useHere()
  const shell = useShellData()
  const all = shell?.stores ?? noStores
  const services = useMemo(() => servicesOf(all), [all])
  const stores = useFound(all, typed, here.place)
  const today = useToday()
  const time = useTimeOfDay()
  const own = ownStoreOf(useSession())
  const isOpen = (store: ListedStore) =>
    today !== undefined && time !== undefined && openingNow(store, today, time).tag === 'Open'
  const wanted = stores.filter((store) => offersAll(store, address.services))
  const shown = address.isOpenNow && time !== undefined ? wanted.filter(isOpen) : wanted
  const place = shown.findIndex(({ id }) => id === chosen)
  const shownChosen = shown[place]
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
    go({ text: '', isOpenNow: false, services: [] })
  }
  const isFiltered = address.isOpenNow || address.services.length > 0
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('stores.find') }]} />
      <h1>{t('stores.find')}</h1>
      <div className={styles.finder}>
        <search className={styles.filters}>
          <Field
            label={t('stores.search')}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button variant="secondary" icon="pin" busy={here.isAsking} onClick={here.ask}>
            {t('stores.here')}
          </Button>
          <fieldset className={styles.services}>
            <legend className="visually-hidden">{t('stores.service')}</legend>
            <Checkbox
              label={t('stores.openNow')}
              checked={address.isOpenNow}
              onChange={({ currentTarget }) => go({ isOpenNow: currentTarget.checked })}
            />
            {services.map((service) => (
              <Checkbox
                key={service}
                label={service}
                checked={address.services.includes(service)}
                onChange={({ currentTarget }) =>
                  go({
                    services: currentTarget.checked
                      ? [...address.services, service]
                      : address.services.filter((one) => one !== service),
                  })
                }
              />
            ))}
          </fieldset>
        </search>
        <div className={styles.found}>
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
              <p>{t(isFiltered ? 'stores.none.filtered' : 'stores.none.text')}</p>
              <Button variant="secondary" onClick={clear}>
                {t('stores.none.all')}
              </Button>
            </EmptyCompartment>
          )}
          <ol className={styles.list}>
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
              onSelect={setChosen}
              here={here.place}
              tiles={shell?.config.mapTiles}
            />
            {shownChosen !== undefined && (
              <div className={styles.overMap} aria-live="polite">
                <StoreCard
                  store={shownChosen}
                  number={place + 1}
                  details={details.find(({ storeId }) => storeId === shownChosen.id)}
                  onClose={() => setChosen(undefined)}
                />
              </div>
            )}
          </div>
        )}
      </div>
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
  return typeof place === 'object' ? stores : noStores
}
