import type { Shape } from '#domain/catalogue/drawing'
import { scaled, type Extent } from './family'
import { path } from './shapes'

interface Measure {
  readonly mm: number
  readonly from: number
  readonly to: number
}

interface Measured {
  readonly extent: Extent
  /** The scale of the drawing; measures keep clear of its handles. */
  readonly scale: number
  /** In mm; those that are known are drawn. */
  readonly length: number | undefined
  readonly height: number | undefined
  readonly width: Measure | undefined
}

interface Across {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly edge: number
  readonly text: string
}

const millimetres = (value: number): string => String(value).replace('.', ',')

const across = ({ from, to, y, edge, text }: Across): readonly Shape[] => {
  const end = y + Math.sign(y - edge) * 2
  return [
    path('dimension', `M${from} ${edge}V${end}M${to} ${edge}V${end}M${from} ${y}H${to}`),
    path('arrow', `M${from} ${y}l4-1.2v2.4ZM${to} ${y}l-4-1.2v2.4Z`),
    { tag: 'Figure', text, x: (from + to) / 2, y: y - 2, from: 'middle' },
  ]
}

const down = ({ x, y, width, height: tall }: Extent, scale: number, mm: number): readonly Shape[] => {
  const from = x + width + 2
  const right = Math.max(x + width, scaled(112, scale))
  const bottom = y + tall
  return [
    path('dimension', `M${from} ${y}H${right + 8}M${from} ${bottom}H${right + 8}M${right + 6} ${y}V${bottom}`),
    path('arrow', `M${right + 6} ${y}l-1.2 4h2.4ZM${right + 6} ${bottom}l-1.2-4h2.4Z`),
    { tag: 'Figure', text: `H ${millimetres(mm)}`, x: right + 9, y: y + tall / 2 + 2, from: 'start' },
  ]
}

/** Measure lines of a workshop drawing: length beneath, height to the right, width above. */
export const dimensions = ({ extent, scale, length, height, width }: Measured): readonly Shape[] => {
  const { x, y } = extent
  const bottom = y + extent.height
  return [
    ...(length === undefined
      ? []
      : across({ from: x, to: x + extent.width, y: bottom + 14, edge: bottom + 2, text: `L ${millimetres(length)}` })),
    ...(width === undefined
      ? []
      : across({ from: width.from, to: width.to, y: y - 10, edge: y - 2, text: `W ${millimetres(width.mm)}` })),
    ...(height === undefined ? [] : down(extent, scale, height)),
  ]
}
