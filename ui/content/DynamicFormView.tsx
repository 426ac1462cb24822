import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import { acceptedAnswers, longestAnswer, type DynamicForm, type FormFault } from '#domain/content/dynamic-form'
import { Button } from '../components/Button'
import { useOnceArrived } from '../shop/ShopContext'
import { failureText } from '../texts/failure-text'
import { formTexts } from './form-texts'
import { FormInputField } from './FormInputField'
import { useFormAnswers } from './use-form-answers'
import { formatQuantity } from '../texts/format'
import { withTexts } from '../texts/t'
import styles from './FormSection.module.css'

const t = withTexts(formTexts)

type Sending =
  | { readonly tag: 'Idle' | 'Sending' }
  | { readonly tag: 'Refused'; readonly text: string; readonly faults: Readonly<Record<string, string>> }
  | { readonly tag: 'Sent'; readonly receiptNumber: string }

const words = (
  { inputs }: DynamicForm,
  faults: Readonly<Record<string, FormFault>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    inputs.flatMap((input) => {
      const fault = Object.hasOwn(faults, input.id) ? faults[input.id] : undefined
      if (fault === undefined) return []
      return [[input.id, t(`form.fault.${fault}`, { most: formatQuantity(longestAnswer(input)) })]]
    }),
  )

/** Who sent the form by keyboard goes on from its receipt. */
const focusReceipt = (receipt: HTMLElement | null): void => receipt?.focus()

const refusalOf = (failure: CallFailure): Sending => ({
  tag: 'Refused',
  text: failureText(failure),
  faults:
    failure.tag === 'Refused' ? Object.fromEntries(failure.details.map(({ path, message }) => [path, message])) : {},
})

/**
 * A form that an editor has made: each fault beside its field, what is written survives a reload, and it is sent once
 * (CONTENT-24 to CONTENT-26).
 */
export const DynamicFormView = ({ form }: { readonly form: DynamicForm }) => {
  const onceArrived = useOnceArrived()
  const { answers, change, keyFor, forget } = useFormAnswers(form)
  const [sending, setSending] = useState<Sending>({ tag: 'Idle' })
  const [website, setWebsite] = useState('')
  const own = useRef<HTMLFormElement>(null)

  const focusFault = () =>
    requestAnimationFrame(() => own.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (sending.tag === 'Sending') return
    const judged = acceptedAnswers(form, answers)
    if (E.isLeft(judged)) {
      setSending({ tag: 'Refused', text: t('form.refused'), faults: words(form, judged.left) })
      focusFault()
      return
    }
    setSending({ tag: 'Sending' })
    onceArrived((arrived) => {
      void arrived.queries.forms
        .send(form.id, { answers: judged.right, website }, keyFor(arrived, judged.right))()
        .then((outcome) => {
          if (E.isLeft(outcome)) return setSending(refusalOf(outcome.left))
          forget(arrived)
          return setSending({ tag: 'Sent', receiptNumber: outcome.right.receiptNumber })
        })
    })
  }

  if (sending.tag === 'Sent')
    return (
      <>
        <output ref={focusReceipt} tabIndex={-1} className={styles.receipt}>
          <strong>{t('form.sent')}</strong>
          <span>{t('form.sent.number', { number: sending.receiptNumber })}</span>
        </output>
        <div>
          <Button variant="secondary" onClick={() => setSending({ tag: 'Idle' })}>
            {t('form.another')}
          </Button>
        </div>
      </>
    )
  const faults = sending.tag === 'Refused' ? sending.faults : {}
  return (
    <form ref={own} className={styles.fields} onSubmit={send} noValidate>
      {form.inputs.map((input) => (
        <FormInputField
          key={input.id}
          input={input}
          values={answers[input.id] ?? []}
          fault={Object.hasOwn(faults, input.id) ? faults[input.id] : undefined}
          onChange={(values) => {
            change(input.id, values)
            if (sending.tag === 'Refused') setSending({ tag: 'Idle' })
          }}
        />
      ))}
      {/* People neither see it nor come to it by keyboard. */}
      <div hidden>
        <label>
          {t('form.robots')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
          />
        </label>
      </div>
      <p role="alert" className={styles.fault}>
        {sending.tag === 'Refused' && sending.text}
      </p>
      <div>
        <Button type="submit" busy={sending.tag === 'Sending'}>
          {t(sending.tag === 'Sending' ? 'form.sending' : 'form.send')}
        </Button>
      </div>
    </form>
  )
}
