import { useId } from 'react'
import { money, type Money } from '#domain/kernel/money'
import { months as monthNames, shortMonths } from '../../texts/calendar-names'
import { formatMoney, formatQuantity } from '../../texts/format'
import { t } from './t'
import styles from './EconomyPage.module.css'

interface SpentInMonth {
  /** YYYY-MM */
  readonly month: string
  readonly amount: Money
}

/** Of the drawing, which is stretched to the room that it has: a month is a hundred wide. */
const MONTH = 100
const HEIGHT = 100

const nameOf = (month: string): string => `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

/** The next round number of kronor, so that the highest bar has a line above it: 1, 2 or 5 and zeros. */
const roundTop = (amount: number): number => {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, amount)))
  return [1, 2, 5, 10].map((step) => step * size).find((top) => top >= amount) ?? amount
}

/** `200 000 kr` */
const formatMoneyInWhole = (amount: number): string => t('economy.scale', { amount: formatQuantity(amount) })

/** Bars for the months, with the same figures as a table below. */
export const MonthsChart = ({ spent }: { spent: readonly SpentInMonth[] }) => {
  const id = useId()
  const highest = spent.reduce((most, one) => (one.amount > most.amount ? one : most), {
    month: spent[0]?.month ?? '',
    amount: money(0),
  })
  const total = money(spent.reduce((sum, { amount }) => sum + amount, 0))
  const top = roundTop(highest.amount)
  const width = MONTH * Math.max(1, spent.length)
  const heightOf = (amount: number): number => (Math.max(0, amount) / top) * HEIGHT
  const text = t('economy.months.text', {
    month: nameOf(spent.at(-1)?.month ?? ''),
    most: formatMoney(highest.amount),
    when: nameOf(highest.month),
    total: formatMoney(total),
  })
  return (
    <section aria-labelledby={`${id}-head`} className={styles.section}>
      <h2 id={`${id}-head`}>{t('economy.months')}</h2>
      <p>{text}</p>
      <div className={styles.chart}>
        <div className={styles.scale} aria-hidden>
          {[1, 0.5, 0].map((part) => (
            <span key={part}>{formatMoneyInWhole(top * part)}</span>
          ))}
        </div>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-title ${id}-desc`}
        >
          <title id={`${id}-title`}>{t('economy.months')}</title>
          <desc id={`${id}-desc`}>{text}</desc>
          {[0, 0.5, 1].map((part) => (
            <line key={part} className={styles.line} x1={0} x2={width} y1={HEIGHT * part} y2={HEIGHT * part} />
          ))}
          {spent.map(({ month, amount }, place) => (
            <rect
              key={month}
              className={styles.bar}
              x={(place + 0.15) * MONTH}
              width={MONTH * 0.7}
              y={HEIGHT - heightOf(amount)}
              height={heightOf(amount)}
            />
          ))}
        </svg>
        <div className={styles.months} aria-hidden>
          {spent.map(({ month }, place) => (
            <span key={month}>
              <span className={styles.month}>{shortMonths[Number(month.slice(5)) - 1]}</span>
              {month.endsWith('-01') && <span className={styles.year}>{month.slice(0, 4)}</span>}
              {place === 0 && !month.endsWith('-01') && <span className={styles.firstYear}>{month.slice(0, 4)}</span>}
            </span>
          ))}
        </div>
      </div>
      <details>
        <summary>{t('economy.months.table')}</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('economy.months')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('economy.month')}</th>
              <th scope="col" className={styles.number}>
                {t('economy.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {spent.map(({ month, amount }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month)}</th>
                <td className={styles.number}>{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('economy.total')}</th>
              <td className={styles.number}>{formatMoney(total)}</td>
            </tr>
          </tfoot>
        </table>
      </details>
    </section>
  )
}
