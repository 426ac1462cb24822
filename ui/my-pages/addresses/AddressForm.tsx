import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import type { NewAddress } from '#application/ports/address-service'
import { unsentFormMessage } from '#application/messages/failure-message'
import type { Address } from '#domain/address/address'
import {
  type AddressEntry,
  type AddressEntryField,
  addressEntryFaults,
  addressEntryFields,
  readAddressEntry,
  withEntryText,
} from '#domain/address/address-entry'
import { countryCodes } from '#domain/address/country'
import { countryOf } from '#domain/address/written-address'
import type { CallFailure } from '#domain/failure/call-failure'
import { addressFaultText } from '../../addresses/fault-text'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { Field, SelectField } from '../../components/Field'
import { isGone } from '../../shop/addresses'
import { messageText } from '../../texts/notice-text'
import { t } from './t'
import styles from './AddressForm.module.css'

interface AddressFormProps {
  readonly title: string
  readonly entry: AddressEntry
  /** Whether the texts were found from before a reload. */
  readonly isFoundAgain: boolean
  /** What the register calls the address; it stays. */
  readonly name: string | undefined
  readonly onWrite: (entry: AddressEntry) => void
  readonly onSave: (address: NewAddress) => Promise<E.Either<CallFailure, Address>>
  readonly onGiveUp: () => void
}

type Saving =
  | { readonly tag: 'Idle' | 'Saving' }
  /** `texts`: as they were when the service refused them. */
  | { readonly tag: 'Failed'; readonly failure: CallFailure; readonly texts: AddressEntry['texts'] }

/** The fields of an address of the address book. What is written stays when it cannot be saved. */
export const AddressForm = (props: AddressFormProps) => {
  const { title, entry, isFoundAgain, name, onWrite, onSave, onGiveUp } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<ReadonlySet<AddressEntryField>>(new Set())
  const [isTried, setTried] = useState(false)
  const [saving, setSaving] = useState<Saving>({ tag: 'Idle' })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const faults = addressEntryFaults(entry)
  const errorOf = (field: AddressEntryField): string | undefined => {
    const found = faults.find((one) => one.field === field)
    if (found !== undefined) return isTried || left.has(field) ? addressFaultText(found.fault, field) : undefined
    return saidByService(saving, field, entry)
  }
  const write = (field: AddressEntryField, value: string) => onWrite(withEntryText(entry, field, value))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saving.tag === 'Saving') return
    setTried(true)
    const address = readAddressEntry(entry)
    if (address === undefined) {
      const [first] = faults
      if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus()
      return
    }
    setSaving({ tag: 'Saving' })
    const outcome = await onSave({ ...address, name })
    setSaving(E.isRight(outcome) ? { tag: 'Idle' } : { tag: 'Failed', failure: outcome.left, texts: entry.texts })
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void save(event)}
      noValidate
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {isFoundAgain && <p className={styles.note}>{t('addressBook.begun')}</p>}
      <div className={styles.fields}>
        {addressEntryFields.map((field) => (
          <Field
            key={field.name}
            name={field.name}
            label={t(`address.field.${field.name}`)}
            optional={!field.required}
            required={field.required}
            error={errorOf(field.name)}
            value={entry.texts[field.name] ?? ''}
            autoComplete="off"
            inputMode={field.name === 'postalCode' ? 'numeric' : field.name === 'phone' ? 'tel' : undefined}
            onChange={(event) => write(field.name, event.currentTarget.value)}
            onBlur={() => setLeft((before) => new Set(before).add(field.name))}
          />
        ))}
        <SelectField
          name="countryCode"
          label={t('address.field.countryCode')}
          value={countryOf(entry.texts)}
          onChange={(event) => write('countryCode', event.currentTarget.value)}
        >
          {countryCodes.map((code) => (
            <option key={code} value={code}>
              {t(`address.country.${code}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox
        label={t('addressBook.preselect')}
        checked={entry.preselected}
        onChange={(event) => onWrite({ ...entry, preselected: event.currentTarget.checked })}
      />
      <div aria-live="polite" className={styles.fault}>
        {isTried && faults.length > 0 && <p>{t('addressBook.faults', { count: faults.length })}</p>}
        {saving.tag === 'Failed' && faults.length === 0 && <p>{failureText(saving.failure)}</p>}
      </div>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onGiveUp}>
          {t(isFoundAgain ? 'addressBook.leave' : 'addressBook.cancel')}
        </Button>
        <Button type="submit" busy={saving.tag === 'Saving'}>
          {t('addressBook.save')}
        </Button>
      </div>
    </form>
  )
}

const failureText = (failure: CallFailure): string =>
  isGone(failure)
    ? t('addressBook.gone')
    : t('addressBook.failedSave', { reason: messageText(unsentFormMessage(failure)) })

/** What the service said against a field, until its text is another. */
const saidByService = (saving: Saving, field: AddressEntryField, { texts }: AddressEntry): string | undefined => {
  if (saving.tag !== 'Failed' || saving.failure.tag !== 'Refused' || saving.texts[field] !== texts[field])
    return undefined
  return saving.failure.details.find(({ path }) => path === field)?.message
}
