import type { Drawing } from '#domain/catalogue/drawing'
import type { DrawingParams } from './family'

const plain: Drawing['box'] = { x: 0, y: 0, width: 120, height: 120 }
const withMeasures: Drawing['box'] = { x: -8, y: -6, width: 152, height: 138 }

/** Whether any measure is there to be drawn out, where measures are wanted. */
export const hasMeasures = ({ L, H, W }: DrawingParams, wanted: boolean): boolean =>
  wanted && (L !== undefined || H !== undefined || W !== undefined)

/** The visible part of a drawing, in its units. Measures stand outside of what they measure. */
export const drawingBox = (params: DrawingParams, measures: boolean): Drawing['box'] =>
  hasMeasures(params, measures) ? withMeasures : plain
