import { Icon } from '../components/Icon'
import { t } from '../texts/t'
import { useLinesOnTheWay } from './lines-on-the-way'
import styles from './LinesOnTheWay.module.css'

/** Says that lines are being moved into the cart. The output exists before its text, so that it is announced. */
export const LinesOnTheWay = () => {
  const words = useLinesOnTheWay()
  return (
    <output className={styles.announcer}>
      {words.length > 0 && (
        <span className={styles.waiting}>
          <Icon name="info" />
          <span>
            {words.map((sentence, place) => (
              <strong key={place} className={styles.lines}>
                {sentence}.
              </strong>
            ))}
            <span>{t('cart.onTheWay.text')}</span>
          </span>
        </span>
      )}
    </output>
  )
}
