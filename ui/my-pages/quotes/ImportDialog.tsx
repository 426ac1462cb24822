import * as E from 'fp-ts/Either'
import { useState } from 'react'
import type { Shop } from '#application/shop/shop'
import type { OfferedArticle } from '#application/modules/quotes/commands'
import type { NumberedArticle } from '#domain/catalogue/article-numbers'
import { type UnreadRow, writtenRows } from '#domain/favourite-lists/written-rows'
import type { QuoteId } from '#domain/kernel/ids'
import type { RowCells } from '#domain/quick-order/columns'
import { pastedCells, wantedIn } from '#domain/quick-order/pasted-rows'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { TextAreaField } from '../../components/Field'
import { FileChoice } from '../../quick-order/FileChoice'
import { FileState } from '../../quick-order/FileState'
import { useKnownArticles } from '../../quick-order/known-articles'
import { useFileReading } from '../../quick-order/use-file-reading'
import { useTell } from '../../notices/ShellNotices'
import { refusalText } from '../../quotes/refusal-text'
import { useShopCommand } from '../../shop/ShopContext'
import { formatQuantity } from '../../texts/format'
import dialogs from '../order/Dialogs.module.css'
import styles from './ImportDialog.module.css'
import { t } from './t'

interface ImportDialogProps {
  readonly quote: QuoteId
  /** What was pasted already. */
  readonly pasted: string
  readonly onClose: () => void
}

/** Rows as text, one a line, as they can be pasted again. */
const textOf = (rows: readonly RowCells[]): string =>
  rows.map(({ article, quantity }) => (quantity === '' ? article : `${article}\t${quantity}`)).join('\n')

/** Rows of the preview that are drawn at most; the number of the others is told. */
const MOST_PREVIEWED = 50

