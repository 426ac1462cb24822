import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { ShellData } from '#application/queries/page-data'
import type { DeliveryOption } from '#domain/delivery/delivery-options'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { type DeliveryChoice, deliveryChoiceFault } from '#domain/delivery/delivery-choice'
import { customerOf } from '#domain/session/customer-context'
import { readZipCode } from '#domain/kernel/zip-code'
import type { LocationId } from '#domain/kernel/ids'
import { isPunchoutSession } from '#domain/session/permissions'
import { offeredDeliveries, ownStoreOf, preselectedDelivery } from '#domain/session/offered-deliveries'
import { Button } from '../components/Button'
import { Field } from '../components/Field'
import { RadioRow } from '../components/RadioRow'
import { useTell } from '../notices/ShellNotices'
import { useTimeOfDay, useToday } from '../shop/now'
import { useSession, useShop } from '../shop/ShopContext'
import { formatTimes } from '../texts/format'
import { t, type TextKey } from '../texts/t'
import { StoreList } from './StoreList'
import { useOrderHead } from './OrderHeadContext'
import styles from './pickers.module.css'

/** Delivery method and its place: a store, or a zip code (DELIVERY-01 to DELIVERY-05). */
export const DeliveryPicker = ({ shell: { config, stores } }: { shell: ShellData }) => {
  const session = useSession()
  const shop = useShop()
  const { close, wanted } = useOrderHead()
  const tell = useTell()
  const navigate = useNavigate()
  const { choice, zipCodes, stores: lastStores } = session.delivery
  const options = useOfferedOptions(config)
  const [picked, setPicked] = useState<DeliveryId>()
  const [pickedStore, setPickedStore] = useState<LocationId>()
  const [typedZip, setTypedZip] = useState<string>()
  const [fault, setFault] = useState<TextKey>()

  const deliveryId = picked ?? options.find(({ id }) => id === wanted)?.id ?? preselectedDelivery(options, choice)
  const closed = closedOption(config.deliveryOptions, options, wanted)
  const option = options.find((one) => one.id === deliveryId)
  const home = lastStores[deliveryId] ?? ownStoreOf(session)
  const storeId = pickedStore ?? home
  const zipCode = typedZip ?? zipCodes[deliveryId] ?? customerOf(session)?.zipCode ?? ''
  const asksForZip =
    option !== undefined && (option.requiresZipCode || option.useContextZipCode) && !isStoreDelivery(deliveryId)

  const pick = (id: DeliveryId) => {
    if (isStoreDelivery(id) && stores.length === 0) {
      // Without stores there is nothing to choose among (ERROR-28).
      tell('errors.technical_issues', {}, 'error')
      close()
      void navigate('/')
      return
    }
    setPicked(id)
    setFault(undefined)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const typed = asksForZip ? zipCode : ''
    const wanted = choiceOf(deliveryId, storeId, typed)
    const wrong = faultOf(wanted, typed)
    setFault(wrong)
    if (wrong !== undefined || shop === undefined) return
    if (E.isRight(shop.session.chooseDelivery(wanted))) close()
    else setFault('order.delivery.notAllowed')
  }

  return (
    <form className={styles.delivery} onSubmit={send} noValidate>
      <div className={styles.columns}>
        <fieldset>
          <legend className={styles.legend}>{t('order.delivery')}</legend>
          {options.map((one) => (
            <RadioRow
              key={one.id}
              name="deliveryId"
              value={one.id}
              code={one.id}
              label={one.name}
              description={t(`order.about.${one.id}`)}
              checked={one.id === deliveryId}
              onChange={() => pick(one.id)}
            />
          ))}
          {closed?.availableBetweenHours !== undefined && (
            <p className={styles.note}>
              {t('order.delivery.closed', {
                delivery: closed.name,
                start: formatTimes(closed.availableBetweenHours.start),
                end: formatTimes(closed.availableBetweenHours.end),
              })}
            </p>
          )}
          {options.length === 1 && (
            <p className={styles.note}>
              {t(isPunchoutSession(session) ? 'order.delivery.onlyOne.punchout' : 'order.delivery.onlyOne')}
            </p>
          )}
        </fieldset>
        <div className={styles.where}>
          {isStoreDelivery(deliveryId) && stores.length === 0 ? (
            <p className={styles.fault}>{t('errors.technical_issues')}</p>
          ) : isStoreDelivery(deliveryId) ? (
            <StoreList
              stores={stores}
              home={home}
              chosen={storeId}
              onChoose={setPickedStore}
              error={fault === 'order.storeRequired' ? t(fault) : undefined}
            />
          ) : (
            asksForZip && (
              <Field
                label={t('order.zipCode')}
                hint={t(option.requiresZipCode ? 'order.zipCode.required' : 'order.zipCode.optional')}
                error={fault === undefined ? undefined : t(fault)}
                inputMode="numeric"
                autoComplete="postal-code"
                value={zipCode}
                onChange={(event) => setTypedZip(event.currentTarget.value)}
              />
            )
          )}
        </div>
      </div>
      <div className={styles.foot}>
        {fault === 'order.delivery.notAllowed' && (
          <p className={styles.fault} role="alert">
            {t(fault)}
          </p>
        )}
        <Button variant="secondary" onClick={close}>
          {t('order.cancel')}
        </Button>
        <Button type="submit" blockedBecause={shop === undefined ? t('order.starting') : undefined}>
          {t('order.useDelivery')}
        </Button>
      </div>
    </form>
  )
}

/** The deliveries that can be chosen now; none on the server and until the shop is loaded. */
const useOfferedOptions = (config: ShellData['config']): readonly DeliveryOption[] => {
  const session = useSession()
  const today = useToday()
  const timeOfDay = useTimeOfDay()
  if (today === undefined || timeOfDay === undefined) return []
  return offeredDeliveries(session, config.deliveryOptions, {
    today,
    timeOfDay,
    extraDays: config.extraNonDeliveryDays,
  })
}

/** The delivery that was asked for, where it is not offered now; undefined until the offered ones are known. */
const closedOption = (
  all: readonly DeliveryOption[],
  offered: readonly DeliveryOption[],
  wanted: DeliveryId | undefined,
): DeliveryOption | undefined =>
  offered.length === 0 || offered.some(({ id }) => id === wanted) ? undefined : all.find(({ id }) => id === wanted)

const choiceOf = (deliveryId: DeliveryId, storeId: LocationId | undefined, zipCode: string): DeliveryChoice => {
  const isStore = isStoreDelivery(deliveryId)
  return { deliveryId, storeId: isStore ? storeId : undefined, zipCode: O.toUndefined(readZipCode(zipCode)) }
}

/** Why the choice is refused. A zip code that cannot be read is refused also where none is required. */
const faultOf = (choice: DeliveryChoice, typed: string): TextKey | undefined => {
  const fault = deliveryChoiceFault(choice)
  if (fault?.tag === 'StoreRequired') return 'order.storeRequired'
  const badZip = choice.zipCode === undefined && typed.trim() !== ''
  return fault?.tag === 'ZipCodeRequired' || badZip ? 'order.zipCodeRequired' : undefined
}
