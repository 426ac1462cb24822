import { useId } from 'react'
import type { SpentOn } from '#domain/order/spending'
import { formatMoney, formatQuantity } from '../../texts/format'
import { t } from './t'
import styles from './EconomyPage.module.css'

interface SpentOnTableProps {
  readonly title: string
  /** The head of the column of names. */
  readonly heading: string
  /** What that is called that belongs to none. */
  readonly none: string
  readonly spent: readonly SpentOn[]
}

/** What was spent on each, as a bar, an amount and a share of it all. */
export const SpentOnTable = ({ title, heading, none, spent }: SpentOnTableProps) => {
  const id = useId()
  const total = spent.reduce((sum, { amount }) => sum + amount, 0)
  const most = spent.reduce((highest, { amount }) => Math.max(highest, amount), 0)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col" className={styles.number}>
              {t('economy.amount')}
            </th>
            <th scope="col" className={styles.number}>
              {t('economy.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {spent.map(({ key, name, amount }) => (
            <tr key={key ?? ''}>
              <th scope="row">
                {key === undefined ? none : name}
                <svg className={styles.share} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.bar} width={most === 0 ? 0 : (Math.max(0, amount) / most) * 100} height="6" />
                </svg>
              </th>
              <td className={styles.number}>{formatMoney(amount)}</td>
              <td className={styles.number}>
                {total === 0 ? '' : `${formatQuantity(Math.round((amount / total) * 100))} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
