import type { CartLine } from '#domain/cart/cart'
import type { RefusedEdit } from '#domain/cart/refused-edits'
import { Button } from '../components/Button'
import { t } from '../texts/t'
import { overtakenWords } from './overtaken-words'
import { useShopCommand } from './ShopContext'
import styles from './RefusedNote.module.css'

interface OvertakenNoteProps {
  readonly overtaken: RefusedEdit
  /** The line as others have left it. */
  readonly line: CartLine
  /** Of its text, where a field is described by it. */
  readonly id: string
}

/** An edit that was left unsent while others changed its line: both values, and a button for each (ERROR-25). */
export const OvertakenNote = ({ overtaken: { id, edit }, line, id: textId }: OvertakenNoteProps) => {
  const command = useShopCommand()
  const words = overtakenWords(edit, line)
  if (words === undefined) return null
  return (
    <section className={styles.note} aria-label={t('cart.refused')}>
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
        <Button variant="text" size="row" onClick={() => command((shop) => shop.cart.dismissRefused(id))}>
          {words.keepTheirs}
        </Button>
      </span>
    </section>
  )
}
