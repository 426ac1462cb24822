import type { BrandCode } from '#domain/kernel/brand-code'
import type { LocationData } from '../../seeding/location-data'
import type { ExportedEntry } from '../../content/space-export'
import { stores } from '../stores/store-data'
import { portraitId } from './assets/portraits'
import { entry, toAsset, toEntries } from './entries'
import { bold, bullets, entryLink, link, paragraph, richText } from './rich-text'

const firstNames =
  'Anders Lena Mikael Karin Johan Sara Peter Maria Fredrik Emma Lars Elin Niklas Jenny Magnus Hanna Patrik Sofia Robert Ida'.split(
    ' ',
  )
const lastNames =
  'Falk Lindqvist Berg Sjöberg Holm Nyström Ek Sandberg Hedlund Åberg Lund Wallin Öberg Norén Dahlin Engman Blom'.split(
    ' ',
  )

/** A name that a store and a place at its counter always have. */
const nameOf = (storeNumber: number, place: number): string => {
  const first = firstNames[(storeNumber * 7 + place * 3) % firstNames.length] ?? ''
  const last = lastNames[(storeNumber * 5 + place * 11) % lastNames.length] ?? ''
  return `${first} ${last}`
}

const addressOf = (name: string, brand: BrandCode): string =>
  `${name.toLocaleLowerCase('sv').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '.')}@${brand}.example`

const roles = ['Butikschef', 'Innesäljare', 'Lager och uthyrning'] as const

const contactId = (store: string, place: number): string => `kontakt-${store}-${place + 1}`

const contactsOf = ({ id, phone }: LocationData, brand: BrandCode): readonly ExportedEntry[] =>
  roles.map((role, place) => {
    const name = nameOf(Number(id), place)
    return entry('contact', contactId(id, place), {
      role,
      name,
      phone,
      email: addressOf(name, brand),
      image: toAsset(portraitId(Number(id) + place)),
    })
  })

const days = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const

const hoursOf = ({ openingHours }: LocationData): Readonly<Record<string, string>> =>
  Object.fromEntries(days.map((day, index) => [`openingHours${day}`, openingHours[index] ?? '']))

const YEARS = [2026, 2027] as const

const isOpenOnSaturdays = ({ openingHours }: LocationData): boolean => (openingHours[5] ?? '') !== ''

/** The second Saturday before Christmas Day. */
const longSaturdays = ['2026-12-12', '2027-12-11'] as const

const INVENTORY_STORE = '112'

const specialDays = (store: LocationData): Readonly<Record<string, readonly string[]>> => ({
  specialOpeningHoursWeekdays: [
    ...YEARS.flatMap((year) => [
      `${year}-06-06 Stängt Sveriges nationaldag`,
      `${year}-12-23 07:00–15:00 Dagen före julafton`,
      `${year}-12-24/${year}-12-27 Stängt Jul`,
      `${year}-12-31/${year + 1}-01-01 Stängt Nyår`,
    ]),
    ...(store.id === INVENTORY_STORE ? YEARS.map((year) => `${year}-01-07 10:00–17:00 Inventering`) : []),
  ],
  specialOpeningHoursWeekends: isOpenOnSaturdays(store)
    ? longSaturdays.map((day) => `${day} 09:00–15:00 Långlördag före jul`)
    : [],
})

/** What a store offers at its counter. */
const servicesOf = (store: LocationData): readonly string[] => {
  const number = Number(store.id)
  return [
    'Rörkapning',
    ...(number % 2 === 0 ? ['Uthyrning'] : []),
    ...(number % 3 === 0 || isOpenOnSaturdays(store) ? ['Kakelutställning'] : []),
    ...(number % 4 === 1 ? ['Nattskåp'] : []),
    ...(number % 5 === 0 ? ['Gängning'] : []),
    'Verktygsservice',
  ]
}

const assortments = ['VVS', 'Värme', 'Avlopp', 'Sanitet', 'Verktyg', 'Infästning', 'Kemi', 'Personskydd'] as const

const detailsOf = (store: LocationData, brand: BrandCode): Readonly<Record<string, unknown>> => {
  const { id, name, address, zipCode, city, phone, latitude, longitude } = store
  return {
    storeId: id,
    name,
    address: `${address}, ${zipCode.slice(0, 3)} ${zipCode.slice(3)} ${city}`,
    phone,
    email: addressOf(name, brand),
    location: { lat: latitude, lon: longitude },
    label: isOpenOnSaturdays(store) ? 'Öppet lördag' : undefined,
    ...hoursOf(store),
    contactPeople: toEntries(roles.map((_role, place) => contactId(id, place))),
  }
}

const pageOf = (store: LocationData, brand: BrandCode): ExportedEntry => {
  const { id, name, city } = store
  const services = servicesOf(store)
  const rents = services.includes('Uthyrning')
  return entry('storePage', `butik-${id}`, {
    ...detailsOf(store, brand),
    title: `Butiken i ${name}`,
    ingress: richText(
      paragraph(`Disken, lagret och kaffet för dig som jobbar i ${city} med omnejd. Beställ på webben, hämta här.`),
    ),
    bodyText: richText(
      paragraph(
        'Det du beställer före 16.00 är plockat inom en timme. Kör fram till porten märkt Hämta, visa ordernumret och lasta direkt. Rör upp till sex meter ligger inomhus.',
      ),
      bullets(
        'Parkering för släp och skåpbil utanför porten',
        rents
          ? ['Pressmaskiner och rensmaskiner att hyra, se ', entryLink('hyr pressmaskin', 'hyr-pressmaskin')]
          : 'Lånemaskin medan din egen är på service',
        ['Kapade längder efter mått, se ', entryLink('kapning och gängning', 'kapning-och-gangning')],
      ),
    ),
    ...specialDays(store),
    infobox: richText(
      paragraph(bold('Ta med legitimation.'), ' Vi lämnar bara ut till den som står på ordern.'),
      paragraph('Så går det till: ', link('hämta i butik', '/kundservice/hamta-i-butik'), '.'),
    ),
    assortments: assortments.filter((_name, index) => index < 5 || (Number(id) + index) % 2 === 0),
    services,
    storeActivities: richText(
      paragraph(bold('Frukost vid disken.'), ' Första onsdagen i månaden, 06.30–08.30. Leverantörer visar nyheter.'),
      paragraph(bold('Pressdag.'), ' Ta med maskinen, så mäter vi presskraften medan du väntar. Vår och höst.'),
    ),
    contactsSectionTitle: 'Vi i butiken',
    contacts: toEntries(roles.map((_role, place) => contactId(id, place))),
  })
}

/** The details and the page of every store, with the people at its counter. */
export const storeEntriesOf = (brand: BrandCode): readonly ExportedEntry[] =>
  stores.flatMap((store) => [
    entry('storeDetails', `butiksuppgifter-${store.id}`, detailsOf(store, brand)),
    pageOf(store, brand),
    ...contactsOf(store, brand),
  ])
