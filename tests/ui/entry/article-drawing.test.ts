import { describe, expect, it } from 'vitest'
import type { Shape } from '#domain/catalogue/drawing'
import { articleDrawing } from '../../../ui/entry/article-drawing'
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

const ungrouped = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.flatMap((shape) => (shape.tag === 'Group' ? ungrouped(shape.shapes) : [shape]))

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('a drawing for paper', () => {
  it.each(Object.keys(families))('has every line of %s', (family) => {
    const { box, shapes } = articleDrawing(variantOf(family))
    expect(box).toEqual({ x: 0, y: 0, width: 120, height: 120 })
    expect(ungrouped(shapes).length).toBeGreaterThan(2)
    expect(numbersIn(shapes).every(Number.isFinite)).toBe(true)
    for (const shape of ungrouped(shapes))
      if (shape.tag === 'Path') expect(shape.d).toMatch(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/)
  })

  it('has its measures, and is as large whatever the size of the article', () => {
    const measures = { 'L mm': '71', 'H mm': '53', 'W mm': '95' }
    const drawing = articleDrawing(variantOf('kulventil', { DN: '20', ...measures }))
    expect(drawing.shapes.flatMap((shape) => (shape.tag === 'Figure' ? [[shape.text, shape.from]] : []))).toEqual([
      ['L 71', 'middle'],
      ['W 95', 'middle'],
      ['H 53', 'start'],
    ])
    expect(drawing).toEqual(articleDrawing(variantOf('kulventil', { DN: '50', ...measures })))
  })
})
