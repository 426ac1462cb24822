import type { Path, Shape } from '#domain/catalogue/drawing'
import { path, rect } from './shapes'

interface Block {
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
export const block = ({
  x,
  y,
  width,
  height,
  radius: rx = 2,
  shade = 'lower',
  accent = false,
}: Block): readonly Shape[] => [
  rect(accent ? 'accent' : 'part', { x, y, width, height, rx }),
  ...(shade === 'lower' && !accent
    ? [rect('shade', { x: x + 0.5, y: y + height * 0.62, width: width - 1, height: height * 0.38 - 0.5, rx })]
    : []),
  ...(shade === 'right' && !accent
    ? [rect('shade', { x: x + width * 0.62, y: y + 0.5, width: width * 0.38 - 0.5, height: height - 1, rx })]
    : []),
  rect('outline', { x, y, width, height, rx }),
]

interface CentreLines {
  readonly x?: number
  readonly y?: number
  readonly reach?: number
}

/** Dash-dot centre lines through round parts, as on a workshop drawing. */
export const centre = ({ x, y, reach = 52 }: CentreLines): Path =>
  path(
    'centre',
    (x === undefined ? '' : `M${x} ${60 - reach}V${60 + reach}`) +
      (y === undefined ? '' : `M${60 - reach} ${y}H${60 + reach}`),
  )

/** The floor: a line over short slanting strokes. */
export const ground = ({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }): Path => {
  const strokes = Array.from({ length: Math.floor((to - from) / 8) }, (_, index) => from + 6 + index * 8)
  return path('inner', `M${from} ${y}H${to}` + strokes.map((x) => `M${x} ${y}l-5 6`).join(''))
}
