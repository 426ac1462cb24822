import type { ComponentProps } from 'react'
import { type PartyChoice, partyChoices } from '#domain/quotes/quote-party'
import { Field } from '../../components/Field'
import { RadioRow } from '../../components/RadioRow'
import styles from './PartyFields.module.css'
import { t } from './t'

type FieldState = Pick<ComponentProps<typeof Field>, 'value' | 'error' | 'onChange' | 'onBlur' | 'autoComplete'>

interface AddressFieldsProps {
  readonly street: FieldState
  readonly postalCode: FieldState
  readonly place: FieldState
}

/** The address of a party. */
export const AddressFields = ({ street, postalCode, place }: AddressFieldsProps) => (
  <>
    <Field label={t('quote.party.street')} {...street} />
    <div className={styles.town}>
      <Field label={t('quote.party.postalCode')} inputMode="numeric" {...postalCode} />
      <Field label={t('quote.party.place')} {...place} />
    </div>
  </>
)

interface PartyChoicesProps {
  readonly of: 'sender' | 'receiver'
  readonly choice: PartyChoice
  readonly onChoose: (choice: PartyChoice) => void
}

/** Where the texts come from (QUOTE-07). */
export const PartyChoices = ({ of, choice, onChoose }: PartyChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend>{t('quote.party.choice')}</legend>
    {partyChoices.map((one) => (
      <RadioRow
        key={one}
        name={`${of}-choice`}
        value={one}
        label={t(`quote.party.choice.${one}`)}
        description={t(`quote.party.choice.${of}.${one}`)}
        checked={choice === one}
        onChange={() => onChoose(one)}
      />
    ))}
  </fieldset>
)
