// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { shopWith } from '../checkout/given'
import { drawShop, givenAnswers, givenPages } from '../shell/given'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

const drawnResults = async (understood: {
  readonly droppedWords: readonly string[]
  readonly respelledWords: readonly { readonly said: string; readonly meant: string }[]
}) => {
  const found = givenAnswers().search
  const search = async (...asked: Parameters<typeof found>) => ({ ...(await found(...asked)), ...understood })
  const page = await drawShop('/search?q=ventil', shopWith([]), givenPages({ search }))
  await page.says('Träffar på ”ventil”')
  return page.text()
}

it('the results say which words nothing was found for, and what was looked for instead', async () => {
  const text = await drawnResults({
    droppedWords: ['grohe', 'xyz'],
    respelledWords: [{ said: 'kulvetil', meant: 'kulventil' }],
  })
  expect(text).toContain('Vi hittade inget för ”grohe”, ”xyz” och visar träffar utan de orden.')
  expect(text).toContain('Vi hittade inget för ”kulvetil” och visar träffar på ”kulventil”.')
})

it('the results of a query that found something say nothing of the kind', async () => {
  expect(await drawnResults({ droppedWords: [], respelledWords: [] })).not.toContain('Vi hittade inget')
})
