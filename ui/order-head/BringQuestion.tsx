import { useEffect, useId, useRef } from 'react'
import { Button } from '../components/Button'
import { useWaiting } from '../shop/ShopContext'
import { t } from '../texts/t'
import styles from './pickers.module.css'

interface BringQuestionProps {
  /** Lines of the present cart. */
  readonly count: number
  /** The customer and project that the user changes to. */
  readonly target: string
  readonly onTake: () => void
  readonly onLeave: () => void
  readonly onCancel: () => void
}

/** Whether the lines of the cart come along to another customer (CART-50). Edits that wait would be left behind. */
export const BringQuestion = ({ count, target, onTake, onLeave, onCancel }: BringQuestionProps) => {
  const waiting = useWaiting()
  const question = useId()
  const take = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => take.current?.focus(), [])
  return (
    <fieldset aria-label={t('order.bring')} aria-describedby={question}>
      <p id={question} className={styles.warning}>
        {t('order.bring.question', { count, context: target })}
      </p>
      {waiting && <output className={styles.note}>{t('order.bring.waiting')}</output>}
      <div className={styles.foot}>
        <Button variant="text" onClick={onCancel}>
          {t('order.cancel')}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {t('order.bring.leave')}
        </Button>
        <Button ref={take} onClick={onTake} blockedBecause={waiting ? t('order.bring.waiting') : undefined}>
          {t('order.bring.take', { count })}
        </Button>
      </div>
    </fieldset>
  )
}
