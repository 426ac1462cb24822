import type { NarrowedResults } from '#domain/catalogue/facet-choices'
import type { Facet } from '#application/ports/search-service'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { classNames } from '../components/class-names'
import { t } from '../texts/t'
import { facetName, itemWords, offeredItems, tileWords } from './facet-words'
import type { ReaderPrices } from './reader-prices'
import styles from './FacetPanel.module.css'

const MOST_IN_GRID = 5

interface FacetGroupProps<Shown extends Facet> {
  readonly facet: Shown
  /** The parameters of the address, with choices just made. */
  readonly params: URLSearchParams
  readonly prices: Pick<ReaderPrices, 'basis' | 'isOther'>
  readonly results: NarrowedResults
}

/** One facet with its options, or with its bounds. Its form handles every change. */
export const FacetGroup = ({ facet, params, prices, results }: FacetGroupProps<Facet>) => {
  if (facet.type === 'range') return <RangeFacet facet={facet} params={params} prices={prices} />
  const items = offeredItems(facet, results)
  if (items.length === 0) return null
  const asked = params.getAll(facet.name)
  const chosen = items.map(({ item }) => item).filter((item) => asked.includes(item))
  const short = items.every(({ item }) => tileWords(item).length <= MOST_IN_GRID) && items.length > 2
  return (
    <fieldset className={styles.group}>
      <legend>{facetName(facet.name, prices.basis)}</legend>
      <div className={short ? styles.grid : styles.list}>
        {items.map(({ item, count }) =>
          short ? (
            <label
              key={item}
              className={classNames(styles.tile, count === 0 && styles.none)}
              title={t('facets.count', { count })}
            >
              <input
                type="checkbox"
                name={facet.name}
                value={item}
                checked={chosen.includes(item)}
                onChange={handledByForm}
              />
              <span>{tileWords(item)}</span>
              <span className="visually-hidden">, {t('facets.count', { count })}</span>
            </label>
          ) : (
            <Checkbox
              key={item}
              name={facet.name}
              value={item}
              checked={chosen.includes(item)}
              onChange={handledByForm}
              label={itemWords(facet.name, item)}
              aside={count}
            />
          ),
        )}
      </div>
    </fieldset>
  )
}

/** For controlled fields, which need a handler: the form handles every change. */
export const handledByForm = () => undefined

type RangeFacetProps = Omit<FacetGroupProps<Extract<Facet, { type: 'range' }>>, 'results'>

const RangeFacet = ({ facet, params, prices }: RangeFacetProps) => {
  if (facet.min === facet.max) return null
  const title = facetName(facet.name, prices.basis)
  const hasOtherBounds = facet.name === 'price' && prices.isOther
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.range}>
        {(['min', 'max'] as const).map((bound) => {
          const name = `${facet.name}.${bound}`
          return (
            <label key={bound}>
              <span>{t(`facets.${bound}`)}</span>
              <input
                key={params.get(name)}
                name={name}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={params.get(name) ?? ''}
                {...(hasOtherBounds
                  ? {}
                  : { placeholder: String(bound === 'min' ? Math.floor(facet.min) : Math.ceil(facet.max)) })}
              />
            </label>
          )
        })}
        <Button type="submit" variant="secondary" size="row" aria-label={t('facets.applyRange', { name: title })}>
          {t('facets.ok')}
        </Button>
      </div>
    </fieldset>
  )
}
