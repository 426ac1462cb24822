import type { FastifyRequest } from 'fastify'
import type { ShopConfig } from '#application/ports/config-service'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import { type DeliveryId, deliveryTypeOf } from '#domain/delivery/delivery-type'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { brandCodeOf, type BrandCode } from '#domain/kernel/brand-code'
import { locationId } from '#domain/kernel/ids'
import * as O from 'fp-ts/Option'
import { CENTRAL_STORAGE_ID } from '../locations/central-storage'
import { deliveryNames } from './delivery-names'
import { freightPrices } from './freight-prices'

export type BrandConfig = Omit<ShopConfig, 'services' | 'supports' | 'stage' | 'rootRedirect'>

const option = (id: DeliveryId, own: Partial<DeliveryOption>): DeliveryOption => {
  const { orderType, requires } = deliveryTypeOf(id)
  return {
    id,
    name: deliveryNames[id],
    orderType,
    useDestination: false,
    useContextZipCode: false,
    requiresZipCode: requires === 'zipCode',
    availableBetweenHours: undefined,
    deliveryServices: [],
    freight: freightPrices[id],
    ...own,
  }
}

const deliveryOptions: readonly DeliveryOption[] = [
  option('DBI', { useDestination: true, useContextZipCode: true }),
  option('EXH', { deliveryServices: ['standard-pickup'] }),
  option('XXX', { useDestination: true, availableBetweenHours: { start: '07:00', end: '15:00' } }),
  option('EXB', { deliveryServices: ['standard-pickup'], availableBetweenHours: { start: '07:00', end: '16:00' } }),
]

const days = (texts: readonly string[]): readonly CalendarDate[] =>
  texts.map(calendarDate).flatMap((day) => (O.isSome(day) ? [day.value] : []))

const brand = (code: BrandCode, own: Partial<BrandConfig>): BrandConfig => ({
  brand: code,
  brandName: code,
  phone: '031-700 21 00',
  defaultStoreId: locationId('110'),
  centralStorageId: locationId(CENTRAL_STORAGE_ID),
  users: { tokenRefreshMargin: 60 },
  deliveryOptions,
  extraNonDeliveryDays: [],
  verifyShowAllCustomers: false,
  searchApiVersion: 'V3',
  ...own,
})

/** What each brand is configured to be (CONST-05, CONST-06; DELIVERY-24; CUSTOMER-13). */
export const brandConfigs: Readonly<Record<BrandCode, BrandConfig>> = {
  dahl: brand('dahl', { extraNonDeliveryDays: days(['2024-12-23', '2024-12-27']) }),
  konr: brand('konr', { defaultStoreId: locationId('113'), phone: '033-700 21 00' }),
  kasp: brand('kasp', {
    brandName: 'KASP',
    defaultStoreId: locationId('115'),
    phone: '040-700 21 00',
    verifyShowAllCustomers: true,
  }),
  opti: brand('opti', { defaultStoreId: locationId('117'), phone: '08-700 21 00', verifyShowAllCustomers: true }),
}

/** The brand that a host name begins with: `konr.localhost` is konr's; a host that says none has the fallback. */
export const brandOfHost = (host: string, fallback: BrandCode): BrandCode =>
  brandCodeOf(host.split(':')[0]?.split('.')[0]?.toLowerCase(), fallback)

export const brandConfigOf = (request: FastifyRequest): BrandConfig =>
  brandConfigs[brandOfHost(request.host, request.server.services.brand)]
