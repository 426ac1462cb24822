import type { Area } from '../area'
import { addressesMigrations } from './migrations'
import { addressesPlugin } from './plugin'
import type { AddressesTables } from './tables'

/** The delivery addresses of customers. */
export const addressesArea: Area<AddressesTables> = { migrations: addressesMigrations, plugin: addressesPlugin }
