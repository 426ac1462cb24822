import type { HardwareStore, OpeningHoursSpecification, WithContext } from 'schema-dts'
import { spanOf } from '#domain/stores/span'
import type { SpecialDays } from '#domain/stores/special-days'
import type { Store } from '#domain/stores/store'
import type { StoreContent } from '#domain/stores/store-content'
import { storePath } from '../routing/paths'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A store as structured data for search engines (schema.org), with its opening hours. */
export const storeData = (
  store: Store,
  content: StoreContent | undefined,
  origin: string,
): WithContext<HardwareStore> => ({
  '@context': 'https://schema.org',
  '@type': 'HardwareStore',
  '@id': new URL(storePath(store.id), origin).href,
  url: new URL(storePath(store.id), origin).href,
  name: store.name,
  telephone: store.phone,
  ...(content?.email === undefined ? {} : { email: content.email }),
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
  ...(store.specialDays === undefined || store.specialDays.length === 0
    ? {}
    : { specialOpeningHoursSpecification: store.specialDays.map(specialHours) }),
})

/** Without hours, or with the same twice, a store is closed. */
const specialHours = ({ first, last, hours }: SpecialDays): OpeningHoursSpecification => {
  const span = spanOf(hours)
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: first,
    validThrough: last,
    opens: span?.from ?? '00:00',
    closes: span?.until ?? '00:00',
  }
}
