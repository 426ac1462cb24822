import { useState } from 'react'
import type { FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import { LONGEST_MESSAGE } from '#domain/order/inquiry'
import { writeOrderDocument, type OrderDocument } from '#domain/order/order-document'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { Dialog } from '../../components/Dialog'
import { TextAreaField } from '../../components/Field'
import { useOnceArrived, useSession } from '../../shop/ShopContext'
import { failureText } from '../../texts/failure-text'
import { documentName } from './document-name'
import { useSendKey } from '../../shop/send-key'
import { t } from './t'
import styles from './Dialogs.module.css'

interface EmailDialogProps {
  readonly number: string
  readonly documents: readonly OrderDocument[]
  readonly onClose: () => void
}

type Sending =
  | { readonly tag: 'Idle' | 'Sending' }
  | { readonly tag: 'Failed'; readonly text: string }
  | { readonly tag: 'Sent'; readonly to: string }

/** Sends documents to the user's own address with a message (ORDER-08). What is typed stays when it fails. */
export const EmailDialog = ({ number, documents, onClose }: EmailDialogProps) => {
  const session = useSession()
  const onceArrived = useOnceArrived()
  const keyOf = useSendKey()
  const [chosen, setChosen] = useState<readonly string[]>(documents.map(writeOrderDocument))
  const [message, setMessage] = useState('')
  const [sending, setSending] = useState<Sending>({ tag: 'Idle' })
  const email = session.tag === 'Authenticated' ? session.signedIn.user.email : ''

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (sending.tag === 'Sending') return
    const mail = { message, documents: documents.filter((one) => chosen.includes(writeOrderDocument(one))) }
    if (mail.documents.length === 0) return setSending({ tag: 'Failed', text: t('orderPage.email.choose') })
    setSending({ tag: 'Sending' })
    onceArrived((arrived) => {
      void arrived.queries.orderDocuments
        .email(number, mail, keyOf(arrived, mail))()
        .then((outcome) =>
          setSending(
            E.isRight(outcome)
              ? { tag: 'Sent', to: outcome.right.sentTo }
              : { tag: 'Failed', text: failureText(outcome.left) },
          ),
        )
    })
    return undefined
  }
  return (
    <Dialog open onClose={onClose} title={t('orderPage.email.title')}>
      {sending.tag === 'Sent' ? (
        <div className={styles.body}>
          <output>{t('orderPage.email.sent', { email: sending.to })}</output>
          <div className={styles.ways}>
            <Button onClick={onClose}>{t('orderPage.dialog.close')}</Button>
          </div>
        </div>
      ) : (
        <form className={styles.body} onSubmit={send} noValidate>
          <p>{t('orderPage.email.to', { email })}</p>
          <fieldset className={styles.choice}>
            <legend>{t('orderPage.email.documents')}</legend>
            {documents.map((document) => {
              const path = writeOrderDocument(document)
              return (
                <Checkbox
                  key={path}
                  label={documentName(document)}
                  checked={chosen.includes(path)}
                  onChange={({ currentTarget }) =>
                    setChosen(currentTarget.checked ? [...chosen, path] : chosen.filter((one) => one !== path))
                  }
                />
              )
            })}
          </fieldset>
          <TextAreaField
            label={t('orderPage.email.message')}
            optional
            maxLength={LONGEST_MESSAGE}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <p role="alert" className={styles.fault}>
            {sending.tag === 'Failed' ? sending.text : ''}
          </p>
          <div className={styles.ways}>
            <Button type="submit" busy={sending.tag === 'Sending'}>
              {t('orderPage.email.send')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('orderPage.dialog.cancel')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
