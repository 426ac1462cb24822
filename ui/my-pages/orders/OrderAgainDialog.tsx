import { useState } from 'react'
import type { HistoricLine } from '#application/ports/order-history'
import { absurdCase } from '#domain/kernel/decider'
import { againLines, type AgainLine } from '#domain/order/order-again'
import type { RowFault } from '#domain/quick-order/row-check'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { Dialog } from '../../components/Dialog'
import { FaultBox } from '../../components/FaultBox'
import { Icon } from '../../components/Icon'
import { Skeleton } from '../../components/Skeleton'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { useKnownArticles } from '../../quick-order/known-articles'
import { useAnswer } from '../../shop/use-answer'
import { formatQuantity } from '../../texts/format'
import { withTexts } from '../../texts/t'
import { againTexts } from './again-texts'
import { orderQuery, type Reading } from './order-calls'
import { useAddAgain } from './use-add-again'
import styles from './OrderAgainDialog.module.css'

const t = withTexts(againTexts)

interface OrderAgainDialogProps {
  readonly number: string
  readonly reading: Reading
  readonly onClose: () => void
}

/** Chooses rows of an earlier order for the cart, and says before which of them are no longer sold. */
export const OrderAgainDialog = ({ number, reading, onClose }: OrderAgainDialogProps) => {
  const answer = useAnswer(orderQuery, { ...reading, id: number })
  return (
    <Dialog open onClose={onClose} title={t('again.title', { number })}>
      {answer.tag === 'Answered' && <CheckedLines lines={answer.value?.lines ?? []} onClose={onClose} />}
      {answer.tag === 'Asking' && <Skeleton rows={4} kind="text" />}
      {answer.tag === 'Failed' && <NotChecked onRetry={answer.retry} />}
    </Dialog>
  )
}

const NotChecked = ({ onRetry }: { onRetry: () => void }) => (
  <FaultBox title={t('again.failed')} onRetry={onRetry}>
    {t('again.failed.text')}
  </FaultBox>
)

const CheckedLines = ({ lines, onClose }: { lines: readonly HistoricLine[]; onClose: () => void }) => {
  const known = useKnownArticles(lines.map(({ articleNumber }) => articleNumber))
  const { deliveryId, locationId } = useOrderHead().delivery
  const answers = lines.map(({ articleNumber }) => known.of(articleNumber))
  if (answers.includes('unreachable')) return <NotChecked onRetry={known.retry} />
  if (answers.includes(undefined))
    return (
      <>
        <p>{t('again.asking')}</p>
        <Skeleton rows={Math.min(lines.length, 6)} kind="text" />
      </>
    )
  const named = (article: string) => {
    const found = known.of(article)
    return found === undefined || found === 'unreachable' ? [] : found
  }
  return <Choice lines={lines} again={againLines(lines, named, { deliveryId, locationId })} onClose={onClose} />
}

type Sold = Exclude<AgainLine, { tag: 'NotSold' }>

const isSold = (line: AgainLine): line is Sold => line.tag !== 'NotSold'

interface ChoiceProps {
  readonly lines: readonly HistoricLine[]
  readonly again: readonly AgainLine[]
  readonly onClose: () => void
}

const Choice = ({ lines, again, onClose }: ChoiceProps) => {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const addAgain = useAddAgain()
  const sold = again.filter(isSold)
  const notSold = again.filter((line) => line.tag === 'NotSold')
  const chosen = sold.filter(({ position }) => !left.has(position))
  const lineAt = (position: number) => lines.find((line) => line.position === position)
  const put = () =>
    addAgain(
      chosen.map(({ article }) => article),
      onClose,
    )
  const leave = (position: number, isLeft: boolean) => {
    const next = new Set(left)
    if (isLeft) next.add(position)
    else next.delete(position)
    setLeft(next)
  }
  return (
    <div className={styles.body}>
      {notSold.length > 0 && (
        <section className={styles.notSold} aria-labelledby="again-not-sold">
          <h3 id="again-not-sold">
            <Icon name="warning" size={18} /> {t('again.notSold', { count: notSold.length })}
          </h3>
          <ul className={styles.lines}>
            {notSold.map(({ position, fault }) => (
              <li key={position}>
                <span className="mono">{lineAt(position)?.articleNumber}</span> {lineAt(position)?.name}{' '}
                <strong>{reasonText(fault)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sold.length === 0 ? (
        <p>{t('again.nothing')}</p>
      ) : (
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{t('again.lines')}</legend>
          <p>{t('again.intro')}</p>
          {sold.length > 1 && (
            <Checkbox
              label={<strong>{t('again.all')}</strong>}
              checked={chosen.length === sold.length}
              onChange={({ currentTarget }) =>
                setLeft(currentTarget.checked ? new Set() : new Set(sold.map(({ position }) => position)))
              }
            />
          )}
          <ul className={styles.lines}>
            {sold.map((line) => (
              <li key={line.position}>
                <Checkbox
                  checked={!left.has(line.position)}
                  onChange={({ currentTarget }) => leave(line.position, !currentTarget.checked)}
                  label={<LineName line={line} before={lineAt(line.position)} />}
                  aside={`${formatQuantity(line.article.quantity)}\u00a0${line.article.variant.webSalesUnit.unit}`}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <div className={styles.ways}>
        {sold.length > 0 && (
          <Button onClick={put} {...(chosen.length === 0 ? { blockedBecause: t('again.chooseSome') } : {})}>
            {chosen.length === 0 ? t('again.addNone') : t('again.add', { count: chosen.length })}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t(sold.length === 0 ? 'again.close' : 'again.cancel')}
        </Button>
      </div>
    </div>
  )
}

const LineName = ({ line, before }: { line: Sold; before: HistoricLine | undefined }) => (
  <>
    <span className="mono">{line.article.articleNumber}</span> {line.article.variant.name}
    {before !== undefined && before.label !== '' && <span className={styles.note}>{before.label}</span>}
    {line.tag === 'OtherQuantity' && before !== undefined && (
      <span className={styles.changed}>
        {t('again.changed', { before: formatQuantity(before.ordered), now: formatQuantity(line.article.quantity) })}
      </span>
    )}
  </>
)

const reasonText = (fault: RowFault): string => {
  switch (fault.tag) {
    case 'NotPurchasable':
      return t(`again.reason.${fault.reason}`)
    case 'UnknownArticle':
    case 'Ambiguous':
      return t('again.reason.unknown')
    case 'QuantityNotANumber':
    case 'UnclearPoint':
    case 'OtherUnit':
    case 'TooFew':
    case 'TooMany':
    case 'TooFewLeft':
    case 'InvalidQuantity':
    case 'LabelTooLong':
      return t('again.reason.quantity')
    default:
      return absurdCase(fault)
  }
}
