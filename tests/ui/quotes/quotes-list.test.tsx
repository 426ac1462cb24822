// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { quoteOrders, type QuotesQuery } from '#application/ports/quote-service'
import { quoteId, type QuoteId } from '#domain/kernel/ids'
import type { QuoteSummary } from '#domain/quotes/quote'
import type { PermissionDeny } from '#domain/session/session'
import {
  quoteStatusChoices,
  quotesQueryOf,
  readQuotesAddress,
  writeQuotesAddress,
} from '../../../ui/my-pages/quotes/quotes-address'
import { Component as QuotesPage } from '../../../ui/my-pages/quotes/QuotesPage'
import { signedIn } from '../../domain/given-articles'
import { aDay } from '../../domain/quotes/given'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { aSummary } from './given'

const summaries = [
  aSummary('Q-20418'),
  aSummary('Q-20402', { lastDay: aDay('2020-01-14'), name: '' }),
  aSummary('Q-20399', { status: 'declined' }),
]

interface Given {
  readonly found?: readonly QuoteSummary[]
  readonly denies?: readonly PermissionDeny[]
}

const open = async ({ found = summaries, denies = [] }: Given = {}) => {
  const asked: QuotesQuery[] = []
  const removed: (readonly QuoteId[])[] = []
  const copied: QuoteId[] = []
  const shop = shopWith([], { session: signedIn(denies) })
  const drawn = await drawIn(
    {
      ...shop,
      quotes: {
        ...shop.quotes,
        list: async (query) => {
          asked.push(query)
          return E.right({ data: found, total: found.length === 0 ? 0 : 43 })
        },
        remove: async (ids) => {
          removed.push(ids)
          return E.right(undefined)
        },
        copy: async (id) => {
          copied.push(id)
          return E.right(quoteId('copy'))
        },
      },
    },
    shell,
    <QuotesPage />,
  )
  return { drawn, asked, removed, copied }
}

describe('the list of quotes', () => {
  it('[QUOTE-01] [QUOTE-02] shows each quote with its receiver, status, last day and sum, and leads to it', async () => {
    const { drawn, asked } = await open()
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    const rows = drawn.all('tbody tr').map((row) => row.textContent.replaceAll('\u00a0', ' '))
    expect(rows[0]).toMatch(/Q-20418Stambyte badrumLgh 1203Brf KvarnenSkickad14 jan 2099Moa Lindqvist9.*48 144,93 kr/)
    expect(rows[1]).toMatch(/Offert utan namn.*Utgången 14 jan 2020/)
    expect(rows[2]).toMatch(/Avböjd/)
    expect(drawn.named('Q-20418').getAttribute('href')).toBe('/mina-sidor/offerter/Q-20418')
    expect(asked).toEqual([{ limit: 15, offset: 0, q: '', statuses: [], sort: 'changedAt', desc: true }])
  })

  it('searches, goes to the next page, and shows all again', async () => {
    const { drawn, asked } = await open()
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    await drawn.press('Nästa')
    await drawn.until(() => expect(asked.at(-1)?.offset).toBe(15))
    await drawn.type('Sök', 'kvarnen')
    const submit = drawn.all('button[type=submit]').find((button) => button.textContent === 'Sök')
    await drawn.does(() => submit?.click())
    await drawn.until(() => expect(asked.at(-1)).toMatchObject({ q: 'kvarnen', offset: 0 }))
  })

  it('removes the marked ones when the user has agreed, and copies one', async () => {
    const { drawn, removed, copied, asked } = await open()
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    await drawn.press('Markera offert Q-20418, Stambyte badrum')
    await drawn.press('Markera offert Q-20399, Stambyte badrum')
    await drawn.press('Ta bort')
    expect(removed).toEqual([])
    await drawn.press('Ta bort 2 offerter')
    await drawn.until(() => expect(removed).toEqual([['Q-20418', 'Q-20399']]))
    await drawn.until(() => expect(asked).toHaveLength(2))
    await drawn.press('Kopiera offert Q-20402')
    await drawn.until(() => expect(drawn.path()).toBe('/mina-sidor/offerter/copy'))
    expect(copied).toEqual(['Q-20402'])
  })

  it('[PERM-16] can only be read with EJ_SKAPA_OFFERT, and [PERM-12] has no sums with EJ_SE_PRISER', async () => {
    const { drawn } = await open({ denies: ['EJ_SKAPA_OFFERT', 'EJ_SE_PRISER'] })
    await drawn.until(() => expect(drawn.all('tbody tr')).toHaveLength(3))
    expect(drawn.all('tbody input, tbody button')).toEqual([])
    expect(drawn.isThere('Ny offert')).toBe(false)
    expect(drawn.text()).not.toMatch(/\d kr|Att betala/)
  })

  it('says that there is none yet, and that none fits', async () => {
    const { drawn } = await open({ found: [] })
    await drawn.until(() => expect(drawn.text()).toContain('Inga offerter än'))
    await drawn.type('Sök', 'finns inte')
    const submit = drawn.all('button[type=submit]').find((button) => button.textContent === 'Sök')
    await drawn.does(() => submit?.click())
    await drawn.until(() => expect(drawn.text()).toContain('Ingen offert passar'))
    await drawn.press('Visa alla offerter')
    await drawn.until(() => expect(drawn.text()).toContain('Inga offerter än'))
  })
})

describe('the address of the list of quotes', () => {
  const address = fc.record({
    text: fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.replaceAll('\0', ' ')),
    status: fc.constantFrom(...quoteStatusChoices),
    sort: fc.constantFrom(...quoteOrders),
    page: fc.integer({ min: 1, max: 60_000 }),
  })

  test.prop([address])('reads what it writes', (given) => {
    expect(readQuotesAddress(writeQuotesAddress(given))).toEqual(given)
  })

  test.prop([fc.string({ unit: 'binary' })])('reads anything, and asks for a page that there can be', (search) => {
    const query = quotesQueryOf(readQuotesAddress(search))
    expect(query.offset).toBeGreaterThanOrEqual(0)
    expect(query.q.length).toBeLessThanOrEqual(100)
  })

  it('means by open quotes those that are neither ordered nor declined', () => {
    expect(quotesQueryOf(readQuotesAddress('?status=oppna')).statuses).toEqual([
      'draft',
      'inReview',
      'sent',
      'accepted',
    ])
  })
})
