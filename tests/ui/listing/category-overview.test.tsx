// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { ShellData } from '#application/queries/page-data'
import { shopWith } from '../checkout/given'
import { drawShop, givenPages } from '../shell/given'

const leaf = (title: string, slug: string, illustration: string) => ({ title, slug, illustration, children: [] })

const valves = {
  title: 'Ventiler',
  slug: 'vvs/ventiler',
  illustration: 'kulventil',
  children: [
    leaf('Kulventiler', 'vvs/ventiler/kulventiler', 'kulventil'),
    leaf('Smutsfilter', 'vvs/ventiler/smutsfilter', 'smutsfilter'),
  ],
}
const hangers = leaf('Upphängning', 'vvs/upphangning', 'klammer')

const drawDepartment = (menu?: ShellData['menu']) =>
  drawShop(
    '/kategorier/vvs',
    shopWith([], menu === undefined ? {} : { menu }),
    givenPages({
      category: async () => ({
        title: 'VVS',
        slug: 'vvs',
        breadcrumbs: [],
        productCount: 9,
        children: [
          { entry: valves, productCount: 7 },
          { entry: hangers, productCount: 2 },
        ],
        popular: [],
      }),
    }),
  )

const linksOf = (page: Awaited<ReturnType<typeof drawDepartment>>) =>
  page
    .all('nav[aria-label="Kategorier i VVS"] a')
    .map((link) => [link.textContent, link.getAttribute('href'), link.querySelectorAll('svg').length])

describe('the page of a department', () => {
  it('links to the categories below its own, each with a drawing', async () => {
    const page = await drawDepartment()
    await page.says('Ventiler')
    expect(linksOf(page)).toEqual([
      ['Ventiler', '/kategorier/vvs/ventiler', 0],
      ['Kulventiler', '/kategorier/vvs/ventiler/kulventiler', 1],
      ['Smutsfilter', '/kategorier/vvs/ventiler/smutsfilter', 1],
      ['Upphängning', '/kategorier/vvs/upphangning', 1],
    ])
    const [ball, strainer] = page.all('nav[aria-label="Kategorier i VVS"] li svg').map(({ innerHTML }) => innerHTML)
    expect(ball).not.toBe(strainer)
  })

  it('has only what is in the customer’s assortment, at every level', async () => {
    const page = await drawDepartment([
      {
        ...leaf('VVS', 'vvs', 'kulventil'),
        children: [{ ...valves, children: valves.children.slice(0, 1) }],
      },
    ])
    await page.says('Ventiler')
    expect(linksOf(page).map(([title]) => title)).toEqual(['Ventiler', 'Kulventiler'])
  })
})
