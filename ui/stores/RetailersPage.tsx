import { useMemo, useRef, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { RetailersPageData } from '#application/queries/page-data'
import { AddressLink } from '../components/AddressLink'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Button } from '../components/Button'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { useShellData } from '../shop/ShellDataContext'
import { LateMap } from './map/LateMap'
import styles from './Stores.module.css'
import { t } from './t'

const swedish = new Intl.Collator('sv')

/** `/aterforsaljare`: others who sell what the brand does, in a list and on a map (STORE-08). */
export const Component = () => {
  const { retailers }: RetailersPageData = useLoaderData()
  const [chosen, setChosen] = useState<string>()
  const tiles = useShellData()?.config.mapTiles
  const map = useRef<HTMLDivElement>(null)
  const choose = (id: string) => {
    setChosen(id)
    map.current?.scrollIntoView({ block: 'nearest' })
  }
  const numbered = useMemo(() => {
    const byName = retailers.toSorted((a, b) => swedish.compare(a.name, b.name))
    return [
      ...byName.filter(({ location }) => location !== undefined),
      ...byName.filter(({ location }) => location === undefined),
    ]
  }, [retailers])
  const places = useMemo(
    () => numbered.flatMap(({ id, name, location }) => (location === undefined ? [] : [{ id, name, ...location }])),
    [numbered],
  )
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: t('stores.retailers.title') }]} />
      <h1>{t('stores.retailers.title')}</h1>
      <p>{t('stores.retailers.lead')}</p>
      {numbered.length === 0 && <EmptyCompartment title={t('stores.retailers.none')}>{null}</EmptyCompartment>}
      <div className={styles.finder}>
        <div className={styles.found}>
          <p className={styles.count}>{t('stores.retailers.count', { count: numbered.length })}</p>
          <ol className={styles.list}>
            {numbered.map(({ id, name, address, offerings, link, location }, index) => (
              <li key={id} className={styles.store} data-chosen={id === chosen || undefined}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h2>{name}</h2>
                  {address !== undefined && <address className={styles.address}>{address}</address>}
                  {link !== undefined && (
                    <AddressLink address={link}>
                      {t('stores.retailers.site')}
                      <span className="visually-hidden">{` ${name}`}</span>
                    </AddressLink>
                  )}
                </div>
                <p className={styles.faint}>{offerings.join(', ')}</p>
                <span />
                {location !== undefined && (
                  <Button
                    variant="text"
                    size="row"
                    aria-pressed={id === chosen}
                    aria-label={t('stores.choose.store', { store: name })}
                    onClick={() => choose(id)}
                  >
                    {t('stores.choose')}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </div>
        {places.length > 0 && (
          <div ref={map} className={styles.map}>
            <LateMap places={places} selected={chosen} onSelect={setChosen} here={undefined} tiles={tiles} />
          </div>
        )}
      </div>
    </div>
  )
}
