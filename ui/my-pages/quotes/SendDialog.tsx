import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Quote } from '#domain/quotes/quote'
import { longestQuoteText } from '#domain/quotes/quote-text'
import { readText } from '#domain/quotes/read-fields'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { Field, TextAreaField } from '../../components/Field'
import { Icon } from '../../components/Icon'
import { fieldFaultText, refusalText } from '../../quotes/refusal-text'
import { useQuoteCall } from '../../shop/quotes'
import dialogs from '../order/Dialogs.module.css'
import styles from './SendDialog.module.css'
import { t } from './t'

interface SendDialogProps {
  readonly quote: Quote
  readonly onClose: () => void
}

type Way = 'mail' | 'link' | 'withdraw'

/** Sends the quote: by a mail with its link, or by a link that the user sends themselves. A link can be withdrawn. */
export const SendDialog = ({ quote, onClose }: SendDialogProps) => {
  const call = useQuoteCall()
  const [to, setTo] = useState(quote.receiver.email)
  const [message, setMessage] = useState('')
  const [toFault, setToFault] = useState<string>()
  const [busy, setBusy] = useState<Way>()
  const [fault, setFault] = useState('')
  const [said, setSaid] = useState('')
  const [address, setAddress] = useState<string>()
  const toField = useRef<HTMLInputElement>(null)

  /** A quote is sent before there is a link to it. */
  const link = async (mail?: { readonly to: string; readonly message: string }): Promise<string | undefined> => {
    if (quote.status !== 'sent') {
      const moved = await call((quotes) => quotes.moveOn(quote.id, 'sent'))
      if (E.isLeft(moved)) {
        setFault(refusalText(moved.left))
        return undefined
      }
    }
    const made = await call((quotes) => quotes.link(quote.id, mail))
    if (E.isRight(made)) return made.right.address
    setFault(refusalText(made.left))
    return undefined
  }
  const whileBusy = async (way: Way, work: () => Promise<void>): Promise<void> => {
    if (busy !== undefined) return
    setBusy(way)
    setFault('')
    setSaid('')
    await work()
    setBusy(undefined)
  }
  const sendMail = (event: FormEvent) => {
    event.preventDefault()
    const read = readText('email', to)
    const isEmpty = to.trim() === ''
    setToFault(E.isLeft(read) ? fieldFaultText(read.left) : isEmpty ? t('quote.fault.NotAnEmail') : undefined)
    if (E.isLeft(read) || isEmpty) return toField.current?.focus()
    return void whileBusy('mail', async () => {
      const made = await link({ to: read.right, message: message.trim() })
      if (made === undefined) return
      setAddress(made)
      setSaid(t('quote.send.sent', { to: read.right }))
    })
  }
  const copyLink = () =>
    whileBusy('link', async () => {
      const made = address ?? (await link())
      if (made === undefined) return
      setAddress(made)
      const isCopied = await navigator.clipboard.writeText(made).then(
        () => true,
        () => false,
      )
      setSaid(t(isCopied ? 'quote.send.copied' : 'quote.send.notCopied'))
    })
  const withdraw = () =>
    whileBusy('withdraw', async () => {
      const withdrawn = await call((quotes) => quotes.withdrawLink(quote.id))
      if (E.isLeft(withdrawn)) return setFault(refusalText(withdrawn.left))
      setAddress(undefined)
      return setSaid(t('quote.send.withdrawn'))
    })
  return (
    <Dialog open onClose={onClose} title={t(quote.status === 'sent' ? 'quote.link' : 'quote.send')}>
      <form className={dialogs.body} noValidate onSubmit={sendMail}>
        <p>{t(quote.status === 'sent' ? 'quote.send.again' : 'quote.send.text')}</p>
        {quote.receiver.name === '' && (
          <p className={styles.nameless}>
            <Icon name="info" size={16} /> {t('quote.send.nameless')}
          </p>
        )}
        <Field
          ref={toField}
          label={t('quote.send.to')}
          type="email"
          autoComplete="off"
          value={to}
          error={toFault}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <TextAreaField
          label={t('quote.send.message')}
          optional
          maxLength={longestQuoteText.finalMessage}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <div className={dialogs.ways}>
          <Button type="submit" icon="mail" busy={busy === 'mail'}>
            {t('quote.send.mail')}
          </Button>
          <Button variant="secondary" icon="copy" busy={busy === 'link'} onClick={() => void copyLink()}>
            {t('quote.send.link')}
          </Button>
          {quote.status === 'sent' && (
            <Button variant="danger" busy={busy === 'withdraw'} onClick={() => void withdraw()}>
              {t('quote.send.withdraw')}
            </Button>
          )}
        </div>
        {address !== undefined && (
          <Field
            label={t('quote.send.address')}
            className={styles.address}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <output className={styles.said}>{said}</output>
        <p role="alert" className={dialogs.fault}>
          {fault}
        </p>
        <div className={dialogs.ways}>
          <Button variant="secondary" onClick={onClose}>
            {t('quote.dialog.close')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
