import * as E from 'fp-ts/Either'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Quote } from '#domain/quotes/quote'
import type { PartyChoice } from '#domain/quotes/quote-party'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { Field } from '../../components/Field'
import { refusalText } from '../../quotes/refusal-text'
import { useQuoteCall } from '../../shop/quotes'
import dialogs from '../order/Dialogs.module.css'
import { AddressChoice } from './AddressChoice'
import { LogoField } from './LogoField'
import { AddressFields, PartyChoices } from './PartyFields'
import { t } from './t'
import { useChangeHead } from './use-change-head'
import { usePartyForm } from './use-party-form'

const fields = {
  name: 'partyName',
  organizationNumber: 'organizationNumber',
  reference: 'person',
  street: 'street',
  postalCode: 'postalCode',
  place: 'place',
} as const

interface SenderDialogProps {
  readonly quote: Quote
  readonly onClose: () => void
}

/** Who makes the offer, with their logo on the document. */
export const SenderDialog = ({ quote, onClose }: SenderDialogProps) => {
  const { sender } = quote
  const change = useChangeHead(quote.id)
  const call = useQuoteCall()
  const [choice, setChoice] = useState(sender.choice)
  const [fault, setFault] = useState('')
  const { form, texts, write, field, check } = usePartyForm(fields, {
    name: sender.name,
    organizationNumber: sender.organizationNumber,
    reference: sender.reference,
    ...sender.address,
  })
  const choose = (next: PartyChoice) => {
    setChoice(next)
    setFault('')
    if (next === 'customer')
      void call((quotes) => quotes.defaults()).then((defaults) => {
        if (E.isLeft(defaults)) return setFault(refusalText(defaults.left))
        const { name, organizationNumber, reference, address } = defaults.right.sender
        return write({ name, organizationNumber, reference, ...address })
      })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    const { street, postalCode, place, ...others } = texts
    change({ sender: { choice, ...others, address: { street, postalCode, place } } })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('quote.sender.edit')}>
      <form ref={form} className={dialogs.body} noValidate onSubmit={save}>
        <PartyChoices of="sender" choice={choice} onChoose={choose} />
        {choice === 'customer' && (
          <AddressChoice
            onChoose={(address) =>
              write({
                street: address.address1 ?? '',
                postalCode: address.postalCode,
                place: address.postalAddress,
              })
            }
          />
        )}
        <Field label={t('quote.party.name')} {...field('name')} />
        <Field label={t('quote.party.organizationNumber.label')} optional {...field('organizationNumber')} />
        <Field label={t('quote.sender.reference')} optional {...field('reference')} />
        <AddressFields street={field('street')} postalCode={field('postalCode')} place={field('place')} />
        <LogoField />
        <p role="alert" className={dialogs.fault}>
          {fault}
        </p>
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
