import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { parseListingAddress } from '#application/queries/listing-address'
import { listingPage } from '#application/queries/listing-page'
import type { PageOfResults } from '#application/queries/page-data'
import { parseSearchAddress } from '#application/queries/search-address'
import { searchPage } from '#application/queries/search-page'
import { articleNumber } from '#domain/kernel/ids'
import { category, memoryCatalogue, variantOf } from './support/memory-catalogue'

const menu = [category('VVS', 'vvs', [category('Ventiler', 'vvs/ventiler')])]
const valves = Array.from({ length: 30 }, (_, index) => variantOf(`1${index + 10}`, `P${index}`))
const bought = [articleNumber('110'), articleNumber('111')]

const given = (boughtArticles?: readonly (typeof bought)[number][]) =>
  memoryCatalogue({
    menu,
    variants: valves,
    products: { 'category=vvs/ventiler': valves },
    ...(boughtArticles === undefined ? {} : { boughtArticles }),
  })

const pageOf = async (asked: TaskEither<unknown, { readonly page: PageOfResults }>): Promise<PageOfResults> => {
  const outcome = await asked()
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right.page
}

const narrowed = parseListingAddress(new URL('/kategorier/vvs/ventiler?kopt=tidigare', 'https://shop.test'))

describe('only what was bought before', () => {
  it('is asked of the search service by the articles, so that it holds for every hit', async () => {
    const { ports, asked } = given(bought)
    const page = await pageOf(listingPage(ports)(narrowed))
    expect(asked.entities[0]?.request.among).toEqual(bought)
    expect(page.boughtOnly).toBe(true)
    expect(page.more).toBe('/kategorier/vvs/ventiler?kopt=tidigare&visa=48')
  })

  it('goes on to more of a search', async () => {
    const { ports } = given(bought)
    const address = parseSearchAddress(new URL('/search?q=Kul&kopt=tidigare', 'https://shop.test'))
    expect(await pageOf(searchPage(ports)(address))).toMatchObject({
      boughtOnly: true,
      more: '/search?q=Kul&kopt=tidigare&visa=48',
    })
  })

  it('leaves nothing for a customer who has bought nothing', async () => {
    const { ports, asked } = given([])
    await pageOf(listingPage(ports)(narrowed))
    expect(asked.entities[0]?.request.among).toEqual([])
  })

  it('has no effect for a visitor, as on the server', async () => {
    const { ports, asked } = given()
    const page = await pageOf(listingPage(ports)(narrowed))
    expect(asked.entities[0]?.request).not.toHaveProperty('among')
    expect(page).not.toHaveProperty('boughtOnly')
  })

  it('looks up no purchases while everything is shown', async () => {
    const { ports, asked } = given(bought)
    await pageOf(listingPage(ports)({ ...narrowed, bought: false }))
    expect(asked.entities[0]?.request).not.toHaveProperty('among')
  })
})
