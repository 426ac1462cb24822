// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { BroughtLines } from '#domain/cart/transfer'
import { cartId, customerId, projectId } from '#domain/kernel/ids'
import type { SessionState } from '#domain/session/session'
import { Component as OverviewPage } from '../../../ui/my-pages/overview/OverviewPage'
import { aContext, aCustomer, aSignedIn } from '../../domain/given'
import { line, signedIn, valve } from '../../domain/given-articles'
import { drawIn } from '../draw'
import { shell, shopWith } from '../checkout/given'
import { drawShop } from '../shell/given'

const project = { projectId: projectId('P-3309'), name: 'Kvarteret Ånghammaren', description: '' }

/** Works for the first customer, without a project. */
const ofTwoCustomers = (): SessionState => {
  const session = signedIn()
  if (session.tag !== 'Authenticated') throw new Error('nobody is logged in')
  const customers = [
    aCustomer('104822', { name: 'Lindqvist VVS', projects: [project] }),
    aCustomer('104830', { name: 'Bergs Plattsättning AB' }),
  ]
  return { ...session, signedIn: aSignedIn({ customers }) }
}

const other = { ...aContext, customerId: customerId('104830'), projectId: undefined }

const bringing = (brought: BroughtLines | undefined, lines: Parameters<typeof shopWith>[0] = []) => {
  const shop = shopWith(lines, { session: ofTwoCustomers() })
  shop.bring(cartId('other'), brought)
  return shop
}

const cartNames = (page: { readonly all: (selector: string) => readonly HTMLElement[] }) =>
  page
    .all('header button[aria-label^="Varukorg"], nav a[aria-label^="Varukorg"]')
    .map((one) => one.getAttribute('aria-label'))

describe('[CART-50] lines that come along from another customer', () => {
  it('are said to be on their way in the cart, in its flyout and in the header, until they are there', async () => {
    const shop = bringing({ from: other, lineCount: 1 })
    const page = await drawShop('/cart', shop)
    const words = '1 rad är på väg från Bergs Plattsättning AB'

    await page.says(`${words}.`)
    expect(page.text()).not.toContain('Varukorgen är tom')
    expect(cartNames(page)).toEqual([`Varukorg, ${words}`, `Varukorg, ${words}`].map((name) => `${name} `))
    await page.does(() => page.all('header button[aria-label^="Varukorg"]')[0]?.click())
    expect(page.all('dialog output').map((one) => one.textContent)).toContainEqual(expect.stringContaining(words))
    expect(page.text()).not.toContain('Varukorgen är tom')

    await page.does(() => shop.confirmBrought([line(valve, 12)]))
    await page.until(() => !page.text().includes(words))
    expect(page.text()).toContain(valve.name)
  })
  it.each([
    [
      { from: { ...other, projectId: project.projectId }, lineCount: 2 },
      '2 rader är på väg från Bergs Plattsättning AB.',
    ],
    [{ from: { ...aContext, customerId: customerId('999') }, lineCount: 2 }, '2 rader är på väg från 999.'],
    [{ from: aContext, lineCount: 2 }, '2 rader är på väg från Lindqvist VVS, Kvarteret Ånghammaren.'],
    [
      { from: { ...aContext, projectId: undefined }, lineCount: 2 },
      '2 rader är på väg från Lindqvist VVS utan projekt.',
    ],
    [undefined, 'Rader är på väg från en annan kund.'],
  ])('are named by whose cart they come from: %o', async (brought, words) => {
    const page = await drawShop('/cart', bringing(brought))
    await page.says(words)
  })

  it('are told of above the lines of a cart that has some', async () => {
    const page = await drawShop('/cart', bringing({ from: other, lineCount: 3 }, [line(valve, 12)]))
    await page.says('3 rader är på väg från Bergs Plattsättning AB.')
    expect(page.text()).toContain(valve.name)
    expect(cartNames(page)).toContainEqual(expect.stringMatching(/^Varukorg, 1 rad /))
  })

  it('are told of on the overview of the user and in place of a later step', async () => {
    const overview = await drawIn(bringing({ from: other, lineCount: 3 }), shell, <OverviewPage />)
    expect(overview.text()).toContain('3 rader är på väg från Bergs Plattsättning AB')
    expect(overview.text()).not.toContain('Tom')
    const later = await drawShop('/delivery', bringing({ from: other, lineCount: 3 }))
    await later.says('3 rader är på väg från Bergs Plattsättning AB.')
  })
})
