import type { Drawing, DrawnAs, Placement, Shape } from '#domain/catalogue/drawing'
import { absurdCase } from '#domain/kernel/decider'

const ink = '#15191d'
const lined = `stroke="${ink}" stroke-width="1.5"`

/** The colours of an image outside of the pages: there are no style sheets beside it. */
const looks: Readonly<Record<DrawnAs, string>> = {
  body: `fill="#ffffff" ${lined}`,
  face: 'fill="#ffffff"',
  part: `fill="#ffffff" ${lined}`,
  accent: `fill="#9db9ea" ${lined}`,
  shade: 'fill="#d3dae1"',
  outline: `fill="none" ${lined}`,
  inner: `fill="none" stroke="${ink}" stroke-width="0.9"`,
  centre: 'fill="none" stroke="#0b4bb3" stroke-width="0.8" stroke-dasharray="7 2 1.5 2"',
  dimension: `fill="none" stroke="${ink}" stroke-width="0.5"`,
  arrow: `fill="${ink}"`,
}

const transformed = ({ move, scale, turn }: Placement = {}): string => {
  const steps = [
    ...(move === undefined ? [] : [`translate(${move[0]} ${move[1]})`]),
    ...(scale === undefined ? [] : [`scale(${scale})`]),
    ...(turn === undefined ? [] : [`rotate(${turn.degrees} ${turn.x} ${turn.y})`]),
  ]
  return steps.length === 0 ? '' : ` transform="${steps.join(' ')}"`
}

const shapeSvg = (shape: Shape): string => {
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
      return `<g${transformed(shape.placed)}>${shape.shapes.map(shapeSvg).join('')}</g>`
    case 'Figure':
      return `<text x="${shape.x}" y="${shape.y}" font-size="5.5" text-anchor="${shape.from}">${shape.text}</text>`
    default:
      return absurdCase(shape)
  }
}

/** A drawing as an image of its own, in SVG, 600 by 600 CSS pixels. */
export const drawingSvg = ({ box, shapes }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" stroke-linecap="round" stroke-linejoin="round">${shapes.map(shapeSvg).join('')}</svg>`
