// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { Component as QuotePage } from '../../../ui/my-pages/quotes/QuotePage'
import { signedIn, valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { filledQuote, viewIn } from './given'

/** The dialog with a file in it that has been read. */
const importing = async (rows: string) => {
  const shop = shopWith([], { session: signedIn(), quotes: [filledQuote({ rows: [] })], known: [valve] })
  const sent: string[] = []
  const quotes: typeof shop.quotes = {
    ...shop.quotes,
    importRows: async (_quote, { name }) => {
      sent.push(name)
      return E.right([])
    },
  }
  const drawn = await drawIn(
    { ...shop, quotes },
    shell,
    <QuotePage />,
    '/mina-sidor/offerter/q1',
    '/mina-sidor/offerter/:id',
  )
  await drawn.until(() => expect(drawn.text()).toContain('Q-20418'))
  await drawn.press('Importera')
  const [add] = drawn.all('dialog button[type=submit]')
  expect(add?.textContent).toBe('Lägg till')
  expect(add?.getAttribute('aria-disabled')).toBe('true')
  await drawn.does(() => {
    const field = drawn.all('dialog input[type=file]')[0]
    if (field === undefined) throw new Error('no file can be chosen')
    Object.defineProperty(field, 'files', { value: [new File([rows], 'rader.csv')] })
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await drawn.until(() => expect(drawn.isThere(/^Lägg till \d+ rad/)).toBe(true))
  return { drawn, sent, rows: () => viewIn(shop).quote.rows }
}

describe('the import of rows into a quote', () => {
  it('[QUOTE-28] sends a file as it is, to be read by the service', async () => {
    const { drawn, sent } = await importing('4208103;3\n4208103;2')
    await drawn.press('Lägg till 2 rader')
    await drawn.until(() => expect(sent).toEqual(['rader.csv']))
  })

  it('adds each row that the preview shows, also those of a file that leave out the quantity', async () => {
    const { drawn, sent, rows } = await importing('4208103;3\n4208103')
    await drawn.press('Lägg till 2 rader')
    await drawn.until(() =>
      expect(rows()).toMatchObject([
        { articleNumber: '4208103', quantity: 3 },
        { articleNumber: '4208103', quantity: 1 },
      ]),
    )
    expect(sent).toEqual([])
  })
})
