import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { siteMap } from '#application/queries/site-map'
import { category, memoryCatalogue, variantOf } from './support/memory-catalogue'

describe('the map of the shop', () => {
  const menu = [category('VVS', 'vvs', [category('Ventiler', 'vvs/ventiler'), category('Rör', 'vvs/ror')])]
  const articles = Array.from({ length: 1001 }, (_, index) => variantOf(String(5_000_000 + index), 'P1'))
  const { ports } = memoryCatalogue({ menu, variants: [], products: { 'category=vvs/ventiler': articles } })

  it('has every category, and says which hold the articles', async () => {
    expect(await siteMap(ports).categories()()).toEqual(
      E.right({ all: ['vvs', 'vvs/ventiler', 'vvs/ror'], innermost: ['vvs/ventiler', 'vvs/ror'] }),
    )
  })

  it('has the pages of content, each below its listing', async () => {
    const chapters = [{ slug: 'kundservice', title: 'Kundservice', pages: [{ slug: 'retur', title: 'Retur' }] }]
    const content = { ...ports.content, chapters: () => TE.right(chapters) }
    expect(await siteMap({ ...ports, content }).chapters()()).toEqual(E.right(chapters))
  })

  it('goes through a category part by part, to its last article', async () => {
    const first = await siteMap(ports).articles('vvs/ventiler', 0)()
    expect(first).toMatchObject({ right: { next: 1000 } })
    const last = await siteMap(ports).articles('vvs/ventiler', 1000)()
    expect(last).toEqual(E.right({ slugs: ['5001000'], next: undefined }))
    expect(await siteMap(ports).articles('vvs/ror', 0)()).toEqual(E.right({ slugs: [], next: undefined }))
  })
})
