import { Dimensions } from './Dimensions'
import { familyNamed } from './families'
import { scaled, scaledExtent, scaleOf, type DrawingParams, type Family } from './family'
import styles from './Illustration.module.css'

interface IllustrationProps {
  /** The family that the article belongs to; one without a drawing gets a parcel. */
  readonly family: string
  /** Larger nominal sizes (`DN`) are drawn larger. Measures in mm as `L`, `H`, `W` are drawn out above 250 px. */
  readonly params?: DrawingParams
  /** CSS pixels. */
  readonly size: number
  /** Without it the drawing is decoration: the name stands beside it. */
  readonly label?: string
}

const weight = (size: number): string | undefined => (size > 250 ? styles.huge : size > 100 ? styles.large : undefined)

const aboutTheMiddle = (scale: number): string | undefined =>
  scale === 1 ? undefined : `translate(${60 * (1 - scale)} ${60 * (1 - scale)}) scale(${scale})`

const widthOf = ({ extent, widthAcross }: Family, { W }: DrawingParams, scale: number) => {
  if (W === undefined || widthAcross === 'unseen') return undefined
  const [from, to] = widthAcross ?? [extent.x, extent.x + extent.width]
  return { mm: W, from: scaled(from, scale), to: scaled(to, scale) }
}

/** A line drawing of an article, worked out from its family and measures. */
export const Illustration = ({ family, params = {}, size, label }: IllustrationProps) => {
  const drawing = familyNamed(family)
  const scale = scaleOf(params)
  const measured = size > 250 && (params.L !== undefined || params.H !== undefined || params.W !== undefined)
  return (
    <svg
      className={[styles.illustration, weight(size)].filter(Boolean).join(' ')}
      width={size}
      height={size}
      viewBox={measured ? '-8 -6 152 138' : '0 0 120 120'}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      focusable="false"
    >
      <g transform={aboutTheMiddle(scale)}>{drawing.draw(params)}</g>
      {measured && (
        <Dimensions
          of={scaledExtent(drawing.extent, scale)}
          scale={scale}
          length={params.L}
          height={params.H}
          width={widthOf(drawing, params, scale)}
        />
      )}
    </svg>
  )
}
