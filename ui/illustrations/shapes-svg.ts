import type { DrawnAs, Placement, Shape } from '#domain/catalogue/drawing'
import { absurdCase } from '#domain/kernel/decider'

/** The attributes that give each shape its look; figures stand with their middle or their start at their place. */
export type Looks = Readonly<Record<DrawnAs | 'figureInTheMiddle' | 'figureFromStart', string>>

const transformed = ({ move, scale, turn }: Placement = {}): string => {
  const steps = [
    ...(move === undefined ? [] : [`translate(${move[0]} ${move[1]})`]),
    ...(scale === undefined ? [] : [`scale(${scale})`]),
    ...(turn === undefined ? [] : [`rotate(${turn.degrees} ${turn.x} ${turn.y})`]),
  ]
  return steps.length === 0 ? '' : ` transform="${steps.join(' ')}"`
}

const shapeSvg = (shape: Shape, looks: Looks): string => {
  switch (shape.tag) {
    case 'Path':
      return `<path ${looks[shape.as]} d="${shape.d}"${transformed(shape.placed)}/>`
    case 'Rectangle': {
      const { x, y, width, height, radius = 0 } = shape
      return `<rect ${looks[shape.as]} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
    }
    case 'Ellipse': {
      const { x, y, across, down, placed } = shape
      return `<ellipse ${looks[shape.as]} cx="${x}" cy="${y}" rx="${across}" ry="${down}"${transformed(placed)}/>`
    }
    case 'Group':
      return `<g${transformed(shape.placed)}>${shapesSvg(shape.shapes, looks)}</g>`
    case 'Figure': {
      const look = shape.from === 'start' ? looks.figureFromStart : looks.figureInTheMiddle
      return `<text ${look} x="${shape.x}" y="${shape.y}">${shape.text}</text>`
    }
    default:
      return absurdCase(shape)
  }
}

/** Shapes as SVG, each over those before it. */
export const shapesSvg = (shapes: readonly Shape[], looks: Looks): string =>
  shapes.map((shape) => shapeSvg(shape, looks)).join('')
