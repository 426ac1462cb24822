import type { LineKey } from '#domain/cart/line-key'
import { linesOfEdit } from '#domain/cart/refused-edits'
import { useRefusedEdits } from '../shop/refused-edits'
import { RefusedNote } from '../shop/RefusedNote'
import { t } from './t'
import styles from './RefusedEdits.module.css'

/** Refused edits that no row of the cart shows: adds, whole deliveries, and lines that are gone. */
export const RefusedEdits = ({ rows }: { rows: readonly LineKey[] }) => {
  const present = new Set(rows)
  const elsewhere = useRefusedEdits().filter(({ edit }) => !linesOfEdit(edit).some((key) => present.has(key)))
  if (elsewhere.length === 0) return null
  return (
    <section className={styles.list} aria-label={t('cart.refused.title')}>
      <strong>{t('cart.refused.title')}</strong>
      {elsewhere.map((one) => (
        <RefusedNote key={one.id} refused={one} where="apart" />
      ))}
    </section>
  )
}
