import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import type { NarrowedResults } from '#domain/catalogue/facet-choices'
import { hiddenAttributes } from '#domain/session/permissions'
import type { Facet, SortBy } from '#application/ports/search-service'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { classNames } from '../components/class-names'
import { useClosedByBack } from '../components/use-closed-by-back'
import { useDocumentMark } from '../components/use-document-mark'
import { Icon } from '../components/Icon'
import { useRights } from '../shop/permissions'
import { t } from '../texts/t'
import { FacetGroup, handledByForm } from './FacetGroup'
import { selectedValues } from './facet-words'
import { BOUGHT, IN_STOCK, isBoughtOnly, isInStockOnly, viewIn, withView } from './result-view'
import type { ReaderPrices } from './reader-prices'
import { useNarrowing } from './use-narrowing'
import { useResultLocation } from './use-result-location'
import styles from './FacetPanel.module.css'

/** The form that facets, sorting and search words belong to. */
export const NARROWING_FORM = 'urval'

interface FacetPanelProps {
  readonly facets: readonly Facet[]
  readonly results: NarrowedResults
  readonly usualSorting: SortBy
  /** Parameters that stay in the address when the results are filtered. */
  readonly query?: string
  /** The label of the filter for stock. */
  readonly inStockLabel: string
  readonly prices: Pick<ReaderPrices, 'basis' | 'isOther'>
  /** The user may not filter for what was bought before. */
  readonly boughtIsDenied: boolean
}

/**
 * Facets with their counts, in a GET form. Without scripts its button submits it; with scripts every choice does. On
 * small screens it is a sheet behind "Filter", which can also be opened by its address alone.
 */
export const FacetPanel = (props: FacetPanelProps) => {
  const { facets, results, usualSorting, query, inStockLabel, prices, boughtIsDenied } = props
  const { pathname, search } = useResultLocation()
  const { params, narrow } = useNarrowing(usualSorting)
  const isHidden = useHiddenFacets()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const sheet = useSheet(panel, opener)
  useDocumentMark('facets', sheet.isOpen ? 'open' : undefined)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    narrow(event.currentTarget)
  }
  const inStockOnly = isInStockOnly(params)
  const boughtOnly = !boughtIsDenied && isBoughtOnly(params)
  const count = selectedValues(facets, prices.basis).length + (inStockOnly ? 1 : 0)
  return (
    <>
      <a ref={opener} href="#filter" className={styles.open} onClick={sheet.open}>
        <Icon name="filter" /> {count === 0 ? t('facets.filter') : t('facets.filterCount', { count })}
      </a>
      <form
        id={NARROWING_FORM}
        action={pathname}
        method="get"
        onSubmit={send}
        onChange={(event) => {
          if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') narrow(event.currentTarget)
        }}
      >
        {query !== undefined && <input type="hidden" name="q" value={query} />}
        {viewIn(search) === 'pictures' && <PicturesKept />}
        <div id="filter" ref={panel} className={classNames(styles.panel, sheet.isOpen && styles.sheet)}>
          <div className={styles.sheetHead}>
            <h2 tabIndex={-1}>{t('facets.filter')}</h2>
            <a href="#urval" className={styles.close} aria-label={t('component.close')} onClick={sheet.close}>
              <Icon name="close" />
            </a>
          </div>
          <fieldset className={styles.group}>
            <legend>{t('facets.availability')}</legend>
            <div className={styles.list}>
              <Checkbox {...IN_STOCK} checked={inStockOnly} onChange={handledByForm} label={inStockLabel} />
              <Checkbox
                {...BOUGHT}
                className={classNames(styles.ofUser, boughtIsDenied && styles.denied)}
                checked={boughtOnly}
                onChange={handledByForm}
                label={t('facets.bought')}
              />
            </div>
          </fieldset>
          {facets
            .filter(({ name }) => !isHidden(name))
            .map((facet) => (
              <FacetGroup key={facet.name} facet={facet} params={params} prices={prices} results={results} />
            ))}
          <noscript>
            <Button type="submit">{t('facets.apply')}</Button>
          </noscript>
          <div className={styles.sheetFoot}>
            <Button size="panel" onClick={sheet.close}>
              {t('facets.show')}
            </Button>
          </div>
        </div>
      </form>
    </>
  )
}

/** Facets that would reveal what the user must not see (PERM-12, PERM-17). */
const useHiddenFacets = (): ((name: string) => boolean) => {
  const hidden = hiddenAttributes(useRights())
  return (name) => hidden.some((one) => one === name)
}

// A form sent without scripts replaces the whole query string.
const PicturesKept = () => {
  const [[name, value] = ['', '']] = [...new URLSearchParams(withView('', 'pictures'))]
  return <input type="hidden" name={name} value={value} />
}

/** The open state. Esc closes it; the focus moves to its heading and back. */
const useSheet = (panel: RefObject<HTMLDivElement | null>, opener: RefObject<HTMLAnchorElement | null>) => {
  const [isOpen, setOpen] = useState(false)
  const leave = useCallback(() => {
    setOpen(false)
    opener.current?.focus()
  }, [opener])
  const close = useCallback(
    (event: { preventDefault: () => void }) => {
      event.preventDefault()
      leave()
    },
    [leave],
  )
  useClosedByBack(isOpen, leave)
  useEffect(() => {
    if (!isOpen) return undefined
    panel.current?.querySelector('h2')?.focus()
    const pressKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(event)
    }
    document.addEventListener('keydown', pressKey)
    return () => document.removeEventListener('keydown', pressKey)
  }, [isOpen, panel, close])
  const open = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setOpen(true)
  }
  return { isOpen, open, close }
}
