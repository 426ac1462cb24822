import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { RetailersCodec, StoreContentCodec, StoreDetailsCodec } from '#adapters/contract/content-store'
import { node, picture, rich, said, saidRead, targetOf } from './support/content-answers'
import { answerOf, givenContentSource } from './support/given-content-source'

const { visitor, answers } = givenContentSource()

describe('a store in content', () => {
  const details = {
    ...{ storeId: '110', name: 'Mölndal', address: 'Åbäcksgatan 6', phone: '031', email: 'm@dahl.example' },
    ...{ location: { lat: 57.6, lon: 12 }, label: 'Öppet lördag' },
    ...{ openingHoursMondays: '06:30–17:00', openingHoursTuesdays: '06:30–17:00', openingHoursWednesdays: null },
    ...{ openingHoursThursdays: '', openingHoursFridays: ' 06:30–16:00 ', openingHoursSaturdays: null },
    contactPeopleCollection: { items: [{ name: 'Lars Ek', role: 'Butikschef', image: picture('lars') }] },
  }
  const detailsRead = {
    ...{ storeId: '110', name: 'Mölndal', address: 'Åbäcksgatan 6', phone: '031', email: 'm@dahl.example' },
    ...{ location: { latitude: 57.6, longitude: 12 }, label: 'Öppet lördag' },
    openingHours: ['06:30–17:00', '06:30–17:00', '', '', '06:30–16:00', '', ''],
    contactPeople: [
      ...[{ id: '', name: 'Lars Ek', role: 'Butikschef', phone: undefined, email: undefined }].map((one) => ({
        ...one,
        image: expect.objectContaining({ url: '/lars.svg' }),
      })),
    ],
  }

  it('[STORE-05] has its details, with hours for each day and its people', async () => {
    answers({ storeDetailsCollection: { items: [details, { storeId: '111' }] } })
    const all = await answerOf(visitor().allStoreDetails())
    expect(all).toEqual([detailsRead])
    expect(StoreDetailsCodec.decode(JSON.parse(JSON.stringify(StoreDetailsCodec.encode(all))))).toEqual(E.right(all))
  })

  it('[STORE-06] [STORE-07] has a page with texts, what they link to, special days, services and people', async () => {
    answers({
      storePageCollection: {
        items: [
          {
            ...{ ...details, title: 'Butiken i Mölndal', ingress: said, infobox: said, storeActivities: said },
            bodyText: rich([node('embedded-asset-block', [], targetOf('karta', 'Asset'))], {
              assets: { block: [picture('karta')] },
            }),
            specialOpeningHoursWeekdays: ['2026-12-24/2026-12-27 Stängt Jul', 'i morgon', '2026-12-23 7:00-15:00'],
            specialOpeningHoursWeekends: ['2026-12-12 09:00–15:00 Långlördag'],
            ...{ assortments: ['VVS', ' '], services: ['Rörkapning'], contactsSectionTitle: 'Vi i butiken' },
            contactsCollection: { items: [{ name: 'Jenny Falk', email: 'j@dahl.example' }] },
          },
        ],
      },
    })
    const page = await answerOf(visitor().storePage('110'))
    expect(page).toEqual({
      ...detailsRead,
      ...{ title: 'Butiken i Mölndal', ingress: saidRead, infobox: saidRead, activities: saidRead },
      body: [{ tag: 'Image', image: expect.objectContaining({ url: '/karta.svg' }) }],
      specialDays: [
        { first: '2026-12-24', last: '2026-12-27', hours: '', reason: 'Jul' },
        { first: '2026-12-23', last: '2026-12-23', hours: '07:00–15:00', reason: undefined },
        { first: '2026-12-12', last: '2026-12-12', hours: '09:00–15:00', reason: 'Långlördag' },
      ],
      ...{ assortments: ['VVS'], services: ['Rörkapning'], contactsTitle: 'Vi i butiken' },
      contacts: [expect.objectContaining({ name: 'Jenny Falk', email: 'j@dahl.example' })],
    })
    expect(StoreContentCodec.decode(JSON.parse(JSON.stringify(StoreContentCodec.encode(page))))).toEqual(E.right(page))
  })

  it('[STORE-08] of somebody else has what they offer, and a link that may be followed', async () => {
    answers({
      retailerCollection: {
        items: [
          {
            ...{ sys: { id: 'r1' }, name: 'Rörboden', address: 'Storgatan 1', location: { lat: 57.7, lon: 12.9 } },
            ...{ offerings: ['VVS'], link: 'https://rorboden.example' },
          },
          { sys: { id: 'r2' }, name: 'Ond', address: null, location: null, offerings: null, link: 'javascript:1' },
          { sys: { id: 'r3' }, name: null },
        ],
      },
    })
    const retailers = await answerOf(visitor().retailers())
    expect(retailers).toEqual([
      {
        ...{ id: 'r1', name: 'Rörboden', address: 'Storgatan 1', location: { latitude: 57.7, longitude: 12.9 } },
        ...{ offerings: ['VVS'], link: 'https://rorboden.example' },
      },
      { id: 'r2', name: 'Ond', address: undefined, location: undefined, offerings: [], link: undefined },
    ])
    expect(RetailersCodec.decode(JSON.parse(JSON.stringify(RetailersCodec.encode(retailers))))).toEqual(
      E.right(retailers),
    )
  })
})
