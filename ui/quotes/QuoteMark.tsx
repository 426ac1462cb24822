import { Icon } from '../components/Icon'
import { t } from '../texts/t'
import styles from './QuoteMark.module.css'

interface QuoteMarkProps {
  readonly name: string
  readonly onPress: () => void
}

/** Puts the article of a row into a quote. One element without a state of its own: a listing has hundreds. */
export const QuoteMark = ({ name, onPress }: QuoteMarkProps) => (
  <button
    type="button"
    className={styles.mark}
    aria-label={t('quotes.addThis', { name })}
    title={t('quotes.addShort')}
    onClick={onPress}
  >
    <Icon name="document" size={16} />
  </button>
)
