import { describe, expect, it } from 'vitest'
import { drawnAs, type DrawnAs } from '#application/ports/article-drawing'
import { articleDrawing } from '../../../ui/entry/article-drawing'
import { shapesOfSvg } from '../../../ui/entry/svg-shapes'
import { families } from '../../../ui/illustrations/families'
import { aVariant } from '../../domain/given'

const variantOf = (family: string, attributes: Readonly<Record<string, string>> = {}) => {
  const variant = aVariant({
    attributes: Object.entries(attributes).map(([attributeName, attributeValue]) => ({
      attributeName,
      attributeValue,
    })),
  })
  return { ...variant, product: { ...variant.product, family } }
}

const isDrawnAs = (name: string): name is DrawnAs => drawnAs.some((as) => as === name)
const read = (inside: string) =>
  shapesOfSvg(`<svg viewBox="0 0 120 120">${inside}</svg>`, {
    drawnAs: (name) => (isDrawnAs(name) ? name : undefined),
    fromStart: 'beside',
  })
const pathOf = (inside: string) => read(inside).shapes[0]?.path
const placedAt = (inside: string) => read(inside).shapes[0]?.placed.map((part) => Math.round(part * 100) / 100)

describe('a drawing as shapes', () => {
  it.each(Object.keys(families))('has every line of %s', (family) => {
    const { box, shapes } = articleDrawing(variantOf(family))
    expect(box).toEqual({ x: 0, y: 0, width: 120, height: 120 })
    expect(shapes.length).toBeGreaterThan(2)
    for (const { path, placed } of shapes) {
      expect(path).toMatch(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/)
      expect(placed.every(Number.isFinite)).toBe(true)
    }
  })

  it('has its measures, and is as large whatever the size of the article', () => {
    const measures = { 'L mm': '71', 'H mm': '53', 'W mm': '95' }
    const drawing = articleDrawing(variantOf('kulventil', { DN: '20', ...measures }))
    expect(drawing.figures.map(({ text, from }) => [text, from])).toEqual([
      ['L 71', 'middle'],
      ['W 95', 'middle'],
      ['H 53', 'start'],
    ])
    expect(drawing).toEqual(articleDrawing(variantOf('kulventil', { DN: '50', ...measures })))
  })

  it('says rectangles, circles and ellipses as paths', () => {
    expect(pathOf('<rect class="part" x="1" y="2" width="3" height="4"/>')).toBe('M1 2H4V6H1Z')
    expect(pathOf('<rect class="part" x="0" y="0" width="10" height="4" rx="9"/>')).toContain('a2 2 0 0 1 2 2')
    expect(pathOf('<circle class="inner" cx="5" cy="5" r="2"/>')).toBe('M3 5A2 2 0 1 0 7 5A2 2 0 1 0 3 5Z')
    expect(pathOf('<ellipse class="inner" rx="3" ry="1"/>')).toBe('M-3 0A3 1 0 1 0 3 0A3 1 0 1 0 -3 0Z')
  })

  it('places shapes where the groups around them stand', () => {
    const shape = '<path class="inner" d="M0 0H1"/>'
    expect(placedAt(`<g transform="translate(2 3) scale(2)"><g>${shape}</g></g>`)).toEqual([2, 0, 0, 2, 2, 3])
    expect(placedAt(`<g transform="translate(2 3)"></g>${shape}`)).toEqual([1, 0, 0, 1, 0, 0])
    expect(placedAt('<path class="inner" transform="rotate(90 10 10)" d="M0 0H1"/>')).toEqual([0, 1, -1, 0, 20, 0])
  })
})
