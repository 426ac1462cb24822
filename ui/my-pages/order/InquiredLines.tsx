import type { HistoricLine } from '#application/ports/order-history'
import { mostInquired, type InquiryKind, type InquiryRefusal } from '#domain/order/inquiry'
import { Checkbox } from '../../components/Checkbox'
import { formatQuantity } from '../../texts/format'
import { t } from './t'
import styles from './Dialogs.module.css'

/** The quantities as they are written, by position, of the rows that are chosen. */
export type InquiredQuantities = ReadonlyMap<number, string>

interface InquiredLinesProps {
  readonly kind: InquiryKind
  readonly lines: readonly HistoricLine[]
  readonly quantities: InquiredQuantities
  readonly onChange: (quantities: InquiredQuantities) => void
  readonly refusal: InquiryRefusal | undefined
}

/** The rows that an inquiry can be about, each with how much of it. */
export const InquiredLines = ({ kind, lines, quantities, onChange, refusal }: InquiredLinesProps) => {
  const possible = lines.filter((line) => mostInquired(kind, line) > 0)
  const wrong = refusal?.tag === 'TooMuch' || refusal?.tag === 'WrongLine' ? refusal.position : undefined
  const choose = (line: HistoricLine, isChosen: boolean) => {
    const next = new Map(quantities)
    if (isChosen) next.set(line.position, formatQuantity(mostInquired(kind, line)))
    else next.delete(line.position)
    onChange(next)
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{t('orderPage.inquiry.lines')}</legend>
      {possible.length === 0 && <p>{t('orderPage.inquiry.lines.none')}</p>}
      <ul className={styles.lines}>
        {possible.map((line) => {
          const written = quantities.get(line.position)
          return (
            <li key={line.position} className={styles.line}>
              <Checkbox
                checked={written !== undefined}
                onChange={({ currentTarget }) => choose(line, currentTarget.checked)}
                label={
                  <>
                    <span className="mono">{line.articleNumber}</span> {line.name}
                  </>
                }
              />
              {written !== undefined && (
                <span className={styles.quantity}>
                  <input
                    inputMode="decimal"
                    aria-label={t('orderPage.inquiry.quantity', { name: line.name })}
                    aria-invalid={wrong === line.position || undefined}
                    value={written}
                    onChange={({ currentTarget }) =>
                      onChange(new Map(quantities).set(line.position, currentTarget.value))
                    }
                  />{' '}
                  {line.unit}, {t('orderPage.inquiry.most', { most: formatQuantity(mostInquired(kind, line)) })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
