import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Quote } from '#domain/quotes/quote'
import { receiverTypes } from '#domain/quotes/quote-party'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { Field } from '../../components/Field'
import { RadioRow } from '../../components/RadioRow'
import dialogs from '../order/Dialogs.module.css'
import { AddressChoice } from './AddressChoice'
import { AddressFields, PartyChoices } from './PartyFields'
import styles from './PartyFields.module.css'
import { t } from './t'
import { useChangeHead } from './use-change-head'
import { usePartyForm } from './use-party-form'

const fields = {
  name: 'partyName',
  organizationNumber: 'organizationNumber',
  contactPerson: 'person',
  email: 'email',
  label: 'label',
  street: 'street',
  postalCode: 'postalCode',
  place: 'place',
  reference: 'quoteReference',
} as const

interface PartyDialogProps {
  readonly quote: Quote
  readonly onClose: () => void
}

/** Who gets the offer: written, or from the addresses of the customer; a business or a private person (QUOTE-06). */
export const ReceiverDialog = ({ quote, onClose }: PartyDialogProps) => {
  const { receiver } = quote
  const change = useChangeHead(quote.id)
  const [choice, setChoice] = useState(receiver.choice)
  const [type, setType] = useState(receiver.type)
  const { form, texts, write, field, check } = usePartyForm(fields, {
    name: receiver.name,
    organizationNumber: receiver.organizationNumber,
    contactPerson: receiver.contactPerson,
    email: receiver.email,
    label: receiver.label,
    ...receiver.address,
    reference: quote.reference,
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    const { street, postalCode, place, reference, ...others } = texts
    // A private person is the one to contact.
    const contactPerson = type === 'private' ? '' : others.contactPerson
    const address = { street, postalCode, place }
    change({ receiver: { choice, type, ...others, contactPerson, address }, reference })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('quote.receiver.edit')}>
      <form ref={form} className={dialogs.body} noValidate onSubmit={save}>
        <PartyChoices of="receiver" choice={choice} onChoose={setChoice} />
        {choice === 'customer' && (
          <AddressChoice
            onChoose={(address) =>
              write({
                name: address.recipientName ?? '',
                label: address.label ?? '',
                street: address.address1 ?? '',
                postalCode: address.postalCode,
                place: address.postalAddress,
              })
            }
          />
        )}
        <fieldset className={styles.choices}>
          <legend>{t('quote.receiver.type')}</legend>
          {receiverTypes.map((one) => (
            <RadioRow
              key={one}
              name="receiver-type"
              value={one}
              label={t(`quote.receiver.type.${one}`)}
              description={t(`quote.receiver.type.${one}.text`)}
              checked={type === one}
              onChange={() => setType(one)}
            />
          ))}
        </fieldset>
        <Field label={t('quote.party.name')} {...field('name')} />
        <Field
          label={t(type === 'private' ? 'quote.party.personalNumber.label' : 'quote.party.organizationNumber.label')}
          optional
          {...field('organizationNumber')}
        />
        {type === 'business' && <Field label={t('quote.receiver.contact')} optional {...field('contactPerson')} />}
        <Field label={t('quote.receiver.email')} type="email" optional {...field('email')} />
        <AddressFields street={field('street')} postalCode={field('postalCode')} place={field('place')} />
        <Field label={t('quote.receiver.label')} optional {...field('label')} />
        <Field label={t('quote.reference')} optional {...field('reference')} />
        <div className={dialogs.ways}>
          <Button type="submit">{t('quote.party.save')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('quote.party.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
