// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { aStock } from '../../domain/given'
import { article, central, line, molndal, shopWith } from '../checkout/given'
import { drawShop, givenLoaders } from '../shell/given'

const valves = ['15', '20'].map((dn, index) =>
  article(`420810${index + 1}`, `Kulventil FF 1000 DN${dn}`, 100 + index, {
    attributes: [{ attributeName: 'DN', attributeValue: dn }],
    stock: aStock([
      { locationId: central, quantity: index === 0 ? 40 : 0, availability: index === 0 ? 'green' : 'red' },
      { locationId: molndal, quantity: 3 },
    ]),
  }),
)
const [small] = valves

const listing = givenLoaders({
  listing: async () => ({
    title: 'Kulventiler',
    slug: 'vvs/ventiler/kulventiler',
    breadcrumbs: [],
    siblings: { title: '', slug: '', entries: [] },
    children: [],
    productCount: 1,
    facets: [],
    groups: [{ productId: 'P1', name: 'Kulventil FF 1000', variants: valves }],
    page: { shown: 1, total: 1, sortBy: 'dimension', more: undefined },
  }),
})

const drawListing = async (search = '') => {
  const shop = shopWith(small === undefined ? [] : [line(small, 12)], { known: valves, variants: TE.right(valves) })
  const page = await drawShop(`/kategorier/vvs/ventiler/kulventiler${search}`, shop, listing)
  await page.says(/Ditt pris|från/)
  return page
}

const field = (page: Awaited<ReturnType<typeof drawListing>>, name: string) => {
  const found = page.all('input').find((one) => one.getAttribute('aria-label') === name)
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`)
  return found
}

describe('a listing', () => {
  it('marks what lies in the cart', async () => {
    const page = await drawListing()
    await page.says('12 st i varukorgen')
  })

  it('leaves what is in stock for the chosen delivery, and says how much of what it has', async () => {
    const page = await drawListing('?lager=i-lager')
    await page.says('1 av de 2 artiklar som visas finns i lager')
    expect(page.text()).toContain('I lager för utkörning')
    expect(page.text()).not.toContain('4208102')
  })

  it('shows products as pictures, from the least price', async () => {
    const page = await drawListing('?vy=bilder')
    await page.says('2 artiklar')
    expect(page.text()).toContain('DN15–DN20')
    expect(page.text()).toMatch(/från\s*100,00/)
    expect(page.all('a[aria-current="true"]').map(({ textContent }) => textContent)).toEqual(['Bilder'])
  })

  it('goes from quantity to quantity by Enter, and adds what was typed', async () => {
    const page = await drawListing()
    const first = field(page, 'antal Kulventil FF 1000 DN15')
    await page.does(() => first.focus())
    await page.does(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, '3')
      first.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.does(() =>
      first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    )

    expect(document.activeElement).toBe(field(page, 'antal Kulventil FF 1000 DN20'))
    await page.says('3 st 4208101 lades i Utkörning')
  })

  it('neither adds nor leaves a quantity that is none', async () => {
    const page = await drawListing()
    const first = field(page, 'antal Kulventil FF 1000 DN15')
    await page.does(() => first.focus())
    await page.does(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, 'tre')
      first.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.does(() =>
      first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    )

    expect(document.activeElement).toBe(first)
    expect(page.text()).not.toContain('lades i')
  })
})
