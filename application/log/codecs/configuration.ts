import type { DeliveryOption } from '#domain/delivery/delivery-options'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { LocationId } from '#domain/kernel/ids'
import type { ShopConfig } from '#application/ports/config-service'
import { listOf, optional, plain, struct } from '../codec-parts'
import { payloadsByType } from '../payload-codecs'
import type { PayloadCodec, Written } from '../payload'
import { deliveryId } from './shared'

type OptionInForce = Pick<DeliveryOption, 'id' | 'availableBetweenHours'>

/** What decisions and the views that they are made upon read of the configuration. */
export interface ConfigurationInForce extends Pick<
  ShopConfig,
  'defaultStoreId' | 'centralStorageId' | 'extraNonDeliveryDays' | 'supports'
> {
  readonly type: 'ConfigurationInForce'
  readonly deliveryOptions: readonly OptionInForce[]
}

type Hours = NonNullable<DeliveryOption['availableBetweenHours']>

export const configurationCodec: PayloadCodec<ConfigurationInForce> = payloadsByType<ConfigurationInForce>({
  ConfigurationInForce: {
    defaultStoreId: plain.text<LocationId>(),
    centralStorageId: plain.text<LocationId>(),
    extraNonDeliveryDays: listOf(plain.text<CalendarDate>()),
    deliveryOptions: listOf(
      struct<OptionInForce>({
        id: deliveryId,
        availableBetweenHours: optional(struct<Hours>({ start: plain.text(), end: plain.text() })),
      }),
    ),
    supports: struct<ShopConfig['supports']>({
      idempotencyKey: plain.flag,
      statusOnly: plain.flag,
      expectedTotal: plain.flag,
    }),
  },
})

/** The configuration as its record in the log holds it. */
export const configurationInForce = ({
  defaultStoreId,
  centralStorageId,
  extraNonDeliveryDays,
  deliveryOptions,
  supports,
}: ShopConfig): Written =>
  configurationCodec.encode({
    type: 'ConfigurationInForce',
    ...{ defaultStoreId, centralStorageId, extraNonDeliveryDays, deliveryOptions, supports },
  })
