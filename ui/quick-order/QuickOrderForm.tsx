import { useCallback, useMemo, useRef } from 'react'
import type { ChangeEvent, ClipboardEvent, FormEvent, KeyboardEvent } from 'react'
import { absurdCase } from '#domain/kernel/decider'
import { Button } from '../components/Button'
import { classNames } from '../components/class-names'
import { t } from '../texts/t'
import { earlierRows, wantedIn } from './order-rows'
import { isFromSpreadsheet } from './pasted-rows'
import { QuickOrderRow } from './QuickOrderRow'
import { useQuickOrder } from './use-quick-order'
import type { Adding } from './use-quick-order'
import styles from './QuickOrderForm.module.css'

/** Numbers and quantities by keyboard: Tab or Enter goes on, a pasted list becomes rows, all are added at once. */
export const QuickOrderForm = ({ look }: { look: 'panel' | 'page' }) => {
  const { rows, adding, known, to, actions, filled, add } = useQuickOrder()
  const form = useRef<HTMLFormElement>(null)
  const earlier = useMemo(() => earlierRows(rows), [rows])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!isFromSpreadsheet(text)) return
    event.preventDefault()
    actions.paste(text)
  }
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
      <ul className={styles.rows}>
        {rows.map((row, index) => {
          const wanted = wantedIn(row)
          return (
            <QuickOrderRow
              key={row.id}
              row={row}
              number={index + 1}
              isLast={index === rows.length - 1}
              known={wanted === undefined ? undefined : known.of(wanted.articleNumber)}
              sameAs={earlier.get(row.id)}
              to={to}
              look={look}
              actions={actions}
              onRetry={known.retry}
              onKey={goOn}
            />
          )
        })}
      </ul>
      <div className={styles.foot}>
        <Button type="submit" data-cell busy={adding.tag === 'Asking'} {...blockedWhenEmpty(filled)}>
          {filled === 0 ? t('quickOrder.addNone') : t('quickOrder.add', { count: filled })}
        </Button>
        <FileChoice onText={actions.paste} />
      </div>
      <output className={styles.answer}>{addingText(adding)}</output>
    </form>
  )
}

const blockedWhenEmpty = (filled: number) => (filled === 0 ? { blockedBecause: t('quickOrder.empty') } : {})

const FileChoice = ({ onText }: { onText: (text: string) => void }) => {
  const field = useRef<HTMLInputElement>(null)
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event
    const text = await currentTarget.files?.[0]?.text()
    // The same file can be chosen again once it is mended.
    currentTarget.value = ''
    if (text !== undefined) onText(text)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon="upload"
        aria-label={t('quickOrder.file')}
        onClick={() => field.current?.click()}
      >
        {t('quickOrder.fileShort')}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.tsv,.txt"
        aria-label={t('quickOrder.file')}
        onChange={(event) => void read(event)}
      />
    </>
  )
}

const addingText = (adding: Adding): string => {
  switch (adding.tag) {
    case 'Idle':
      return ''
    case 'Asking':
      return t('quickOrder.asking')
    case 'Unreachable':
      return t('quickOrder.unreachable')
    case 'Added':
      return adding.left > 0 ? t('quickOrder.left', { count: adding.left }) : ''
    default:
      return absurdCase(adding)
  }
}
