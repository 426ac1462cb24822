import { scaled, type Extent } from './family'
import styles from './Illustration.module.css'

interface Measure {
  readonly mm: number
  readonly from: number
  readonly to: number
}

interface DimensionsProps {
  readonly of: Extent
  /** Of the drawing, whose handles the measures stand clear of. */
  readonly scale: number
  /** In mm; those that are known are drawn. */
  readonly length: number | undefined
  readonly height: number | undefined
  readonly width: Measure | undefined
}

const millimetres = (value: number): string => String(value).replace('.', ',')

const Across = ({
  from,
  to,
  y,
  edge,
  text,
}: {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly edge: number
  readonly text: string
}) => (
  <>
    <path
      className={styles.dimension}
      d={`M${from} ${edge}V${y + Math.sign(y - edge) * 2}M${to} ${edge}V${y + Math.sign(y - edge) * 2}M${from} ${y}H${to}`}
    />
    <path className={styles.arrow} d={`M${from} ${y}l4-1.2v2.4ZM${to} ${y}l-4-1.2v2.4Z`} />
    <text className={styles.figure} x={(from + to) / 2} y={y - 2}>
      {text}
    </text>
  </>
)

/** Measure lines of a workshop drawing: length beneath, height to the right, width above. */
export const Dimensions = ({
  of: { x, y, width: across, height: down },
  scale,
  length,
  height,
  width,
}: DimensionsProps) => {
  const right = Math.max(x + across, scaled(112, scale))
  return (
    <>
      {length !== undefined && (
        <Across from={x} to={x + across} y={y + down + 14} edge={y + down + 2} text={`L ${millimetres(length)}`} />
      )}
      {width !== undefined && (
        <Across from={width.from} to={width.to} y={y - 10} edge={y - 2} text={`W ${millimetres(width.mm)}`} />
      )}
      {height !== undefined && (
        <>
          <path
            className={styles.dimension}
            d={`M${x + across + 2} ${y}H${right + 8}M${x + across + 2} ${y + down}H${right + 8}M${right + 6} ${y}V${y + down}`}
          />
          <path className={styles.arrow} d={`M${right + 6} ${y}l-1.2 4h2.4ZM${right + 6} ${y + down}l-1.2-4h2.4Z`} />
          <text className={`${styles.figure} ${styles.beside}`} x={right + 9} y={y + down / 2 + 2}>
            {`H ${millimetres(height)}`}
          </text>
        </>
      )}
    </>
  )
}
