import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '../support/whole-catalogue'
import { families as soldFamilies } from '#adapters/embedded/demo-data/catalogue/departments'
import { chooseDrawing } from '#domain/catalogue/drawing-choice'
import { drawingOf } from '../../ui/illustrations/drawing'
import { families } from '../../ui/illustrations/families'

const models = soldFamilies.flatMap(({ family, models: own, fixed = [] }) =>
  [...own, ...fixed.map(({ model }) => model)].map(({ name }) => ({ family, name })),
)
const chosen = new Set(models.map(({ family, name }) => chooseDrawing(family, name).drawing))

describe('the drawing of an article', () => {
  it.each([
    ['vinkel', 'Pressvinkel 45°', 'vinkel-45'],
    ['vinkel', 'Pressvinkel 90°', 'vinkel'],
    ['blandare', 'Duschblandare termostat', 'duschblandare'],
    ['blandare', 'Tvättställsblandare', 'blandare'],
    ['vattenlas', 'Vattenlås tvättställ', 'vattenlas'],
    ['vattenlas', 'Vattenlås diskbänk', 'rorvattenlas'],
    ['nippel', 'Propp', 'propp'],
    ['nippel', 'Sexkantnippel', 'nippel'],
    ['presskulventil', 'Avstängningsventil press', 'pressventil-ratt'],
    ['presskulventil', 'Presskulventil PV', 'presskulventil'],
    ['sakring', 'Dvärgbrytare 3-pol C', 'dvargbrytare-3'],
    ['radiator', 'Radiator C11', 'radiator-c11'],
  ])('is chosen by its family and the words of its name: %s, %s', (family, name, drawing) => {
    expect(chooseDrawing(family, name).drawing).toBe(drawing)
  })

  it('is that of its family for a kind without one, also for names that every object has', () => {
    expect(chooseDrawing('kulventil', 'Kägelventil').drawing).toBe('kulventil')
    expect(chooseDrawing('constructor', 'Kulventil').drawing).toBe('constructor')
  })

  it('shows what the article is made of where neighbours differ in that', () => {
    expect(
      ['Pressvinkel 90°', 'Pressvinkel 90° rostfri', 'Pressvinkel 90° elförzinkad'].map(
        (name) => chooseDrawing('vinkel', name).finish,
      ),
    ).toEqual(['copper', 'steel', 'zinc'])
  })

  it('is there for every kind of the catalogue, and no drawing is left unused', () => {
    expect([...chosen].toSorted()).toEqual(
      Object.keys(families)
        .filter((name) => name !== 'okand')
        .toSorted(),
    )
  })

  it('is one of at least 60 that differ in their shapes', () => {
    const shapes = new Set([...chosen].map((name) => JSON.stringify(drawingOf(name, {}, false).shapes)))
    expect(shapes.size).toBe(chosen.size)
    expect(shapes.size).toBeGreaterThanOrEqual(60)
  })

  it('is the same for every article of a kind, whatever its product line and size are called', () => {
    const { products, articles } = wholeCatalogue(20_000)
    const productOf = new Map(products.map((product) => [product.productId, product]))
    const wrong = articles.filter(({ productId, name }) => {
      const product = productOf.get(productId)
      if (product === undefined) return true
      const { line = '' } = product
      const kind = line === '' ? product.name : product.name.slice(0, -line.length - 1)
      const expected = JSON.stringify(chooseDrawing(product.family, kind))
      return [product.name, name].some((text) => JSON.stringify(chooseDrawing(product.family, text)) !== expected)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
