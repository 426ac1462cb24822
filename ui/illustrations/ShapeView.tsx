import type { Placement, Shape } from '#domain/catalogue/drawing'
import { absurdCase } from '#domain/kernel/decider'
import styles from './Illustration.module.css'

const transformOf = ({ move, scale, turn }: Placement = {}): string | undefined => {
  const steps = [
    ...(move === undefined ? [] : [`translate(${move[0]} ${move[1]})`]),
    ...(scale === undefined ? [] : [`scale(${scale})`]),
    ...(turn === undefined ? [] : [`rotate(${turn.degrees} ${turn.x} ${turn.y})`]),
  ]
  return steps.length === 0 ? undefined : steps.join(' ')
}

/** A shape as SVG. */
export const ShapeView = ({ shape }: { readonly shape: Shape }) => {
  switch (shape.tag) {
    case 'Path':
      return <path className={styles[shape.as]} d={shape.d} transform={transformOf(shape.placed)} />
    case 'Rectangle': {
      const { x, y, width, height, radius } = shape
      return <rect className={styles[shape.as]} x={x} y={y} width={width} height={height} rx={radius} />
    }
    case 'Ellipse': {
      const { x, y, across, down, placed } = shape
      return across === down ? (
        <circle className={styles[shape.as]} cx={x} cy={y} r={across} transform={transformOf(placed)} />
      ) : (
        <ellipse className={styles[shape.as]} cx={x} cy={y} rx={across} ry={down} transform={transformOf(placed)} />
      )
    }
    case 'Group':
      return (
        <g transform={transformOf(shape.placed)}>
          <Shapes of={shape.shapes} />
        </g>
      )
    case 'Figure':
      return (
        <text
          className={shape.from === 'start' ? `${styles.figure} ${styles.beside}` : styles.figure}
          x={shape.x}
          y={shape.y}
        >
          {shape.text}
        </text>
      )
    default:
      return absurdCase(shape)
  }
}

/** Shapes in their order. It never changes within one drawing, so the index is a stable key. */
export const Shapes = ({ of: shapes }: { readonly of: readonly Shape[] }) => (
  <>
    {shapes.map((shape, index) => (
      <ShapeView key={index} shape={shape} />
    ))}
  </>
)
