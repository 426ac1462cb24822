import { CENTRAL_STORAGE_ID } from '../../locations/central-storage'
import type { LocationData } from '../../seeding/location-data'
import { storesInTheMiddle } from './stores-in-the-middle'
import { storesInTheNorth } from './stores-in-the-north'
import { storesInTheSouth } from './stores-in-the-south'

const weekdays = (hours: string, friday = hours, saturday = ''): readonly string[] => [
  hours,
  hours,
  hours,
  hours,
  friday,
  saturday,
  '',
]

const usual = weekdays('06:30–17:00', '06:30–16:00')
const withSaturday = weekdays('06:30–17:00', '06:30–16:00', '09:00–13:00')

/** From here the deliveries go out; nobody shops here. */
export const CENTRAL_STORAGE: LocationData = {
  id: CENTRAL_STORAGE_ID,
  kind: 'central',
  name: 'Centrallager',
  address: 'Terminalvägen 2',
  zipCode: '43533',
  city: 'Mölnlycke',
  phone: '031-700 21 50',
  latitude: 57.6482,
  longitude: 12.1335,
  openingHours: weekdays(''),
  expressZipPrefixes: [],
}

/** The stores, the one in Mölndal first. Towns and places are real, the stores are not. */
export const stores: readonly LocationData[] = [...storesInTheSouth, ...storesInTheMiddle, ...storesInTheNorth].map(
  ([id, name, address, zipCode, city, phone, latitude, longitude, saturdays, expressZipPrefixes]) => ({
    id,
    kind: 'store',
    name,
    address,
    zipCode,
    city,
    phone,
    latitude,
    longitude,
    openingHours: saturdays === 'saturdays' ? withSaturday : usual,
    expressZipPrefixes: expressZipPrefixes.split(' '),
  }),
)
