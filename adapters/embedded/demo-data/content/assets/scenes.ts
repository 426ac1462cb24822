import type { DrawnAsset } from './drawn-asset'
import { drawings, type DrawingName } from './drawings'
import type { Palette } from './palette'

const ink = '#15191d'

/** The colours of the classes of a drawing. */
const drawingStyle = (line: string, fill: string, accent: string, shade: string, centre: string): string =>
  `<style>.body,.part,.accent{fill:${fill};stroke:${line};stroke-width:1.5}.face{fill:${fill}}.accent{fill:${accent}}.shade{fill:${shade}}.outline{fill:none;stroke:${line};stroke-width:1.5}.inner{fill:none;stroke:${line};stroke-width:.9}.centre{fill:none;stroke:${centre};stroke-width:.8;stroke-dasharray:7 2 1.5 2}.dimension{fill:none;stroke:${line};stroke-width:.5}.arrow,.figure{fill:${line}}.figure{font:5.5px monospace;text-anchor:middle}path,rect,ellipse{stroke-linecap:round;stroke-linejoin:round}</style>`

const onPaper = ({ act, accent }: Palette): string => drawingStyle(ink, '#ffffff', accent, '#d3dae1', act)

const onSign = ({ sign, accent }: Palette): string => drawingStyle('#ffffff', sign, accent, 'none', accent)

const placed = (name: DrawingName, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 120})">${drawings[name]}</g>`

const DRAWING = 120

/** A drawing alone, on any ground. */
export const drawing = (palette: Palette, name: DrawingName, title: string): DrawnAsset => ({
  id: `bild-${name}`,
  title,
  description: `Ritning: ${title.toLocaleLowerCase('sv')}`,
  width: DRAWING,
  height: DRAWING,
  shapes: onPaper(palette) + drawings[name],
})

const plate = (width: number, height: number, { sign }: Palette): string =>
  `<defs><pattern id="g" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M24 0H0V24" fill="none" stroke="#ffffff" stroke-opacity=".09"/></pattern></defs><path fill="${sign}" d="M0 0h${width}v${height}H0Z"/><path fill="url(#g)" d="M0 0h${width}v${height}H0Z"/>`

interface Scene {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly large: DrawingName
  readonly small: DrawingName
}

/** Two drawings in white on the brand's plate: wide for a desktop, with room for words on the left. */
export const wideScene = (palette: Palette, { id, title, description, large, small }: Scene): DrawnAsset => ({
  id: `${id}-dator`,
  title,
  description,
  width: 1440,
  height: 560,
  shapes: `${plate(1440, 560, palette)}${onSign(palette)}${placed(large, 690, 90, 380)}${placed(small, 1100, 150, 260)}`,
})

/** The same for a phone, as high as its words and drawings together: the drawings are below. */
export const tallScene = (palette: Palette, { id, title, description, large, small }: Scene): DrawnAsset => ({
  id: `${id}-mobil`,
  title,
  description,
  width: 780,
  height: 1040,
  shapes: `${plate(780, 1040, palette)}${onSign(palette)}${placed(large, 60, 600, 360)}${placed(small, 450, 690, 270)}`,
})

/** A drawing on the brand's light colour, for cards and banners. */
export const card = (palette: Palette, id: string, name: DrawingName, title: string): DrawnAsset => ({
  id,
  title,
  description: `Ritning: ${title.toLocaleLowerCase('sv')}`,
  width: 640,
  height: 400,
  shapes: `<path fill="${palette.tint}" d="M0 0h640v400H0Z"/>${onPaper(palette)}${placed(name, 190, 70, 260)}`,
})

/** A drawing on the dark plate, for a film. */
export const still = (palette: Palette, id: string, name: DrawingName, title: string): DrawnAsset => ({
  id,
  title,
  description: `Stillbild ur filmen: ${title.toLocaleLowerCase('sv')}`,
  width: 1280,
  height: 720,
  shapes: `${plate(1280, 720, palette)}${onSign(palette)}${placed(name, 400, 120, 480)}`,
})
