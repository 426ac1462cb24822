import type { FormEvent } from 'react'
import { quoteOrders } from '#application/ports/quote-service'
import { Button } from '../../components/Button'
import { Field, SelectField } from '../../components/Field'
import styles from '../orders/OrdersFilters.module.css'
import { useTyped } from '../use-typed'
import { LONGEST_QUOTE_SEARCH, quoteStatusChoices, type QuotesAddress } from './quotes-address'
import { t } from './t'

interface QuotesFiltersProps {
  readonly address: QuotesAddress
  readonly onChange: (change: Partial<QuotesAddress>) => void
}

/** Text, status and sorting. A choice holds at once; what is typed holds from "Sök" or Enter on. */
export const QuotesFilters = ({ address, onChange }: QuotesFiltersProps) => {
  const { typed, setTyped, noteSent } = useTyped({ text: address.text })
  const send = (change: Partial<QuotesAddress>) => {
    const text = typed.text.trim()
    noteSent({ text })
    onChange({ text, ...change })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({})
  }
  return (
    <search>
      <form className={styles.filters} onSubmit={submit} aria-label={t('quotes.filters')} noValidate>
        <div className={styles.text}>
          <Field
            label={t('quotes.search')}
            type="search"
            autoComplete="off"
            placeholder={t('quotes.search.hint')}
            maxLength={LONGEST_QUOTE_SEARCH}
            value={typed.text}
            onChange={({ currentTarget }) => setTyped({ text: currentTarget.value })}
          />
        </div>
        <SelectField
          label={t('quotes.status')}
          value={address.status}
          onChange={({ currentTarget: { value } }) =>
            send({ status: quoteStatusChoices.find((one) => one === value) ?? 'all' })
          }
        >
          {quoteStatusChoices.map((one) => (
            <option key={one} value={one}>
              {one === 'all' || one === 'open' ? t(`quotes.status.${one}`) : t(`quote.status.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('quotes.sort')}
          value={address.sort}
          onChange={({ currentTarget: { value } }) =>
            send({ sort: quoteOrders.find((one) => one === value) ?? address.sort })
          }
        >
          {quoteOrders.map((one) => (
            <option key={one} value={one}>
              {t(`quotes.sort.${one}`)}
            </option>
          ))}
        </SelectField>
        <div className={styles.submit}>
          <Button type="submit">{t('quotes.search.submit')}</Button>
        </div>
      </form>
    </search>
  )
}
