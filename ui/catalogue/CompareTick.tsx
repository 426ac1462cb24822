import type { ListedVariant } from '#domain/catalogue/variant'
import { classNames } from '../components/class-names'
import { t } from '../texts/t'
import { useDeferredRendered } from './DeferredRendering'
import styles from './CompareTick.module.css'

interface CompareTickProps {
  readonly variant: ListedVariant
  readonly compared: boolean
  readonly onCompare: (variant: ListedVariant) => void
  /** `margin`: on larger screens a mere box beside the row. */
  readonly look: 'margin' | 'words'
}

const besideRow = classNames(styles.tick, styles.margin)

/**
 * The box that chooses an article for comparison. One element without a state of its own, drawn in the deferred
 * render, because a listing has hundreds of them.
 */
export const CompareTick = ({ variant, compared, onCompare, look }: CompareTickProps) => {
  if (!useDeferredRendered()) return null
  return (
    <button
      type="button"
      aria-pressed={compared}
      aria-label={t('compare.article', { name: variant.name })}
      title={t('compare.tick')}
      className={look === 'margin' ? besideRow : styles.tick}
      onClick={() => onCompare(variant)}
    >
      {t('compare.tick')}
    </button>
  )
}
