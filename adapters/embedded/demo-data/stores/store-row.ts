/** A store on one line. The zip codes are beginnings with blanks between; `weekdays` stores close on Saturdays. */
export type StoreRow = readonly [
  id: string,
  name: string,
  address: string,
  zipCode: string,
  city: string,
  phone: string,
  latitude: number,
  longitude: number,
  open: 'saturdays' | 'weekdays',
  expressZipPrefixes: string,
]
