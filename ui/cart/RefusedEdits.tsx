import type { LineKey } from '#domain/cart/line-key'
import { rowsOf, useRefusedEdits } from '../shop/refused-edits'
import { RefusedNote } from '../shop/RefusedNote'
import { t } from '../texts/t'
import styles from './RefusedEdits.module.css'

/** Refused edits that no row of the cart shows: adds, whole deliveries, and lines that are gone. */
export const RefusedEdits = ({ rows }: { rows: readonly LineKey[] }) => {
  const present = new Set(rows)
  const elsewhere = useRefusedEdits().filter((one) => !rowsOf(one).some((key) => present.has(key)))
  if (elsewhere.length === 0) return null
  return (
    <section className={styles.list} aria-label={t('cart.refused.title')}>
      <strong>{t('cart.refused.title')}</strong>
      {elsewhere.map((one) => (
        <RefusedNote key={one.id} refused={one} />
      ))}
    </section>
  )
}
