import type { Variant } from '#domain/catalogue/variant'
import { t } from '../texts/t'
import { useDeferredRendered } from './DeferredRendering'
import styles from './CompareTick.module.css'

interface CompareTickProps {
  readonly variant: Variant
  readonly compared: boolean
  readonly onCompare: (variant: Variant) => void
}

/**
 * The box that chooses a row's article for comparison. One element without a state of its own, drawn in the deferred
 * render, because a listing has hundreds of them.
 */
export const CompareTick = ({ variant, compared, onCompare }: CompareTickProps) => {
  if (!useDeferredRendered()) return null
  return (
    <button
      type="button"
      aria-pressed={compared}
      aria-label={t('compare.article', { name: variant.name })}
      title={t('compare.tick')}
      className={styles.tick}
      onClick={() => onCompare(variant)}
    >
      {t('compare.tick')}
    </button>
  )
}
