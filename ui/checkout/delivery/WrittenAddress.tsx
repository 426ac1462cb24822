import { Fragment, useEffect, useRef, useState } from 'react'
import * as E from 'fp-ts/Either'
import { failureMessage } from '#application/messages/failure-message'
import type { Address } from '#domain/address/address'
import { countryCodes, countryOfPostalCode } from '#domain/address/country'
import {
  addressFaults,
  addressFormFields,
  type AddressField,
  type AddressValues,
  countryOf,
  readWrittenAddress,
} from '#domain/address/written-address'
import { Button } from '../../components/Button'
import { Field, SelectField } from '../../components/Field'
import { messageText } from '../../texts/notice-text'
import { addressFaultText } from '../../addresses/fault-text'
import { t } from '../t'
import { AddressPicker } from './AddressPicker'
import type { DestinationChoiceProps } from './DestinationChoice'
import { fieldId } from './form-faults'
import docket from './DeliveryDocket.module.css'
import styles from './DestinationChoice.module.css'

interface WrittenAddressProps extends DestinationChoiceProps {
  readonly values: AddressValues
  readonly onChoose: (address: Address) => void
  /** Begins anew. */
  readonly onBeginWriting: () => void
}

type Saving = { readonly tag: 'Idle' | 'Saving' } | { readonly tag: 'Failed'; readonly text: string }

/** The fields of an address that is written for an order, and its saving among the customer's addresses. */
export const WrittenAddress = (props: WrittenAddressProps) => {
  const { deliveryId, values, book, onLeave, onChoose, onBeginWriting } = props
  const [saving, setSaving] = useState<Saving>({ tag: 'Idle' })
  const latest = useRef<AddressValues | undefined>(values)
  useEffect(() => {
    latest.current = values
    return () => {
      latest.current = undefined
    }
  }, [values])
  const faults = addressFaults(values)

  const save = async () => {
    const address = readWrittenAddress(values)
    if (address === undefined) {
      faults.forEach(({ field }) => onLeave(field))
      const [first] = faults
      if (first !== undefined) document.getElementById(fieldId({ deliveryId, field: first.field }))?.focus()
      return
    }
    setSaving({ tag: 'Saving' })
    const outcome = await book.save(address)
    // What the user has written or chosen meanwhile stays.
    if (E.isRight(outcome) && latest.current === values) onChoose(outcome.right)
    setSaving(E.isRight(outcome) ? { tag: 'Idle' } : { tag: 'Failed', text: messageText(failureMessage(outcome.left)) })
  }

  return (
    <fieldset className={styles.written} aria-labelledby={`${deliveryId}-written`}>
      <div className={styles.writtenHead}>
        <h3 id={`${deliveryId}-written`} className={docket.placeLabel}>
          {t('delivery.address')}
        </h3>
        {(book.addresses?.length ?? 0) > 0 && (
          <AddressPicker
            triggerId={fieldId({ deliveryId, field: 'destination' })}
            triggerText={t('delivery.address.chooseInstead')}
            describedBy={undefined}
            addresses={book.addresses ?? []}
            chosen={undefined}
            onChoose={onChoose}
            onBeginWriting={onBeginWriting}
          />
        )}
      </div>
      <div className={styles.fields}>
        {addressFormFields.map(({ name, required }) => (
          <Fragment key={name}>
            {name === 'label' && <Country {...props} />}
            <TextField name={name} required={required} {...props} />
          </Fragment>
        ))}
      </div>
      <div className={styles.save}>
        <Button variant="secondary" size="row" busy={saving.tag === 'Saving'} onClick={() => void save()}>
          {t('delivery.address.save')}
        </Button>
        <span className={styles.count}>{t('delivery.address.save.hint')}</span>
      </div>
      <div aria-live="polite" className={styles.error}>
        {saving.tag === 'Failed' && <p>{t('delivery.address.save.failed', { reason: saving.text })}</p>}
      </div>
    </fieldset>
  )
}

const Country = ({ deliveryId, values, onWrite }: WrittenAddressProps) => {
  const ofPostalCode = countryOfPostalCode(values.postalCode ?? '')
  // The user's own choice holds.
  const isOther = isPostalCodeWritten(values) && ofPostalCode !== countryOf(values)
  return (
    <SelectField
      id={fieldId({ deliveryId, field: 'countryCode' })}
      label={t('address.field.countryCode')}
      value={countryOf(values)}
      hint={isOther ? t('address.otherCountry', { country: t(`address.country.${ofPostalCode}`) }) : undefined}
      onChange={(event) => onWrite('countryCode', event.target.value)}
    >
      {countryCodes.map((code) => (
        <option key={code} value={code}>
          {t(`address.country.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}

const isPostalCodeWritten = (values: AddressValues): boolean =>
  (values.postalCode ?? '').trim() !== '' && addressFaults(values).every(({ field }) => field !== 'postalCode')

const TextField = ({
  name,
  required,
  deliveryId,
  values,
  isFaultShown,
  onWrite,
  onLeave,
}: WrittenAddressProps & { name: AddressField; required: boolean }) => {
  const fault = addressFaults(values).find(({ field }) => field === name)?.fault
  return (
    <Field
      id={fieldId({ deliveryId, field: name })}
      label={t(`address.field.${name}`)}
      optional={!required}
      error={fault !== undefined && isFaultShown(name) ? addressFaultText(fault, name) : undefined}
      value={values[name] ?? ''}
      required={required}
      autoComplete="off"
      inputMode={name === 'postalCode' ? 'numeric' : undefined}
      onChange={(event) => onWrite(name, event.target.value)}
      onBlur={() => onLeave(name)}
    />
  )
}
