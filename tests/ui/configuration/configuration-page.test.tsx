// @vitest-environment happy-dom
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { shopRoutes } from '../../../ui/routes'
import { shopWith } from '../checkout/given'
import { answers, drawShop, givenAnswers, givenPages } from '../shell/given'

const linked = (page: Awaited<ReturnType<typeof drawShop>>, within: string) =>
  page.all(`${within} a`).map((link) => link.getAttribute('href'))

describe('choosing an article by its properties', () => {
  it('has an address of its own, which is none of content', () => {
    expect(matchRoutes(shopRoutes(givenPages(), []), '/konfigurator')?.at(-1)?.route.handle).toMatchObject({
      name: 'ProductConfigurationPage',
    })
  })

  it('offers the values that can be combined with what is chosen, with how many articles they leave', async () => {
    const page = await drawShop('/konfigurator?kategori=vvs%2Fventiler%2Fkulventiler&dn=20', shopWith([]))
    await page.says('3 artiklar passar')
    expect(linked(page, '[aria-labelledby="egenskap-material"]')).toEqual([
      '/konfigurator?kategori=vvs%2Fventiler%2Fkulventiler&dn=20&material=M%C3%A4ssing',
      '/konfigurator?kategori=vvs%2Fventiler%2Fkulventiler&dn=20&material=R%C3%B6dgods',
    ])
    expect(page.all('[aria-labelledby="egenskap-dn"]')).toEqual([])
  })

  it('takes each choice back by a link, the lower category first', async () => {
    const page = await drawShop('/konfigurator?kategori=vvs%2Fventiler%2Fkulventiler&dn=20', shopWith([]))
    await page.says('3 artiklar passar')
    expect(linked(page, '[aria-label="Dina val"]')).toEqual([
      '/konfigurator?kategori=vvs',
      '/konfigurator?kategori=vvs%2Fventiler%2Fkulventiler',
    ])
  })

  it('leads to the listing with the same choices', async () => {
    const page = await drawShop('/konfigurator?kategori=vvs%2Fventiler%2Fkulventiler&dn=20', shopWith([]))
    await page.says('3 artiklar passar')
    expect(linked(page, '[aria-labelledby="passar"]')).toContain('/kategorier/vvs/ventiler/kulventiler?dn=20')
  })

  it('says when nothing has what was chosen, and lets it be chosen anew', async () => {
    const { configuration } = givenAnswers()
    const none = givenPages({
      configuration: async (args) => ({
        ...(await configuration(args)),
        matching: { total: 0, facets: [], variants: [] },
      }),
    })
    const page = await drawShop('/konfigurator?kategori=vvs%2Fventiler%2Fkulventiler&dn=99', shopWith([]), none)
    await page.says('Inga artiklar passar valen')
    expect(page.all('a').map((link) => link.textContent)).toContain('Börja om')
  })

  it('offers to try again when the search does not answer', async () => {
    const down = givenPages({ configuration: answers(503) })
    const page = await drawShop('/konfigurator?kategori=vvs', shopWith([]), down)
    await page.says(/Försök igen/)
  })
})
