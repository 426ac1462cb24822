import type { RefusedEdit } from '#domain/cart/refused-edits'
import { Button } from '../components/Button'
import { t } from '../texts/t'
import type { OvertakenWords } from '../shop/overtaken-words'
import { useShopCommand } from '../shop/ShopContext'
import { useDropEdits } from './use-drop-edits'
import { useFocusKept } from '../shop/use-focus-kept'
import styles from './RefusedNote.module.css'

interface OvertakenNoteProps {
  readonly overtaken: RefusedEdit
  readonly words: OvertakenWords
  /** Of its text, where a field is described by it. */
  readonly id?: string
}

/** An edit that was left unsent while others changed what it is about: both values, and a button for each (ERROR-25). */
export const OvertakenNote = ({ overtaken: { id }, words, id: textId }: OvertakenNoteProps) => {
  const command = useShopCommand()
  const { dismissRefused } = useDropEdits()
  const note = useFocusKept<HTMLElement>()
  return (
    <section ref={note} className={styles.note} aria-label={t('cart.refused')}>
      <span id={textId}>{words.text}</span>
      <span className={styles.ways}>
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
          {words.useMine}
        </Button>
        <Button variant="text" size="row" onClick={() => dismissRefused(id)}>
          {words.keepTheirs}
        </Button>
      </span>
    </section>
  )
}
