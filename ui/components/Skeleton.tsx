import { t } from '../texts/t'
import { classNames } from './class-names'
import styles from './Skeleton.module.css'

export type SkeletonKind = 'row' | 'shelf' | 'docket' | 'text'

interface SkeletonProps {
  readonly rows: number
  readonly kind: SkeletonKind
}

const parts: Readonly<Record<SkeletonKind, readonly string[]>> = {
  row: ['picture', 'lines', 'short', 'medium', 'control'],
  shelf: ['drawing', 'lines', 'control'],
  docket: ['head', 'lines', 'lines'],
  text: ['lines'],
}

/** Copies the geometry of the content that loads. It is visible only after 200 ms. */
export const Skeleton = ({ rows, kind }: SkeletonProps) => (
  <div className={classNames(styles.skeleton, styles[`${kind}s`])}>
    <output className="visually-hidden">{t('component.loading')}</output>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles[kind]} aria-hidden="true">
        {parts[kind].map((part, index) => (
          <span key={index} className={styles[part]} />
        ))}
      </div>
    ))}
  </div>
)
