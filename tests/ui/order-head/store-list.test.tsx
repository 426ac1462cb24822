// @vitest-environment happy-dom
import { act } from 'react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, vi } from 'vitest'
import type { FoundAddress } from '#application/ports/location-service'
import type { CallFailure } from '#domain/failure/call-failure'
import { locationId, type LocationId } from '#domain/kernel/ids'
import type { Store } from '#domain/stores/store'
import { StoreList } from '../../../ui/order-head/StoreList'
import { shell, shopWith } from '../checkout/given'
import { withQueries } from '../../support/arrived-shop'
import { drawIn } from '../draw'

const store = (id: string, name: string, latitude: number): Store => ({
  id: locationId(id),
  name,
  address: `${name}vägen 1`,
  zipCode: '',
  city: name,
  phone: '',
  latitude,
  longitude: 12,
  openingHours: [],
})
const stores = [store('1', 'Borås', 57.7), store('2', 'Kiruna', 67.9), store('3', 'Östersund', 63.2)]

type Found = E.Either<CallFailure, readonly FoundAddress[]>

const given = async (answer: Found, home?: LocationId) => {
  const searchAddresses = vi.fn(() => TE.fromEither(answer))
  const page = await drawIn(
    withQueries(shopWith([]), { searchAddresses }),
    shell,
    <StoreList stores={stores} home={home} chosen={undefined} onChoose={() => undefined} error={undefined} />,
  )
  const ids = () => page.all('input[type=radio]').map((row) => row.getAttribute('value'))
  const type = async (text: string) => {
    await page.type('Ort eller postnummer', text)
    const searched = () => expect(searchAddresses).toHaveBeenLastCalledWith(text, expect.anything())
    await act(() => vi.waitFor(searched, { timeout: 20_000, interval: 10 }))
  }
  return { ...page, ids, searched: searchAddresses, typed: type }
}

describe('the choice of a store', () => {
  it('[STORE-01] [STORE-09] shows the stores by name', async () => {
    const { all } = await given(E.right([]))
    expect(all('label').map((row) => row.textContent.replace(/[A-ZÅÄÖ][a-zåäö]+vägen 1.*/, ''))).toEqual([
      'Borås',
      'Kiruna',
      'Östersund',
    ])
  })

  it("begins with the user's own store and those nearest to it", async () => {
    const { ids, text } = await given(E.right([]), locationId('3'))
    expect(ids()).toEqual(['3', '2', '1'])
    expect(text()).toContain('Din butik, Östersundvägen 1')
    expect(text()).toContain('522,6 km')
  })

  it('[STORE-16] puts those nearest to a place that is typed first, with how far it is', async () => {
    const { text, typed, ids, searched } = await given(
      E.right([{ zipCode: '98131', city: 'Kiruna', latitude: 67.86, longitude: 12 }]),
    )
    await typed('98131')
    expect(ids()).toEqual(['2', '3', '1'])
    expect(text()).toContain('Närmast 981 31 Kiruna först')
    expect(text()).toContain('4,4 km')
    expect(searched).toHaveBeenCalledOnce()
  })

  const lost: Found = E.left({ tag: 'Lost', service: 'location', status: undefined })
  it.each<[string, Found, string]>([
    ['is not known', E.right([]), 'hittar inte'],
    ['could not be searched for', lost, 'Det gick inte att söka'],
  ])('leaves them by name, and says so, when a place %s', async (_when, answer, words) => {
    const { text, typed, ids } = await given(answer)
    await typed('Nowhere')
    expect(text()).toContain(words)
    expect(ids()).toEqual(['1', '2', '3'])
  })
})
