import { spanOf } from '#domain/stores/opening-hours'
import type { Store } from '#domain/stores/store'
import { storePath } from '../routing/paths'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A store as structured data for search engines (schema.org), with its opening hours. */
export const storeData = (store: Store, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'HardwareStore',
  '@id': new URL(storePath(store.id), origin).href,
  url: new URL(storePath(store.id), origin).href,
  name: store.name,
  telephone: store.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address,
    postalCode: store.zipCode,
    addressLocality: store.city,
    addressCountry: 'SE',
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: days.flatMap((day, index) => {
    const hours = spanOf(store.openingHours[index])
    return hours === undefined
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${day}`,
            opens: hours.from,
            closes: hours.until,
          },
        ]
  }),
})
