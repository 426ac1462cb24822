import type { FastifyRequest } from 'fastify'
import type { ShopConfig } from '#application/ports/config-service'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import { type DeliveryId, deliveryTypeOf } from '#domain/delivery/delivery-type'
import { CHRISTMAS_SERVICE } from '#domain/delivery/christmas-delivery'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import { brandCodeOf, type BrandCode } from '#domain/kernel/brand-code'
import { locationId } from '#domain/kernel/ids'
import * as O from 'fp-ts/Option'
import { CENTRAL_STORAGE_ID } from '../locations/central-storage'
import type { BrandStatement } from './brand-statement'
import { dahl } from './brands/dahl'
import { kasp } from './brands/kasp'
import { konr } from './brands/konr'
import { opti } from './brands/opti'
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
  option('DBI', {
    useDestination: true,
    useContextZipCode: true,
    deliveryServices: ['tail-lift', 'crane', CHRISTMAS_SERVICE],
  }),
  option('EXH', { deliveryServices: ['standard-pickup'] }),
  option('XXX', {
    useDestination: true,
    useContextZipCode: true,
    availableBetweenHours: { start: '07:00', end: '15:00' },
  }),
  option('EXB', { deliveryServices: ['standard-pickup'], availableBetweenHours: { start: '07:00', end: '16:00' } }),
]

const days = (texts: readonly string[]): readonly CalendarDate[] =>
  texts.map(calendarDate).flatMap((day) => (O.isSome(day) ? [day.value] : []))

const statements: Readonly<Record<BrandCode, BrandStatement>> = { dahl, konr, kasp, opti }

const configOf = (brand: BrandCode): BrandConfig => {
  const { brandName, phone, defaultStoreId, presentation, ...own } = statements[brand]
  return {
    ...{ brand, brandName, phone, presentation, deliveryOptions },
    defaultStoreId: locationId(defaultStoreId),
    centralStorageId: locationId(CENTRAL_STORAGE_ID),
    users: { tokenRefreshMargin: 60 },
    extraNonDeliveryDays: days(own.extraNonDeliveryDays ?? []),
    verifyShowAllCustomers: own.verifyShowAllCustomers ?? false,
    searchApiVersion: 'V3',
  }
}

/** The configuration of each brand (CONST-05, CONST-06; DELIVERY-24; CUSTOMER-13). */
export const brandConfigs: Readonly<Record<BrandCode, BrandConfig>> = {
  dahl: configOf('dahl'),
  konr: configOf('konr'),
  kasp: configOf('kasp'),
  opti: configOf('opti'),
}

/** The categories that lead the menu of a brand. */
export const menuFirstOf = (brand: BrandCode): readonly string[] => statements[brand].menuFirst

/** The address of a brand's customer service. */
export const customerServiceOf = (brand: BrandCode): string => statements[brand].customerServiceEmail

/** The brand that a host name begins with, such as `konr.localhost`; the fallback for a host that names none. */
export const brandOfHost = (host: string, fallback: BrandCode): BrandCode =>
  brandCodeOf(host.split(':')[0]?.split('.')[0]?.toLowerCase(), fallback)

export const brandConfigOf = (request: FastifyRequest): BrandConfig =>
  brandConfigs[brandOfHost(request.host, request.server.services.brand)]
