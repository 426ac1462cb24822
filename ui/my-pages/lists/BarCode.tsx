import type { BarWidths } from '#domain/catalogue/bar-code'

interface BarCodeProps {
  readonly widths: BarWidths
  /** What it says, for those who cannot see it. */
  readonly label: string
  /** Millimetres of the narrowest bar. A scanner at arm's length reads a quarter of a millimetre. */
  readonly moduleMm?: number
  readonly heightMm?: number
}

/** Modules without bars on both sides, by which scanners find the code. */
const QUIET = 10

/** A bar code in its size on paper. */
export const BarCode = ({ widths, label, moduleMm = 0.27, heightMm = 12 }: BarCodeProps) => {
  const modules = widths.reduce((sum, width) => sum + width, 2 * QUIET)
  return (
    <svg
      role="img"
      aria-label={label}
      width={`${modules * moduleMm}mm`}
      height={`${heightMm}mm`}
      viewBox={`0 0 ${modules} 10`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      {barsOf(widths).map(({ at, width }) => (
        <rect key={at} x={at} width={width} height="10" fill="#000" />
      ))}
    </svg>
  )
}

const barsOf = (widths: BarWidths) => {
  let at = QUIET
  return widths.flatMap((width, place) => {
    const bar = { at, width }
    at += width
    return place % 2 === 0 ? [bar] : []
  })
}
