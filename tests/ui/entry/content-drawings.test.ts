import { describe, expect, it } from 'vitest'
import { drawings } from '#adapters/embedded/demo-data/content/assets/drawings'
import { drawingOf } from '../../../ui/illustrations/drawing'
import { shapesSvg, type Looks } from '../../../ui/illustrations/shapes-svg'

const classes: Looks = {
  body: 'class="body"',
  face: 'class="face"',
  part: 'class="part"',
  accent: 'class="accent"',
  shade: 'class="shade"',
  outline: 'class="outline"',
  inner: 'class="inner"',
  centre: 'class="centre"',
  dimension: 'class="dimension"',
  arrow: 'class="arrow"',
  figureInTheMiddle: 'class="figure"',
  figureFromStart: 'class="figure"',
}

const inShort = (svg: string): string =>
  svg.replaceAll(' rx="0"', '').replaceAll(/-?\d+\.\d{3,}/g, (long) => String(Math.round(Number(long) * 100) / 100))

describe('the pictures of the demo’s content', () => {
  it.each(Object.entries(drawings))('show %s as the shop draws it', (name, drawn) => {
    expect(drawn).toBe(inShort(shapesSvg(drawingOf(name, {}, false).shapes, classes)))
  })
})
