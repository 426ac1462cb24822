import styles from './Illustration.module.css'

interface BlockProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number
  /** Where the shade strip of 38 % lies. */
  readonly shade?: 'lower' | 'right' | 'none'
  readonly accent?: boolean
}

/** A turned or cast piece seen from the side. */
export const Block = ({ x, y, width, height, radius = 2, shade = 'lower', accent = false }: BlockProps) => (
  <>
    <rect className={accent ? styles.accent : styles.part} x={x} y={y} width={width} height={height} rx={radius} />
    {shade === 'lower' && !accent && (
      <rect
        className={styles.shade}
        x={x + 0.5}
        y={y + height * 0.62}
        width={width - 1}
        height={height * 0.38 - 0.5}
        rx={radius}
      />
    )}
    {shade === 'right' && !accent && (
      <rect
        className={styles.shade}
        x={x + width * 0.62}
        y={y + 0.5}
        width={width * 0.38 - 0.5}
        height={height - 1}
        rx={radius}
      />
    )}
    <rect className={styles.outline} x={x} y={y} width={width} height={height} rx={radius} />
  </>
)

/** Dash-dot lines through what is round, as on a workshop drawing. */
export const Centre = ({ x, y, reach = 52 }: { readonly x?: number; readonly y?: number; readonly reach?: number }) => (
  <path
    className={styles.centre}
    d={
      (x === undefined ? '' : `M${x} ${60 - reach}V${60 + reach}`) +
      (y === undefined ? '' : `M${60 - reach} ${y}H${60 + reach}`)
    }
  />
)

/** The floor: a line over short slanting strokes. */
export const Ground = ({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }) => {
  const strokes = Array.from({ length: Math.floor((to - from) / 8) }, (_, index) => from + 6 + index * 8)
  return <path className={styles.inner} d={`M${from} ${y}H${to}` + strokes.map((x) => `M${x} ${y}l-5 6`).join('')} />
}
