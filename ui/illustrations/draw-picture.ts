import type { DrawnAs } from '#domain/catalogue/drawing'
import { chooseDrawing } from '#domain/catalogue/drawing-choice'
import { drawingOf } from './drawing'
import type { DrawPicture } from './DrawPictureContext'
import styles from './Illustration.module.css'
import { shapesSvg, type Looks } from './shapes-svg'

const classOf = (as: DrawnAs): string => `class="${styles[as]}"`

/** The look of each shape is a class: the page's style sheet colours it. */
const looks: Looks = {
  body: classOf('body'),
  face: classOf('face'),
  part: classOf('part'),
  accent: classOf('accent'),
  shade: classOf('shade'),
  outline: classOf('outline'),
  inner: classOf('inner'),
  centre: classOf('centre'),
  dimension: classOf('dimension'),
  arrow: classOf('arrow'),
  figureInTheMiddle: `class="${styles.figure}"`,
  figureFromStart: `class="${styles.figure} ${styles.beside}"`,
}

/** Draws a picture with the drawings of the shop, which are large and therefore a chunk of their own. */
export const drawPicture: DrawPicture = ({ family, name, params, measures }) => {
  const { drawing, finish } = chooseDrawing(family, name)
  const shapes = shapesSvg(drawingOf(drawing, params, measures).shapes, looks)
  return finish === undefined ? shapes : `<g class="${styles[finish]}">${shapes}</g>`
}
