import { chooseDrawing } from '#domain/catalogue/drawing-choice'
import { drawingOf } from './drawing'
import type { DrawingParams } from './family'
import styles from './Illustration.module.css'
import { Shapes } from './ShapeView'

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

const weight = (size: number): string | undefined => (size > 250 ? styles.huge : size > 100 ? styles.large : undefined)

/** A line drawing of an article, computed from its family and measures. */
export const Illustration = ({ family, name = '', params = {}, size, label }: IllustrationProps) => {
  const { drawing, finish } = chooseDrawing(family, name)
  const { box, shapes } = drawingOf(drawing, params, size > 250)
  return (
    <svg
      className={[styles.illustration, weight(size), finish && styles[finish]].filter(Boolean).join(' ')}
      width={size}
      height={size}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      focusable="false"
    >
      <Shapes of={shapes} />
    </svg>
  )
}
