import { Fragment, useCallback, useMemo, useRef, useState } from 'react'
import type { ClipboardEvent, FormEvent, KeyboardEvent } from 'react'
import type { OfferedArticle } from '#application/modules/quotes/commands'
import { MOST_ADDED } from '#domain/cart/most-added'
import { absurdCase } from '#domain/kernel/decider'
import { filledCells, MOST_ORDER_ROWS } from '#domain/quick-order/order-rows'
import { isFromSpreadsheet, wantedIn } from '#domain/quick-order/pasted-rows'
import type { LookupResult, RowCounts } from '#domain/quick-order/row-check'
import type { NumberedArticle } from '#domain/catalogue/article-numbers'
import { mergedRows } from '#domain/favourite-lists/merged-rows'
import { writtenRows } from '#domain/favourite-lists/written-rows'
import { AddToQuote } from '../quotes/AddToQuote'
import { useAddToList } from '../favourites/use-add-to-list'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { classNames } from '../components/class-names'
import { useTell } from '../notices/ShellNotices'
import { useOnceArrived } from '../shop/ShopContext'
import { formatQuantity } from '../texts/format'
import { t } from './t'
import { CheckProgress } from './CheckProgress'
import { FileChoice } from './FileChoice'
import { FileState } from './FileState'
import { QuickOrderRow } from './QuickOrderRow'
import { saveFaultyRows, saveTemplate } from './row-files'
import { ROWS_AT_ONCE, shownRows } from './shown-rows'
import { useFileDrop } from '../components/use-file-drop'
import { useLastsLongerThan } from '../components/use-lasts-longer-than'
import { useFileReading } from './use-file-reading'
import { useQuickOrder } from './use-quick-order'
import type { Adding } from './use-quick-order'
import styles from './QuickOrderForm.module.css'

/** What is in the cart sooner needs no words. */
const SAID_AFTER_MS = 1_000

/**
 * Rows of numbers and quantities: Tab or Enter moves on, a pasted list or a file becomes rows, and one button adds them
 * all (CART-02, CART-52).
 */
