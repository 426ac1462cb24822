import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { locationId } from '#domain/kernel/ids'
import { readSpecialDays } from '#domain/stores/special-days'
import type { Coordinates } from '#domain/stores/store'
import type { Retailer, StoreContent, StoreDetails, StoreFacts } from '#domain/stores/store-content'
import { entriesIn, textIn, textsIn, type Entry } from './entry'
import { isAllowed } from './read-link'
import { readRichText } from './read-rich-text'
import { readContact, readSection } from './read-sections'

const Location = t.type({ lat: t.number, lon: t.number })

const placeIn = ({ fields }: Entry): Coordinates | undefined => {
  const read = Location.decode(fields['location'])
  return E.isRight(read) ? { latitude: read.right.lat, longitude: read.right.lon } : undefined
}

const days = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const

/** STORE-05; none without the id of a store and a name. */
export const readStoreDetails = (entry: Entry): readonly StoreDetails[] => {
  const [id, name] = [textIn(entry, 'storeId'), textIn(entry, 'name')]
  if (id === undefined || name === undefined) return []
  return [
    {
      storeId: locationId(id),
      name,
      address: textIn(entry, 'address'),
      phone: textIn(entry, 'phone'),
      email: textIn(entry, 'email'),
      location: placeIn(entry),
      label: textIn(entry, 'label'),
      openingHours: days.map((day) => textIn(entry, `openingHours${day}`)?.trim() ?? ''),
      contactPeople: entriesIn(entry, 'contactPeople').flatMap(readContact),
    },
  ]
}

const specialDaysIn = (entry: Entry) =>
  [...textsIn(entry, 'specialOpeningHoursWeekdays'), ...textsIn(entry, 'specialOpeningHoursWeekends')].flatMap(
    (line) => readSpecialDays(line) ?? [],
  )

/** STORE-06 */
export const readStoreContent = (entry: Entry): readonly StoreContent[] =>
  readStoreDetails(entry).map((details) => ({
    ...details,
    title: textIn(entry, 'title'),
    ingress: readRichText(entry.fields['ingress']),
    body: readRichText(entry.fields['bodyText'], readSection),
    specialDays: specialDaysIn(entry),
    infobox: readRichText(entry.fields['infobox']),
    assortments: textsIn(entry, 'assortments'),
    services: textsIn(entry, 'services'),
    activities: readRichText(entry.fields['storeActivities'], readSection),
    contactsTitle: textIn(entry, 'contactsSectionTitle'),
    contacts: entriesIn(entry, 'contacts').flatMap(readContact),
  }))

export const readStoreFacts = (entry: Entry): readonly StoreFacts[] => {
  const id = textIn(entry, 'storeId')
  return id === undefined
    ? []
    : [{ storeId: locationId(id), specialDays: specialDaysIn(entry), services: textsIn(entry, 'services') }]
}

/** STORE-08 */
export const readRetailer = (entry: Entry): readonly Retailer[] => {
  const name = textIn(entry, 'name')
  const link = textIn(entry, 'link')
  return name === undefined
    ? []
    : [
        {
          id: entry.sys.id,
          name,
          address: textIn(entry, 'address'),
          location: placeIn(entry),
          offerings: textsIn(entry, 'offerings'),
          link: isAllowed(link) ? link : undefined,
        },
      ]
}
