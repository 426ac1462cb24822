export interface LocationData {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  /** Monday first; empty when closed. */
  readonly openingHours: readonly string[]
  /** Beginnings of the zip codes that express deliveries from here reach. */
  readonly expressZipPrefixes: readonly string[]
}

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
  id: '100',
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
export const stores: readonly LocationData[] = [
  {
    id: '110',
    name: 'Mölndal',
    address: 'Åbäcksgatan 6',
    zipCode: '43167',
    city: 'Mölndal',
    phone: '031-700 21 10',
    latitude: 57.6438,
    longitude: 12.0069,
    openingHours: withSaturday,
    expressZipPrefixes: ['431', '435', '437', '438', '412', '416'],
  },
  {
    id: '111',
    name: 'Göteborg Ringön',
    address: 'Järnmalmsgatan 11',
    zipCode: '41707',
    city: 'Göteborg',
    phone: '031-700 21 11',
    latitude: 57.7198,
    longitude: 11.9651,
    openingHours: withSaturday,
    expressZipPrefixes: ['411', '413', '414', '415', '417', '418', '421', '422', '424'],
  },
  {
    id: '112',
    name: 'Kungsbacka',
    address: 'Energigatan 14',
    zipCode: '43437',
    city: 'Kungsbacka',
    phone: '0300-700 12',
    latitude: 57.4973,
    longitude: 12.0925,
    openingHours: usual,
    expressZipPrefixes: ['434', '439'],
  },
  {
    id: '113',
    name: 'Borås',
    address: 'Verkstadsgatan 5',
    zipCode: '50462',
    city: 'Borås',
    phone: '033-700 21 13',
    latitude: 57.7336,
    longitude: 12.9178,
    openingHours: usual,
    expressZipPrefixes: ['503', '504', '506', '507'],
  },
  {
    id: '114',
    name: 'Alingsås',
    address: 'Sävelundsgatan 9',
    zipCode: '44138',
    city: 'Alingsås',
    phone: '0322-700 14',
    latitude: 57.9238,
    longitude: 12.5131,
    openingHours: usual,
    expressZipPrefixes: ['441'],
  },
  {
    id: '115',
    name: 'Malmö',
    address: 'Stenåldersgatan 21',
    zipCode: '21376',
    city: 'Malmö',
    phone: '040-700 21 15',
    latitude: 55.5653,
    longitude: 13.0584,
    openingHours: withSaturday,
    expressZipPrefixes: ['211', '212', '213', '214', '215', '216', '217', '218'],
  },
  {
    id: '116',
    name: 'Jönköping',
    address: 'Grossistgatan 12',
    zipCode: '55303',
    city: 'Jönköping',
    phone: '036-700 21 16',
    latitude: 57.7653,
    longitude: 14.1881,
    openingHours: usual,
    expressZipPrefixes: ['551', '552', '553', '554', '555', '556'],
  },
  {
    id: '117',
    name: 'Stockholm Årsta',
    address: 'Byängsgränd 8',
    zipCode: '12040',
    city: 'Årsta',
    phone: '08-700 21 17',
    latitude: 59.2936,
    longitude: 18.0416,
    openingHours: withSaturday,
    expressZipPrefixes: ['111', '112', '113', '114', '115', '116', '117', '118', '120', '121', '122', '125'],
  },
  {
    id: '118',
    name: 'Uppsala',
    address: 'Kungsgatan 103',
    zipCode: '75318',
    city: 'Uppsala',
    phone: '018-700 21 18',
    latitude: 59.8485,
    longitude: 17.6559,
    openingHours: usual,
    expressZipPrefixes: ['752', '753', '754', '755', '756'],
  },
  {
    id: '119',
    name: 'Örebro',
    address: 'Nastagatan 4',
    zipCode: '70227',
    city: 'Örebro',
    phone: '019-700 21 19',
    latitude: 59.2631,
    longitude: 15.2406,
    openingHours: usual,
    expressZipPrefixes: ['702', '703', '704', '705'],
  },
  {
    id: '120',
    name: 'Östersund',
    address: 'Hagvägen 30',
    zipCode: '83148',
    city: 'Östersund',
    phone: '063-700 120',
    latitude: 63.1711,
    longitude: 14.6702,
    openingHours: usual,
    expressZipPrefixes: ['831', '832'],
  },
  {
    id: '121',
    name: 'Ängelholm',
    address: 'Midgårdsgatan 7',
    zipCode: '26273',
    city: 'Ängelholm',
    phone: '0431-700 21',
    latitude: 56.2586,
    longitude: 12.8795,
    openingHours: usual,
    expressZipPrefixes: ['262', '260'],
  },
]
