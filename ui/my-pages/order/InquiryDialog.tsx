import { useState } from 'react'
import type { FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import type { InquiryReceipt } from '#application/ports/order-documents'
import type { HistoricOrder } from '#application/ports/order-history'
import { readNumber } from '#domain/catalogue/quantity'
import {
  inquiryKinds,
  judgeInquiry,
  LONGEST_MESSAGE,
  mostInquired,
  type InquiryKind,
  type InquiryRefusal,
} from '#domain/order/inquiry'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { SelectField, TextAreaField } from '../../components/Field'
import { useOnceArrived } from '../../shop/ShopContext'
import { formatQuantity } from '../../texts/format'
import { failureText } from '../../texts/failure-text'
import { InquiredLines, type InquiredQuantities } from './InquiredLines'
import { useSendKey } from '../../shop/send-key'
import { t } from './t'
import styles from './Dialogs.module.css'

interface InquiryDialogProps {
  readonly order: HistoricOrder
  readonly onClose: () => void
}

type Sending =
  | { readonly tag: 'Idle' | 'Sending' }
  | { readonly tag: 'Refused'; readonly refusal: InquiryRefusal }
  | { readonly tag: 'Failed'; readonly text: string }
  | { readonly tag: 'Sent'; readonly receipt: InquiryReceipt }

/** A claim, a return or a question about chosen rows (ORDER-10). What is typed stays when it is refused. */
export const InquiryDialog = ({ order, onClose }: InquiryDialogProps) => {
  const onceArrived = useOnceArrived()
  const keyOf = useSendKey()
  const [kind, setKind] = useState<InquiryKind>(
    order.lines.some(({ delivered }) => delivered > 0) ? 'claim' : 'question',
  )
  const [quantities, setQuantities] = useState<InquiredQuantities>(new Map())
  const [message, setMessage] = useState('')
  const [sending, setSending] = useState<Sending>({ tag: 'Idle' })

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (sending.tag === 'Sending') return
    const lines = order.lines
      .filter((line) => mostInquired(kind, line) > 0)
      .flatMap(({ position }) => {
        const written = quantities.get(position)
        return written === undefined ? [] : [{ position, quantity: readNumber(written) ?? 0 }]
      })
    const judged = judgeInquiry({ kind, message, lines }, order.lines)
    if (E.isLeft(judged)) return setSending({ tag: 'Refused', refusal: judged.left })
    setSending({ tag: 'Sending' })
    onceArrived((arrived) => {
      void arrived.queries.orderDocuments
        .inquire(order.orderNumber, judged.right, keyOf(arrived, judged.right))()
        .then((outcome) =>
          setSending(
            E.isRight(outcome)
              ? { tag: 'Sent', receipt: outcome.right }
              : { tag: 'Failed', text: failureText(outcome.left) },
          ),
        )
    })
    return undefined
  }
  const refusal = sending.tag === 'Refused' ? sending.refusal : undefined
  const aboutMessage = refusal?.tag === 'NoMessage' || refusal?.tag === 'MessageTooLong'
  return (
    <Dialog open onClose={onClose} title={t('orderPage.inquiry.title', { number: order.orderNumber })}>
      {sending.tag === 'Sent' ? (
        <div className={styles.body}>
          <output>
            <strong>{t('orderPage.inquiry.done')}</strong>{' '}
            {t('orderPage.inquiry.done.text', {
              number: sending.receipt.inquiryNumber,
              email: sending.receipt.sentTo,
            })}
          </output>
          <div className={styles.ways}>
            <Button onClick={onClose}>{t('orderPage.dialog.close')}</Button>
          </div>
        </div>
      ) : (
        <form className={styles.body} onSubmit={send} noValidate>
          <SelectField
            label={t('orderPage.inquiry.kind')}
            value={kind}
            onChange={({ currentTarget: { value } }) => {
              setKind(inquiryKinds.find((one) => one === value) ?? kind)
              setSending({ tag: 'Idle' })
            }}
          >
            {inquiryKinds.map((one) => (
              <option key={one} value={one}>
                {t(`orderPage.inquiry.kind.${one}`)}
              </option>
            ))}
          </SelectField>
          <InquiredLines
            kind={kind}
            lines={order.lines}
            quantities={quantities}
            onChange={setQuantities}
            refusal={aboutMessage ? undefined : refusal}
          />
          <TextAreaField
            label={t('orderPage.inquiry.message')}
            maxLength={LONGEST_MESSAGE}
            value={message}
            error={aboutMessage ? refusalText(refusal) : undefined}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <p role="alert" className={styles.fault}>
            {refusal !== undefined && !aboutMessage && refusalText(refusal)}
            {sending.tag === 'Failed' && sending.text}
          </p>
          <div className={styles.ways}>
            <Button type="submit" busy={sending.tag === 'Sending'}>
              {t('orderPage.inquiry.send')}
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

const refusalText = (refusal: InquiryRefusal): string => {
  switch (refusal.tag) {
    case 'TooMuch':
      return t('orderPage.inquiry.fault.TooMuch', { most: formatQuantity(refusal.most) })
    case 'MessageTooLong':
      return t('orderPage.inquiry.fault.MessageTooLong', { most: formatQuantity(LONGEST_MESSAGE) })
    case 'NoMessage':
    case 'NoLines':
    case 'WrongLine':
      return t(`orderPage.inquiry.fault.${refusal.tag}`)
  }
}