export const QuickOrderForm = ({ look }: { look: 'panel' | 'page' }) => {
  const { rows, adding, saving, known, to, actions, counts, faulty, higher, earlier, add, clear } = useQuickOrder()
  const isSavedLate = useLastsLongerThan(SAID_AFTER_MS, saving > 0)
  const form = useRef<HTMLFormElement>(null)
  const onceArrived = useOnceArrived()
  const tell = useTell()
  const [most, setMost] = useState(ROWS_AT_ONCE)
  const [onlyFaulty, setOnlyFaulty] = useState(false)
  const toRoundUp = higher.quantities.size + higher.merged.size
  const { reading, read, giveUp, forget } = useFileReading({
    rowsNow: filledCells(rows).length,
    onCells: actions.insert,
  })
  const isOver = useFileDrop(look === 'page', read)
  const faultyIds = useMemo(() => new Set(faulty.map(({ row }) => row.id)), [faulty])
  const canFilter = rows.length > ROWS_AT_ONCE && faulty.length > 0
  const shown = shownRows(rows, most, canFilter && onlyFaulty ? faultyIds : undefined)
  const forList = useMemo(() => writtenRows(filledCells(rows), foundBy(known.of)).read, [rows, known])
  const addToList = useAddToList()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    add()
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!isFromSpreadsheet(text)) return
    event.preventDefault()
    actions.paste(text)
  }
  const save = (made: Promise<boolean>) =>
    void made.then((isMade) => (isMade ? undefined : tell('quickOrder.notSaved', {}, 'warning')))
  const goOn = useCallback((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const cells = [...(form.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
    cells[cells.indexOf(event.currentTarget) + 1]?.focus()
  }, [])
  return (
    <form
      ref={form}
      className={classNames(styles.form, styles[look])}
      onSubmit={submit}
      onPaste={paste}
      aria-label={t('quickOrder.title')}
    >
      {look === 'page' && (
        <div className={classNames(styles.fileBox, isOver && styles.over)}>
          <p>
            {isOver ? t('quickOrder.dropHere') : t('quickOrder.fileHow', { rows: formatQuantity(MOST_ORDER_ROWS) })}
          </p>
          <div className={styles.fileWays}>
            <FileChoice busy={reading.tag === 'Reading'} onFiles={read} />
            <Button
              variant="text"
              icon="download"
              onClick={() => onceArrived(({ spreadsheets }) => save(saveTemplate(spreadsheets)))}
            >
              {t('quickOrder.template')}
            </Button>
          </div>
        </div>
      )}
      <FileState reading={reading} onGiveUp={giveUp} />
      <CheckProgress counts={counts} />
      {canFilter && (
        <Checkbox
          label={t('quickOrder.onlyFaultyShown')}
          checked={onlyFaulty}
          onChange={(event) => setOnlyFaulty(event.currentTarget.checked)}
        />
      )}
      <ul className={styles.rows}>
        {shown.rows.map(({ row, position }, index) => {
          const wanted = wantedIn(row)
          return (
            <Fragment key={row.id}>
              {shown.hidden > 0 && index === shown.hiddenAfter && (
                <li className={styles.more}>
                  <Button variant="secondary" size="row" onClick={() => setMost(most + ROWS_AT_ONCE)}>
                    {t('quickOrder.showMore', { count: Math.min(shown.hidden, ROWS_AT_ONCE) })}
                  </Button>
                </li>
              )}
              <QuickOrderRow
                row={row}
                number={position}
                isLast={position === rows.length}
                known={wanted === undefined ? undefined : known.of(wanted.number)}
                sameAs={earlier.get(row.id)}
                to={to}
                look={look}
                actions={actions}
                onRetry={known.retry}
                onKey={goOn}
              />
            </Fragment>
          )
        })}
      </ul>
      {toRoundUp > 1 && (
        <div className={styles.foot}>
          <Button
            variant="secondary"
            onClick={() => {
              actions.roundUp(higher)
              // The button goes with the faults, and must not take the focus with it.
              form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
            }}
          >
            {t(higher.merged.size > 0 ? 'quickOrder.roundUp.merged' : 'quickOrder.roundUp', { count: toRoundUp })}
          </Button>
        </div>
      )}
      {counts.toAdd > MOST_ADDED && (
        <p className={styles.atMost}>{t('quickOrder.atMost', { most: formatQuantity(MOST_ADDED) })}</p>
      )}
      {counts.passedOver > 0 && (
        <p className={styles.passedOver}>{t('quickOrder.delivery.others', { count: counts.passedOver })}</p>
      )}
      <div className={styles.foot}>
        <Button type="submit" data-cell busy={adding.tag === 'Asking'} {...blockedWhenNothing(counts)}>
          {addText(counts)}
        </Button>
        {look === 'panel' && <FileChoice busy={reading.tag === 'Reading'} onFiles={read} />}
        {faulty.length > 0 && (
          <Button
            variant="secondary"
            icon="download"
            onClick={() => onceArrived(({ spreadsheets }) => save(saveFaultyRows(spreadsheets, faulty)))}
          >
            {t('quickOrder.faultyRows', { count: faulty.length })}
          </Button>
        )}
        {forList.length > 0 && (
          <Button variant="secondary" icon="list" onClick={() => addToList(mergedRows(forList))}>
            {t('favourites.addToList')}
          </Button>
        )}
        {forList.length > 0 && <AddToQuote variant="secondary" articles={() => offered(forList, foundBy(known.of))} />}
        {rows.length > 1 && adding.tag !== 'Asking' && (
          <Button
            variant="text"
            onClick={() => {
              clear()
              forget()
              // The button that had the focus is gone after the next render.
              requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[data-cell]')?.focus())
            }}
          >
            {t('quickOrder.clear')}
          </Button>
        )}
      </div>
      <output className={styles.answer}>
        {isSavedLate ? t('quickOrder.saving', { count: saving }) : addingText(adding, counts.faulty)}
      </output>
    </form>
  )
}

/** The articles that are known to have a number. */
const foundBy =
  (knownOf: (number: string) => LookupResult | undefined) =>
  (number: string): readonly NumberedArticle[] => {
    const found = knownOf(number)
    return found === undefined || found === 'unreachable' ? [] : found
  }

/** Rows with what is known of their articles, so that a quote shows them at once. */
const offered = (
  rows: ReturnType<typeof writtenRows>['read'],
  found: (number: string) => readonly NumberedArticle[],
): readonly OfferedArticle[] =>
  rows.map(({ articleNumber, quantity }) => ({
    articleNumber,
    quantity,
    variant: found(articleNumber)[0]?.variant,
  }))

const addText = ({ toAdd }: RowCounts): string => {
  if (toAdd === 0) return t('quickOrder.addNone')
  return toAdd > MOST_ADDED
    ? t('quickOrder.addFirst', { count: formatQuantity(MOST_ADDED) })
    : t('quickOrder.add', { count: toAdd })
}

const blockedWhenNothing = ({ toAdd, faulty }: RowCounts) => {
  if (toAdd > 0) return {}
  return { blockedBecause: faulty === 0 ? t('quickOrder.empty') : t('quickOrder.onlyFaulty') }
}

const addingText = (adding: Adding, faulty: number): string => {
  switch (adding.tag) {
    case 'Idle':
      return faulty > 0 ? t('quickOrder.faulty', { count: faulty }) : ''
    case 'Asking':
      return t('quickOrder.asking')
    case 'Unreachable':
      return t('quickOrder.unreachable')
    case 'Refused':
      return t('quickOrder.refused', { count: adding.count })
    case 'Added':
      return adding.left > 0 ? t('quickOrder.left', { count: adding.left }) : ''
    default:
      return absurdCase(adding)
  }
}
