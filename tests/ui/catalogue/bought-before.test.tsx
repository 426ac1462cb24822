// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import type { ArticleNumber } from '#domain/kernel/ids'
import type { PermissionDeny, SessionState } from '#domain/session/session'
import type { ShopQueries } from '#application/shop/shop-queries'
import { day } from '../../domain/given'
import { shopWith } from '../checkout/given'
import { signedIn } from '../../domain/given-articles'
import { ballValve, drawShop, givenAnswers, loadFrom } from '../shell/given'

const bought = [{ articleNumber: ballValve.articleNumber, day: day('2025-10-12'), quantity: 40, unit: 'st' }]
const visitor: SessionState = { tag: 'Anonymous', delivery: signedIn().delivery, lastFailure: undefined }

const draw = async (
  path: string,
  session: SessionState = signedIn(),
  lastPurchases: ShopQueries['lastPurchases'] = () => TE.right(bought),
) => {
  const asked: (readonly ArticleNumber[])[] = []
  const listed: string[] = []
  const answers = givenAnswers()
  const shop = shopWith([], {
    session,
    variants: TE.right([ballValve]),
    lastPurchases: (articles, options) => {
      asked.push(articles)
      return lastPurchases(articles, options)
    },
  })
  const load = loadFrom({
    ...answers,
    listing: async (args) => {
      const { search } = new URL(args.request.url)
      listed.push(search)
      const data = await answers.listing(args)
      const isOwn = shop.session.get().tag === 'Authenticated' && search.includes('kopt=tidigare')
      return isOwn ? { ...data, page: { ...data.page, boughtOnly: true as const } } : data
    },
  })
  return { ...(await drawShop(path, shop, load)), shop, asked, listed }
}

const LISTING = '/kategorier/vvs/ventiler/kulventiler'

describe('what was bought before', () => {
  it.each([
    ['a row of a listing', LISTING, 'Köpt 12 okt 2025, 40 st'],
    ['a picture of a listing', `${LISTING}?vy=bilder`, 'Köpt senast 12 okt 2025, 40 st'],
    ['a row of a search', '/search?q=ventil', 'Köpt 12 okt 2025, 40 st'],
    ['the page of an article', `/produkt/${ballValve.variantSlug}`, 'Köpt senast 12 okt 2025, 40 st'],
  ])('is told in %s, with the day and how many, in one call', async (_where, path, words) => {
    const page = await draw(path)
    await page.says(words)
    expect(page.asked).toEqual([[ballValve.articleNumber]])
  })

  it('is not told to a visitor, and nothing is asked', async () => {
    const page = await draw(LISTING, visitor)
    await page.says('Kulventil')
    expect(page.text()).not.toContain('Köpt 12')
    expect(page.asked).toEqual([])
  })

  it('[PERM-15] is not told to a user without the right to see orders', async () => {
    const denies: readonly PermissionDeny[] = ['EJ_ORDERHISTORIK']
    const page = await draw(LISTING, signedIn(denies))
    await page.says('Kulventil')
    expect(page.asked).toEqual([])
  })

  it('is gone after the log-out', async () => {
    const page = await draw(LISTING)
    await page.says('Köpt 12 okt 2025, 40 st')
    await page.does(() => page.shop.setSession(visitor))
    expect(page.text()).not.toContain('Köpt 12')
  })

  it('leaves the page as it is where it cannot be fetched', async () => {
    const failure: CallFailure = { tag: 'Lost', service: 'order', status: undefined }
    const page = await draw(LISTING, signedIn(), () => () => Promise.resolve(E.left(failure)))
    await page.says('Ditt pris')
    expect(page.text()).not.toContain('Köpt 12')
  })
})

describe('the filter for what was bought before', () => {
  const box = (page: Awaited<ReturnType<typeof draw>>) =>
    page.all('input[name=kopt]').find((one) => one instanceof HTMLInputElement)

  it('asks for the results anew, and is shown among the filters in use', async () => {
    const page = await draw(LISTING)
    await page.says('Ditt pris')
    await page.does(() => box(page)?.click())
    await page.until(() => page.address().includes('kopt=tidigare'))
    await page.until(() => page.all('[aria-label="Ta bort Köpt tidigare"]').length === 1)
  })

  it('fetches the results of the user in place of those that the document came with', async () => {
    const page = await draw(`${LISTING}?kopt=tidigare`)
    await page.until(() => page.all('[aria-label="Ta bort Köpt tidigare"]').length === 1)
  })

  it('gives the results of all after the log-out', async () => {
    const page = await draw(`${LISTING}?kopt=tidigare`)
    await page.until(() => page.all('[aria-label="Ta bort Köpt tidigare"]').length === 1)
    await page.does(() => page.shop.setSession(visitor))
    await page.until(() => page.all('[aria-label="Ta bort Köpt tidigare"]').length === 0)
  })
})
