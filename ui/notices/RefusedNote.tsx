import { isLineGone, type RefusedEdit } from '#domain/cart/refused-edits'
import { Button } from '../components/Button'
import { classNames } from '../components/class-names'
import { t } from '../texts/t'
import { useShopCommand } from '../shop/ShopContext'
import { type PlaceOfRefused, refusedWhat, refusedWhy } from '../shop/refused-words'
import { useDropEdits } from './use-drop-edits'
import { useFocusKept } from '../shop/use-focus-kept'
import styles from './RefusedNote.module.css'

interface RefusedNoteProps {
  readonly refused: RefusedEdit
  /** Of its text, where a field is described by it. */
  readonly id?: string
  readonly where?: PlaceOfRefused
  readonly className?: string | undefined
}

/** A refused edit, shown where it was made: the typed text, the reason, and a button to retry it where that can help. */
export const RefusedNote = ({ refused, id: textId, where = 'atRow', className }: RefusedNoteProps) => {
  const command = useShopCommand()
  const { dismissRefused } = useDropEdits()
  const note = useFocusKept<HTMLElement>()
  const { id } = refused
  return (
    <section ref={note} className={classNames(styles.note, className)} aria-label={t('cart.refused')}>
      <span id={textId}>
        {refusedWhat(refused, where)} {refusedWhy(refused)}
      </span>
      <span className={styles.ways}>
        {!isLineGone(refused) && (
          <Button
            variant="text"
            size="row"
            onClick={() =>
              command((shop) => {
                shop.cart.tryAgain(id)
                shop.cart.sendNow()
              })
            }
          >
            {t('cart.refused.retry')}
          </Button>
        )}
        <Button variant="text" size="row" onClick={() => dismissRefused(id)}>
          {t('cart.refused.dismiss')}
        </Button>
      </span>
    </section>
  )
}
