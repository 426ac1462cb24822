import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { ReceiversAnswer, SharedQuote } from '#application/ports/shared-quote'
import type { CallFailure } from '#domain/failure/call-failure'
import { longestQuoteText } from '#domain/quotes/quote-text'
import { Button } from '../components/Button'
import { Field, TextAreaField } from '../components/Field'
import { refusalText } from './refusal-text'
import { t } from './shared-t'
import styles from './SharedQuotePage.module.css'

interface AnswerFormProps {
  readonly sender: string
  readonly onAnswer: (answer: ReceiversAnswer) => Promise<E.Either<CallFailure, SharedQuote>>
}

/** The receiver accepts or declines, with their name. What is written stays when the answer does not come through. */
export const AnswerForm = ({ sender, onAnswer }: AnswerFormProps) => {
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const [isNameMissing, setNameMissing] = useState(false)
  const [sending, setSending] = useState<ReceiversAnswer['status']>()
  const [fault, setFault] = useState('')
  const nameField = useRef<HTMLInputElement>(null)

  const send = async (status: ReceiversAnswer['status']): Promise<void> => {
    if (sending !== undefined) return
    const isMissing = name.trim() === ''
    setNameMissing(isMissing)
    if (isMissing) {
      nameField.current?.focus()
      return
    }
    setFault('')
    setSending(status)
    const outcome = await onAnswer({ status, name: name.trim(), message: message.trim() })
    setSending(undefined)
    if (E.isLeft(outcome)) setFault(refusalText(outcome.left))
  }
  return (
    <form
      noValidate
      className={styles.answer}
      aria-labelledby="offert-svar"
      onSubmit={(event) => {
        event.preventDefault()
        void send('accepted')
      }}
    >
      <h2 id="offert-svar">{t('shared.answer')}</h2>
      <p>{t('shared.answer.text', { sender })}</p>
      <Field
        ref={nameField}
        label={t('shared.answer.name')}
        autoComplete="name"
        required
        maxLength={longestQuoteText.partyName}
        value={name}
        error={isNameMissing ? t('shared.answer.name.missing') : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextAreaField
        label={t('shared.answer.message')}
        optional
        maxLength={longestQuoteText.finalMessage}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={styles.ways}>
        <Button type="submit" busy={sending === 'accepted'}>
          {t('shared.answer.accept')}
        </Button>
        <Button variant="secondary" busy={sending === 'declined'} onClick={() => void send('declined')}>
          {t('shared.answer.decline')}
        </Button>
      </div>
    </form>
  )
}
