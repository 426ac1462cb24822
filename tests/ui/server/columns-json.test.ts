import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { readColumns, writeColumns } from '../../../ui/hydration/columns-json'

const through = (value: unknown): unknown => readColumns(JSON.parse(JSON.stringify(writeColumns(value))))

const article = (number: number, dn: string) => ({
  articleNumber: String(number),
  product: { name: 'Kulventil FF 1000', description: 'Kulventil med fullt genomlopp.', breadcrumbs: [{ name: 'VVS' }] },
  attributes: [
    { attributeName: 'DN', attributeValue: dn },
    { attributeName: 'Material', attributeValue: 'Mässing' },
  ],
  price: number % 2 === 0 ? undefined : { netPrice: number },
})

describe('lists written by their columns', () => {
  const json = fc.jsonValue({ maxDepth: 5 })
  test.prop([json])('are read as they were', (value) => {
    expect(through(value)).toEqual(JSON.parse(JSON.stringify(value)))
  })

  const like = fc.record(
    { a: fc.integer(), b: fc.option(fc.string(), { nil: undefined }), c: fc.array(fc.record({ d: fc.boolean() })) },
    { requiredKeys: ['a'] },
  )
  test.prop([fc.array(like)])('are read as they were where records lack members', (value) => {
    expect(JSON.stringify(through(value))).toHaveLength(JSON.stringify(value).length)
    expect(through(value)).toEqual(JSON.parse(JSON.stringify(value)))
  })

  it.each(['toString', 'constructor', 'hasOwnProperty', 'valueOf', '__proto__'])(
    'are read as they were where a member is named as one of every object: %s',
    (name) => {
      const named: unknown = JSON.parse(`{"b":2,"${name}":{"a":1}}`)
      const lists = [
        [named, { b: 2 }],
        [{ b: 2 }, named, named],
        [{ of: [named, { c: [named] }] }, { of: [{ b: 3 }, {}] }],
      ]

      expect(JSON.stringify(lists.map(through))).toBe(JSON.stringify(lists))
    },
  )

  it('hold once what all of their records have in common', () => {
    const articles = [article(1, '10'), article(2, '15'), article(3, '20')]
    const written = JSON.stringify(writeColumns(articles))

    expect(through(articles)).toEqual(JSON.parse(JSON.stringify(articles)))
    for (const once of ['Kulventil FF 1000', 'fullt genomlopp', 'Mässing', 'attributeValue', 'articleNumber'])
      expect(written.split(once).length - 1, once).toBeLessThanOrEqual(2)
    expect(written.length).toBeLessThan(JSON.stringify(articles).length / 1.5)
  })

  it('hold once what articles have in common with those of other products, however many a product has', () => {
    const product = (name: string) => ({
      name,
      variants: Array.from({ length: 6 }, (_, index) => ({
        name: `${name} ${index}`,
        material: 'Avzinkningshärdig mässing',
      })),
    })
    const products = [product('Bussning'), product('Muff'), product('Nippel')]
    const written = JSON.stringify(writeColumns(products))

    expect(through(products)).toEqual(products)
    expect(written.split('mässing').length - 1).toBe(1)
  })

  it('hold once how texts begin and end alike', () => {
    const addresses = ['4208101', '4208102', '5743116'].map((id) => ({ address: `/services/documents/${id}/blad.pdf` }))
    const written = JSON.stringify(writeColumns(addresses))

    expect(through(addresses)).toEqual(addresses)
    expect(written.split('documents').length - 1).toBe(1)
    // The first half of each sign is the same.
    const faces = ['😀', '😁', '😂'].map((face) => ({ text: `${'a'.repeat(40)}${face}` }))
    expect(through(faces)).toEqual(faces)
  })
})
