import type { CartLine } from '#domain/cart/cart'
import { linesOfEdit, type RefusedEdit } from '#domain/cart/refused-edits'
import { OvertakenNote } from '../notices/OvertakenNote'
import { choiceOfDay } from '../shop/overtaken-words'
import { useRefusedEdits } from '../shop/refused-edits'
import { RefusedNote } from '../notices/RefusedNote'
import { useDeferredCart } from '../shop/ShopContext'
import { t } from './t'
import styles from './RefusedEdits.module.css'

/** Refused edits that no row of the cart shows: adds, whole deliveries, and lines that are gone. */
export const RefusedEdits = ({ lines }: { lines: readonly CartLine[] }) => {
  const refused = useRefusedEdits()
  const elsewhere = apartFrom(lines, refused)
  if (elsewhere.length === 0) return null
  return (
    <section className={styles.list} aria-label={t('cart.refused.title')}>
      <strong>{t('cart.refused.title')}</strong>
      {elsewhere.map((one) => (
        <ApartFromRows key={one.id} refused={one} />
      ))}
    </section>
  )
}

const apartFrom = (lines: readonly CartLine[], refused: readonly RefusedEdit[]): readonly RefusedEdit[] => {
  if (refused.length === 0) return refused
  const present = new Set(lines.map(({ key }) => key))
  return refused.filter(({ edit }) => !linesOfEdit(edit).some((key) => present.has(key)))
}

const ApartFromRows = ({ refused }: { refused: RefusedEdit }) => {
  const { groups } = useDeferredCart()
  const choice = choiceOfDay(
    refused,
    groups.map(({ delivery }) => delivery),
  )
  return choice === undefined ? (
    <RefusedNote refused={refused} where="apart" />
  ) : (
    <OvertakenNote overtaken={refused} words={choice} />
  )
}
