import { lazy, Suspense, useRef } from 'react'
import type { ComponentProps } from 'react'
import { useSeen } from '../../components/use-seen'
import styles from './LateMap.module.css'

const StoreMap = lazy(async () => ({ default: (await import('./StoreMap')).StoreMap }))

/** The place of a map, whose code is fetched when it is seen. */
export const LateMap = (props: ComponentProps<typeof StoreMap>) => {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place} className={styles.place}>
      {isSeen && (
        <Suspense fallback={null}>
          <StoreMap {...props} />
        </Suspense>
      )}
    </div>
  )
}
