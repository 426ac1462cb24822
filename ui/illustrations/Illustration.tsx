import { memo, use } from 'react'
import { drawingBox } from './drawing-box'
import { DrawPictureContext } from './DrawPictureContext'
import type { DrawingParams } from './family'
import styles from './Illustration.module.css'

interface IllustrationProps {
  /** The family of the article, or the name of a drawing. A family without a drawing is drawn as a parcel. */
  readonly family: string
  /**
   * The name of the product or article, which decides between the kinds of a family. Not needed for the name of a
   * drawing.
   */
  readonly name?: string | undefined
  /** Larger nominal sizes (`DN`) are drawn larger. Measures in mm as `L`, `H`, `W` are drawn out above 250 px. */
  readonly params?: DrawingParams
  /** CSS pixels. */
  readonly size: number
  /** Left out where the name stands beside the drawing, which is then hidden from screen readers. */
  readonly label?: string
}

const weight = (size: number): string => (size > 250 ? ` ${styles.huge}` : size > 100 ? ` ${styles.large}` : '')

/** A line drawing of an article, computed from its family and measures. */
export const Illustration = memo(({ family, name = '', params = {}, size, label }: IllustrationProps) => {
  const draw = use(DrawPictureContext)
  const measures = size > 250
  const box = drawingBox(params, measures)
  return (
    <svg
      className={`${styles.illustration}${weight(size)}`}
      width={size}
      height={size}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      focusable="false"
      // React leaves the inside as the server drew it, so hydration neither waits for the drawings nor walks them.
      dangerouslySetInnerHTML={{ __html: draw?.({ family, name, params, measures }) ?? '' }}
      suppressHydrationWarning
    />
  )
})
Illustration.displayName = 'Illustration'