/** Rows from a file or pasted, looked up before they are added. What cannot be read stays in the field with its fault. */
export const ImportDialog = ({ quote, pasted, onClose }: ImportDialogProps) => {
  const [text, setText] = useState(() => textOf(pastedCells(pasted)))
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  /** What is in the field is this file, as it was read. */
  const [file, setFile] = useState<File>()
  const [fileCells, setFileCells] = useState<readonly RowCells[]>([])
  const command = useShopCommand()
  const tell = useTell()
  const cells = pastedCells(text)
  const { reading, read, giveUp, forget } = useFileReading({
    rowsNow: cells.length,
    onCells: (found) => {
      setFileCells(found)
      setText((before) => [before.trim(), textOf(found)].filter(Boolean).join('\n'))
    },
  })
  const chooseFile = (files: readonly File[]) => {
    // Only a file that is all there is to import goes to the service as it is.
    setFile(text.trim() === '' ? files[0] : undefined)
    read(files)
  }
  const numbers = [...new Set(cells.flatMap((row) => wantedIn(row)?.number ?? []))]
  const known = useKnownArticles(numbers)
  const answers = numbers.map((number) => known.of(number))
  const isAsking = answers.includes(undefined)
  const isUnreachable = answers.includes('unreachable')
  const named = (number: string): readonly NumberedArticle[] => {
    const found = known.of(number)
    return found === undefined || found === 'unreachable' ? [] : found
  }
  const rows = isAsking || isUnreachable ? { read: [], unread: [] } : writtenRows(cells, named)
  const variantOf = new Map(
    numbers.flatMap((number) => named(number).map(({ variant }) => [variant.articleNumber, variant] as const)),
  )

  const tellAdded = (count: number) => {
    if (count > 0) tell('service.message', { text: t('quote.import.done', { count }) }, 'success')
    forget()
    setFault('')
    setFile(undefined)
  }
  const send = async (shop: Shop, chosen: File): Promise<void> => {
    setBusy(true)
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    const imported = await shop.quotes.importRows(quote, { name: chosen.name, bytes })
    setBusy(false)
    if (E.isLeft(imported)) return setFault(refusalText(imported.left))
    tellAdded(fileCells.length - imported.right.length)
    if (imported.right.length === 0) return onClose()
    const left = new Set(imported.right.map(({ row }) => row))
    return setText(textOf(fileCells.filter(({ fileRow }) => fileRow !== undefined && left.has(fileRow))))
  }
  const add = (shop: Shop): void => {
    // The service reads no row without a quantity; the preview shows one order multiple for it.
    if (file !== undefined && fileCells.every(({ quantity }) => quantity !== '')) return void send(shop, file)
    const articles = rows.read.map(({ articleNumber, quantity }): OfferedArticle => ({
      articleNumber,
      quantity,
      variant: variantOf.get(articleNumber),
    }))
    const added = shop.quotes.addArticles(articles, quote)
    if (E.isLeft(added)) return setFault(refusalText(added.left))
    tellAdded(articles.length)
    if (rows.unread.length === 0) return onClose()
    return setText(textOf(rows.unread.map((row) => row.cells)))
  }
  return (
    <Dialog open onClose={onClose} title={t('quote.import')}>
      <form
        className={dialogs.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (rows.read.length > 0 && !busy) command(add)
        }}
      >
        <p>{t('quote.import.text')}</p>
        <div className={dialogs.ways}>
          <FileChoice busy={reading.tag === 'Reading'} onFiles={chooseFile} />
        </div>
        <FileState reading={reading} onGiveUp={giveUp} />
        <TextAreaField
          label={t('quote.import.rows')}
          rows={Math.min(8, Math.max(3, cells.length))}
          className="mono"
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={rows.unread.length === 0 ? undefined : faultsOf(rows.unread)}
          onChange={({ currentTarget }) => {
            setFile(undefined)
            setText(currentTarget.value)
          }}
        />
        {isUnreachable && (
          <p className={dialogs.fault}>
            {t('quote.import.unreachable')}{' '}
            <Button variant="secondary" size="row" onClick={known.retry}>
              {t('quote.retry')}
            </Button>
          </p>
        )}
        {isAsking && cells.length > 0 && <output>{t('quote.import.asking')}</output>}
        {rows.read.length > 0 && (
          <section aria-label={t('quote.import.preview')}>
            <ul className={styles.preview}>
              {rows.read.slice(0, MOST_PREVIEWED).map(({ articleNumber, quantity }, place) => (
                <li key={`${place}-${articleNumber}`}>
                  <span className="mono">{articleNumber}</span>
                  <span className={styles.name}>{variantOf.get(articleNumber)?.name}</span>
                  <span>
                    {formatQuantity(quantity)} {variantOf.get(articleNumber)?.webSalesUnit.unit}
                  </span>
                </li>
              ))}
            </ul>
            {rows.read.length > MOST_PREVIEWED && (
              <p>{t('quote.import.more', { count: rows.read.length - MOST_PREVIEWED })}</p>
            )}
          </section>
        )}
        <p role="alert" className={dialogs.fault}>
          {fault}
        </p>
        <div className={dialogs.ways}>
          <Button
            type="submit"
            busy={busy || (isAsking && cells.length > 0)}
            blockedBecause={rows.read.length === 0 ? t('quote.import.nothing') : undefined}
          >
            {rows.read.length === 0 ? t('quote.add.put') : t('quote.import.add', { count: rows.read.length })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('quote.dialog.close')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const faultTexts = {
  Unknown: 'quote.import.unknown',
  Ambiguous: 'quote.import.ambiguous',
  Quantity: 'quote.import.quantity',
} as const

const faultsOf = (unread: readonly UnreadRow[]): string =>
  (['Unknown', 'Ambiguous', 'Quantity'] as const)
    .flatMap((fault) => {
      const numbers = unread.filter((row) => row.fault === fault).map(({ cells }) => cells.article)
      return numbers.length === 0 ? [] : [t(faultTexts[fault], { numbers: numbers.join(', ') })]
    })
    .join(' ')
