/** A location as it is put in. */
export interface LocationData {
  readonly id: string
  readonly kind: 'store' | 'central'
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
