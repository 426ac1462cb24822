import type { DeliveryOption } from '#domain/delivery/delivery-options'
import type { FreightPrice } from '#domain/delivery/freight'
import type { ShopConfig } from '#application/ports/config-service'
import { field, listOf, optional, struct } from '#application/codecs/logged'
import { Day, Flag, LocationId, Money, Text } from '#application/codecs/values'
import { payloadsByType } from '../payload-codecs'
import type { PayloadCodec, Written } from '../payload'
import { deliveryId } from './values'

type OptionInForce = Pick<DeliveryOption, 'id' | 'availableBetweenHours' | 'freight'>

/** The part of the configuration that decisions, and the views that users decide by, depend on. */
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
    defaultStoreId: field.public(LocationId),
    centralStorageId: field.public(LocationId),
    extraNonDeliveryDays: listOf(field.public(Day)),
    deliveryOptions: listOf(
      struct<OptionInForce>({
        id: deliveryId,
        availableBetweenHours: optional(struct<Hours>({ start: field.public(Text), end: field.public(Text) })),
        freight: optional(
          struct<FreightPrice>({ price: field.public(Money), freeAbove: optional(field.public(Money)) }),
        ),
      }),
    ),
    supports: struct<ShopConfig['supports']>({
      idempotencyKey: field.public(Flag),
      statusOnly: field.public(Flag),
      expectedTotal: field.public(Flag),
      knownShortages: field.public(Flag),
    }),
  },
})

/** The payload of the configuration's record. */
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
