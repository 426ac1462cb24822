// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import type { ShopQueries } from '#application/shop/shop-queries'
import { shopWith } from '../checkout/given'
import { line, valve } from '../../domain/given-articles'
import { withQueries } from '../../support/arrived-shop'
import { ballValve, drawShop } from '../shell/given'

const found: ShopQueries['suggest'] = (query) =>
  TE.right({ query, queries: ['kulventil'], categories: [], articles: [ballValve], total: 316 })
const lost: CallFailure = { tag: 'Lost', service: 'search', status: undefined }

const drawn = async (suggest = found) => {
  const shop = shopWith([line(valve, 1)])
  const addToCart = vi.fn(shop.cart.add)
  const page = await drawShop('/', withQueries({ ...shop, cart: { ...shop.cart, add: addToCart } }, { suggest }))
  await page.says('Kulventil')
  const field = () => page.all('header input[role=combobox]')[0]
  return {
    ...page,
    addToCart,
    field,
    type: (text: string) =>
      page.does(() => {
        const input = field()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    pressKey: (key: string) =>
      page.does(() => field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
  }
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

describe('the search field', () => {
  it('[SEARCH-11] points with the arrows, adds with plus and opens with Enter', async () => {
    const { type, says, pressKey, field, addToCart, until, path } = await drawn()
    await type('kulv')
    await says('Visa alla 316 träffar för ”kulv”')
    await pressKey('ArrowDown')
    expect(document.getElementById(field()?.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain(
      ballValve.articleNumber,
    )
    await pressKey('+')
    expect(addToCart.mock.calls[0]?.[0]).toMatchObject([{ articleNumber: ballValve.articleNumber, quantity: 1 }])
    await pressKey('Enter')
    await until(() => path().startsWith('/produkt/'))
  })

  it('adds the quantity that the row shows, not one of a row that was shown before', async () => {
    const { type, says, press, pressKey, addToCart } = await drawn()
    await type('kulv')
    await says('Visa alla 316')
    await press(`Öka antal ${ballValve.name}`)
    await press(`Öka antal ${ballValve.name}`)
    await pressKey('Escape')

    await type('kulve')
    await says('Visa alla 316')
    await pressKey('ArrowDown')
    await pressKey('+')

    expect(addToCart.mock.calls[0]?.[0]).toMatchObject([{ articleNumber: ballValve.articleNumber, quantity: 1 }])
  })

  it('closes with Escape and keeps what was typed', async () => {
    const { type, says, pressKey, all, field } = await drawn()
    await type('kulv')
    await says('Visa alla 316')
    await pressKey('Escape')
    expect(all('[role=grid]')).toEqual([])
    expect(field()).toMatchObject({ value: 'kulv' })
  })

  it('[SEARCH-11] remembers a query that was chosen, and offers it before anything is typed', async () => {
    const { type, says, pressKey, until, path, all } = await drawn()
    await type('kulv')
    await says('Visa alla 316')
    await pressKey('ArrowDown')
    await pressKey('ArrowLeft')
    await pressKey('Enter')
    await until(() => path() === '/search')
    await type('')
    await says('Dina senaste sökningar')
    expect(all('[role=row]').map((row) => row.textContent)).toContain('kulventil')
  })

  it('says that suggestions failed, and that searching still works', async () => {
    const { type, says } = await drawn(() => TE.left(lost))
    await type('kulv')
    await says('Förslagen kunde inte hämtas')
    await says('Tryck Enter för att söka ändå.')
  })
})
