// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Store } from '#domain/stores/store'
import type { StoreContent } from '#domain/stores/store-content'
import { readSpecialDays } from '#domain/stores/special-days'
import { storeData } from '../../../ui/stores/structured-data'
import { signedIn } from '../../domain/given-articles'
import { plainStoreContent } from '../../support/content/plain-content'
import { shopWith, store } from '../checkout/given'
import { drawShop, givenPages } from '../shell/given'

const words = (value: string) => [{ tag: 'Paragraph', text: [{ tag: 'Text', text: value, marks: [] }] } as const]
const picture = { url: '/karta.svg', title: 'Karta', description: 'Karta över gården', width: 320, height: 200 }
const specialDays = ['2027-06-06 Stängt Sveriges nationaldag'].flatMap((line) => readSpecialDays(line) ?? [])
const content: StoreContent = {
  ...plainStoreContent,
  email: 'molndal@dahl.example',
  label: 'Öppet lördag',
  title: 'Butiken i Mölndal',
  ingress: words('Disken och kaffet.'),
  body: [...words('Kör fram till porten.'), { tag: 'Image', image: picture }],
  infobox: words('Ta med legitimation.'),
  specialDays,
  assortments: ['VVS', 'Verktyg'],
  services: ['Rörkapning'],
  activities: words('Frukost vid disken.'),
  contactsTitle: 'Vi i butiken',
  contacts: [
    ...[{ id: 'k', name: 'Lars Ek', role: 'Butikschef', phone: '031-700 21 10' }].map((one) => ({
      ...one,
      email: 'lars@dahl.example',
      image: picture,
    })),
  ],
}
const shown: Store = { ...store, openingHours: Array.from({ length: 7 }, () => '07:00–16:00'), specialDays }

const open = () =>
  drawShop(
    '/butiker/110',
    shopWith([], { session: signedIn() }),
    givenPages({ storePage: async () => ({ store: shown, content, selected: {}, articles: [] }) }),
  )

describe('the page of a store that editors have written', () => {
  it('[ROUTE-14] [STORE-06] says all of it: words, services, assortments, people, and days with other hours', async () => {
    const page = await open()
    await page.says('Butiken i Mölndal')
    for (const said of [
      ...['Disken och kaffet.', 'Kör fram till porten.', 'Ta med legitimation.', 'Frukost vid disken.', 'Öppet lördag'],
      ...['Rörkapning', 'Verktyg', 'Vi i butiken', 'Lars Ek', 'Butikschef', 'Sveriges nationaldag'],
    ])
      await page.says(said)
    const ways = page.all('main a').map((link) => link.getAttribute('href'))
    expect(ways).toContain('mailto:molndal@dahl.example')
    expect(ways).toContain('mailto:lars@dahl.example')
    const [week = [], others = []] = page.all('table').map((table) => [...table.querySelectorAll('tr')])
    expect(week).toHaveLength(8)
    expect(others.map((row) => row.textContent).join(' ')).toMatch(/Sveriges nationaldagStängt/)
  })

  it('[STORE-07] shows what its texts link to', async () => {
    const page = await open()
    await page.says('Butiken i Mölndal')
    expect(page.all('main img').map((image) => image.getAttribute('alt'))).toContain('Karta över gården')
  })

  it('tells search engines the days on which it is closed', () => {
    expect(storeData(shown, content, 'https://shop.example')).toMatchObject({
      email: 'molndal@dahl.example',
      specialOpeningHoursSpecification: [
        { validFrom: '2027-06-06', validThrough: '2027-06-06', opens: '00:00', closes: '00:00' },
      ],
    })
  })
})

describe('the retailers of a brand', () => {
  it('[STORE-08] [STORE-12] are listed with what they offer and their sites', async () => {
    const page = await drawShop(
      '/aterforsaljare',
      shopWith([]),
      givenPages({
        retailers: async () => ({
          retailers: [
            { id: 'b', name: 'Utan plats', address: undefined, location: undefined, offerings: [], link: undefined },
            {
              ...{ id: 'a', name: 'Rörboden', address: 'Storgatan 1', offerings: ['VVS', 'Verktyg'] },
              ...{ location: { latitude: 57.7, longitude: 12.9 }, link: 'https://rorboden.example' },
            },
          ],
        }),
      }),
    )
    await page.says('2 återförsäljare')
    await page.says('VVS, Verktyg')
    expect(page.all('main li h2').map((heading) => heading.textContent)).toEqual(['Rörboden', 'Utan plats'])
    expect(page.all('main ol a[target]').map((link) => link.getAttribute('href'))).toEqual(['https://rorboden.example'])
  })

  it('says so where there are none', async () => {
    const page = await drawShop('/aterforsaljare', shopWith([]), givenPages())
    await page.says('Det finns inga återförsäljare just nu.')
  })
})
