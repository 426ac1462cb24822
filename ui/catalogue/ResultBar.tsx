import { Link } from 'react-router-dom'
import type { Facet, PriceBasis, SortBy } from '#application/ports/search-service'
import { Icon } from '../components/Icon'
import type { IconName } from '../components/Icon'
import { useMay } from '../shop/permissions'
import { t } from '../texts/t'
import { onlyParams, withoutValue } from './search-string'
import { NARROWING_FORM } from './FacetPanel'
import { selectedValues } from './facet-words'
import type { SelectedValue } from './facet-words'
import { BOUGHT, IN_STOCK, isInStockOnly, viewIn, withView } from './result-view'
import type { ResultView } from './result-view'
import { useNarrowing } from './use-narrowing'
import { useResultLocation } from './use-result-location'
import styles from './ResultBar.module.css'

interface ResultBarProps {
  readonly facets: readonly Facet[]
  readonly sortBy: SortBy
  readonly usualSorting: SortBy
  readonly sortings: readonly SortBy[]
  /** The label of the filter for stock. */
  readonly inStockLabel: string
  /** The prices that the reader sees. */
  readonly prices: PriceBasis
  /** The results are narrowed to what was bought before. */
  readonly boughtOnly: boolean
}

/** The active filters, each removable, the sorting and the view. */
export const ResultBar = (props: ResultBarProps) => {
  const { facets, sortBy, usualSorting, sortings: all, inStockLabel, prices, boughtOnly } = props
  const { pathname, search } = useResultLocation()
  const { params, narrow } = useNarrowing(usualSorting)
  const stock: readonly SelectedValue[] = isInStockOnly(new URLSearchParams(search))
    ? [{ ...IN_STOCK, label: inStockLabel }]
    : []
  const bought: readonly SelectedValue[] = boughtOnly ? [{ ...BOUGHT, label: t('facets.bought') }] : []
  const selected = [...stock, ...bought, ...selectedValues(facets, prices)]
  const hidesPrices = !useMay('seePrices')
  const sortings = hidesPrices ? all.filter((one) => one !== 'price') : all
  const sorting = params.get('sortera') ?? (params.size === 0 ? usualSorting : sortBy)
  return (
    <div className={styles.bar}>
      {selected.length > 0 && (
        <ul className={styles.chips} aria-label={t('facets.selected')}>
          {selected.map(({ name, value, label }) => (
            <li key={`${name} ${value}`}>
              <Link
                className={styles.chip}
                to={{ pathname, search: withoutValue(search, name, value) }}
                aria-label={t('facets.remove', { label })}
              >
                {label} <Icon name="close" size={14} />
              </Link>
            </li>
          ))}
          <li>
            <Link className={styles.clear} to={{ pathname, search: onlyParams(search, ['q', 'sortera', 'vy']) }}>
              {t('facets.clear')}
            </Link>
          </li>
        </ul>
      )}
      <label className={styles.sort}>
        <span>{t('facets.sort')}</span>
        <span className={styles.select}>
          <select
            name="sortera"
            form={NARROWING_FORM}
            value={sortings.find((one) => one === sorting) ?? sortBy}
            onChange={(event) => {
              if (event.currentTarget.form !== null) narrow(event.currentTarget.form)
            }}
          >
            {sortings.map((one) => (
              <option key={one} value={one}>
                {one === 'price' ? t(`sorting.price.${prices}`) : t(`sorting.${one}`)}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} />
        </span>
      </label>
      <ViewChoice pathname={pathname} search={search} />
    </div>
  )
}

const views: readonly { readonly view: ResultView; readonly icon: IconName }[] = [
  { view: 'rows', icon: 'list' },
  { view: 'pictures', icon: 'grid' },
]

const ViewChoice = ({ pathname, search }: { pathname: string; search: string }) => {
  const present = viewIn(search)
  return (
    <ul className={styles.views} aria-label={t('results.view')}>
      {views.map(({ view, icon }) => (
        <li key={view}>
          <Link
            to={{ pathname, search: withView(search, view) }}
            replace
            aria-current={view === present ? 'true' : undefined}
          >
            <Icon name={icon} size={18} />
            <span>{t(`results.${view}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
