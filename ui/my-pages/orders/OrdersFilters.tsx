import { useState } from 'react'
import type { FormEvent } from 'react'
import * as O from 'fp-ts/Option'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import { customerId } from '#domain/kernel/ids'
import { LONGEST_ORDER_SEARCH, orderSorts, sortsTellingPrices } from '#domain/order/order-search'
import type { Customer } from '#domain/session/session'
import { Button } from '../../components/Button'
import { Field, SelectField } from '../../components/Field'
import { useTyped } from '../use-typed'
import { statusChoices, type OrdersAddress } from './orders-address'
import { t } from './t'
import styles from './OrdersFilters.module.css'

interface OrdersFiltersProps {
  readonly address: OrdersAddress
  /** Customers to choose among; with one there is no choice. */
  readonly customers: readonly Customer[]
  /** The customer that the reader works for. */
  readonly present: string | undefined
  readonly hidePrices: boolean
  readonly onChange: (change: Partial<OrdersAddress>) => void
}

type Typed = Pick<OrdersAddress, 'text' | 'from' | 'to'>

const dayOf = (text: string): CalendarDate | undefined => O.toUndefined(calendarDate(text))

/** Text, status, days, sorting and customer. A choice holds at once; what is typed holds from "Sök" or Enter on. */
export const OrdersFilters = ({ address, customers, present, hidePrices, onChange }: OrdersFiltersProps) => {
  const { typed, setTyped, noteSent } = useTyped<Typed>({ text: address.text, from: address.from, to: address.to })
  const [isRefused, setRefused] = useState(false)
  const isBackwards = typed.from !== undefined && typed.to !== undefined && typed.to < typed.from
  const send = (change: Partial<OrdersAddress>) => {
    setRefused(isBackwards)
    if (isBackwards) return
    const sent = { ...typed, text: typed.text.trim() }
    noteSent(sent)
    onChange({ ...sent, ...change })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({})
  }
  const chosenCustomer = address.customers.tag === 'One' ? address.customers.customerId : (present ?? '')
  const sorts = orderSorts.filter((sort) => !hidePrices || !sortsTellingPrices.includes(sort))
  return (
    <search>
      <form className={styles.filters} onSubmit={submit} aria-label={t('orders.filters')} noValidate>
        <div className={styles.text}>
          <Field
            label={t('orders.search')}
            type="search"
            autoComplete="off"
            placeholder={t('orders.search.hint')}
            maxLength={LONGEST_ORDER_SEARCH}
            value={typed.text}
            onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
          />
        </div>
        <SelectField
          label={t('orders.status')}
          value={address.status}
          onChange={({ currentTarget: { value } }) =>
            send({ status: statusChoices.find((one) => one === value) ?? 'all' })
          }
        >
          {statusChoices.map((one) => (
            <option key={one} value={one}>
              {t(`orders.status.${one}`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={t('orders.from')}
          type="date"
          max={typed.to}
          value={typed.from ?? ''}
          onChange={({ currentTarget }) => setTyped({ ...typed, from: dayOf(currentTarget.value) })}
        />
        <Field
          label={t('orders.to')}
          type="date"
          min={typed.from}
          value={typed.to ?? ''}
          error={isRefused && isBackwards ? t('orders.to.before') : undefined}
          onChange={({ currentTarget }) => setTyped({ ...typed, to: dayOf(currentTarget.value) })}
        />
        <SelectField
          label={t('orders.sort')}
          value={address.sort}
          onChange={({ currentTarget: { value } }) =>
            send({ sort: orderSorts.find((one) => one === value) ?? address.sort })
          }
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {t(`orders.sort.${one}`)}
            </option>
          ))}
        </SelectField>
        {customers.length > 1 && (
          <SelectField
            label={t('orders.customer')}
            value={address.customers.tag === 'All' ? '' : chosenCustomer}
            onChange={({ currentTarget: { value } }) =>
              send({
                customers:
                  value === ''
                    ? { tag: 'All' }
                    : value === present
                      ? { tag: 'Present' }
                      : { tag: 'One', customerId: customerId(value) },
              })
            }
          >
            <option value="">{t('orders.customer.all')}</option>
            {customers.map((one) => (
              <option key={one.customerId} value={one.customerId}>
                {one.customerId} {one.name}
              </option>
            ))}
          </SelectField>
        )}
        <div className={styles.submit}>
          <Button type="submit">{t('orders.search.submit')}</Button>
        </div>
      </form>
    </search>
  )
}
