import { useCallback, useRef } from 'react'
import type { ChangeEvent, ClipboardEvent, FormEvent, KeyboardEvent } from 'react'
import { absurdCase } from '#domain/kernel/decider'
import { Button } from '../components/Button'
import { classNames } from '../components/class-names'
import { t } from '../texts/t'
import { textOfFile } from './file-text'
import { isFromSpreadsheet, wantedIn } from '#domain/quick-order/pasted-rows'
import { QuickOrderRow } from './QuickOrderRow'
import type { RowCounts } from '#domain/quick-order/row-check'
import { useQuickOrder } from './use-quick-order'
import type { Adding } from './use-quick-order'
import styles from './QuickOrderForm.module.css'

/** Rows of numbers and quantities: Tab or Enter moves on, a pasted list becomes rows, and one button adds them all. */
export const QuickOrderForm = ({ look }: { look: 'panel' | 'page' }) => {
  const { rows, adding, known, to, actions, counts, higher, earlier, add, clear } = useQuickOrder()
  const form = useRef<HTMLFormElement>(null)
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
              known={wanted === undefined ? undefined : known.of(wanted.number)}
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
      {higher.size > 1 && (
        <div className={styles.foot}>
          <Button
            variant="secondary"
            onClick={() => {
              actions.setQuantities(higher)
              // The button goes with the faults, and must not take the focus with it.
              form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
            }}
          >
            {t('quickOrder.roundUp', { count: higher.size })}
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        <Button type="submit" data-cell busy={adding.tag === 'Asking'} {...blockedWhenNothing(counts)}>
          {counts.toAdd === 0 ? t('quickOrder.addNone') : t('quickOrder.add', { count: counts.toAdd })}
        </Button>
        <FileChoice onText={actions.paste} onUnreadable={actions.refuseFile} />
        {rows.length > 1 && adding.tag !== 'Asking' && (
          <Button
            variant="text"
            onClick={() => {
              clear()
              // The button that had the focus is gone after the next render.
              requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[data-cell]')?.focus())
            }}
          >
            {t('quickOrder.clear')}
          </Button>
        )}
      </div>
      <output className={styles.answer}>{addingText(adding, counts.faulty)}</output>
    </form>
  )
}

const blockedWhenNothing = ({ toAdd, faulty }: RowCounts) => {
  if (toAdd > 0) return {}
  return { blockedBecause: faulty === 0 ? t('quickOrder.empty') : t('quickOrder.onlyFaulty') }
}

interface FileChoiceProps {
  readonly onText: (text: string) => void
  readonly onUnreadable: () => void
}

/** The text of a file; undefined when it is not text, or was removed or locked after it was chosen. */
const textIn = async (file: File): Promise<string | undefined> => {
  const bytes = await file.arrayBuffer().catch(() => undefined)
  return bytes === undefined ? undefined : textOfFile(new Uint8Array(bytes))
}

const FileChoice = ({ onText, onUnreadable }: FileChoiceProps) => {
  const field = useRef<HTMLInputElement>(null)
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file === undefined) return
    const text = await textIn(file)
    // The browser reports the choice of the same file again only when the field is empty.
    currentTarget.value = ''
    if (text === undefined) onUnreadable()
    else onText(text)
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

const addingText = (adding: Adding, faulty: number): string => {
  switch (adding.tag) {
    case 'Idle':
      return faulty > 0 ? t('quickOrder.faulty', { count: faulty }) : ''
    case 'Asking':
      return t('quickOrder.asking')
    case 'Unreachable':
      return t('quickOrder.unreachable')
    case 'UnreadableFile':
      return t('quickOrder.unreadableFile')
    case 'Refused':
      return t('quickOrder.refused', { count: adding.count })
    case 'Added':
      return adding.left > 0 ? t('quickOrder.left', { count: adding.left }) : ''
    default:
      return absurdCase(adding)
  }
}
