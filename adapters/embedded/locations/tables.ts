export interface LocationTables {
  /** Stores, and the central warehouse that the deliveries go out from. */
  locations: {
    location_id: string
    kind: 'store' | 'central'
    name: string
    /** Sorts by name as Swedes do. */
    sv_key: string
    address: string
    zip_code: string
    city: string
    phone: string
    latitude: number
    longitude: number
    opening_hours: readonly string[]
    /** Beginnings of the zip codes that express deliveries from here reach. */
    express_zip_prefixes: readonly string[]
  }
}
