// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { line, valve } from '../../domain/given-articles'
import { shopWith } from '../checkout/given'
import { drawShop } from './given'

const listing = '/kategorier/vvs/ventiler/kulventiler'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

const focused = (): string | undefined => document.activeElement?.textContent

it('leaves the focus where it is on the first page of a visit', async () => {
  const page = await drawShop('/cart', shopWith([line(valve, 1)]))
  await page.says('Kulventil FF 1000 DN20')
  expect(document.activeElement?.tagName).toBe('BODY')
})

it('moves the focus to the heading of a page of another layout, by a link and by going back', async () => {
  const page = await drawShop(listing, shopWith([line(valve, 1)]))
  await page.says('Kulventiler')

  await page.goTo('/delivery')
  await page.until(() => focused() === 'Leverans')
  await page.goBack()
  await page.until(() => focused() === 'Kulventiler')
})
