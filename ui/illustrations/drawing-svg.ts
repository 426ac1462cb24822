import type { Drawing } from '#domain/catalogue/drawing'
import { shapesSvg, type Looks } from './shapes-svg'

const ink = '#15191d'
const lined = `stroke="${ink}" stroke-width="1.5"`

/** The colours of an image outside of the pages: there are no style sheets beside it. */
const looks: Looks = {
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
  figureInTheMiddle: 'font-size="5.5" text-anchor="middle"',
  figureFromStart: 'font-size="5.5" text-anchor="start"',
}

/** A drawing as an image of its own, in SVG, 600 by 600 CSS pixels. */
export const drawingSvg = ({ box, shapes }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" stroke-linecap="round" stroke-linejoin="round">${shapesSvg(shapes, looks)}</svg>`
