import { lazy, Suspense, useRef } from 'react'
import type { ComponentProps } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { MissingPart } from '../../components/MissingPart'
import { useSeen } from '../../components/use-seen'
import { t } from '../t'
import styles from './LateMap.module.css'

const StoreMap = lazy(async () => ({ default: (await import('./StoreMap')).StoreMap }))

/** The place of a map, whose code is fetched when it is seen. Without it the list beside it has everything. */
export const LateMap = (props: ComponentProps<typeof StoreMap>) => {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place} className={styles.place}>
      {isSeen && (
        <ErrorBoundary fallback={<MissingPart what={t('stores.map.missing')} />}>
          <Suspense fallback={null}>
            <StoreMap {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
