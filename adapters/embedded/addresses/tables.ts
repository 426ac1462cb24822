import type { CountryCode } from '#domain/address/country'

export interface AddressesTables {
  addresses: {
    id: string
    customer_id: string
    /** The number in the customer register. */
    address_id: string | null
    label: string | null
    name: string | null
    recipient_name: string | null
    address1: string | null
    address2: string | null
    address3: string | null
    postal_code: string
    postal_address: string
    country_code: CountryCode
    phone: string | null
    read_only: boolean
    /** Of one address of a customer at most. */
    preselected: boolean
    valid_for_delivery: boolean
    /** Orders the addresses of a customer as Swedes do. */
    sv_key: string
  }
}
