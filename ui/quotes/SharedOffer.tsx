import * as E from 'fp-ts/Either'
import { useState } from 'react'
import type { ReceiversAnswer, SharedQuote } from '#application/ports/shared-quote'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Secret } from '#domain/kernel/secret'
import { isExpired } from '#domain/quotes/expiry'
import { isEditable } from '#domain/quotes/quote-status'
import { Button } from '../components/Button'
import { saveFile } from '../components/save-file'
import { useToday } from '../shop/now'
import { useAnswer } from '../shop/use-answer'
import { formatDayOfYear, formatZipCode } from '../texts/format'
import { AnswerForm } from './AnswerForm'
import { refusalText } from './refusal-text'
import { pictureAddress } from './picture-address'
import { OfferSums } from './OfferSums'
import { OfferTable } from './OfferTable'
import { t } from './shared-t'
import styles from './SharedQuotePage.module.css'
import { StandingOf } from './SharedStanding'
import { sharedLogoQuery, useSharedCall } from './use-shared-quote'

interface SharedOfferProps {
  readonly link: Secret
  readonly quote: SharedQuote
  readonly onAnswer: (answer: ReceiversAnswer) => Promise<E.Either<CallFailure, SharedQuote>>
}

/** The offer and its standing. While its sender works on it nothing of it is shown. */
export const SharedOffer = ({ link, quote, onAnswer }: SharedOfferProps) => {
  const today = useToday()
  const logo = useAnswer(sharedLogoQuery, { link })
  const expired = today !== undefined && isExpired({ ...quote, validFrom: quote.lastDay, validFor: 1 }, today)
  const picture = logo.tag === 'Answered' && logo.value !== undefined ? pictureAddress(logo.value) : undefined
  return (
    <article className={styles.offer}>
      <header className={styles.head}>
        {picture !== undefined && <img src={picture} alt={quote.sender.name} className={styles.logo} />}
        <p className={styles.number}>
          {t('shared.number', { number: quote.number })} {t('shared.from', { sender: quote.sender.name })}
        </p>
        <h1>{quote.name === '' ? t('shared.unnamed') : quote.name}</h1>
        {quote.reference !== '' && <p>{t('shared.reference', { reference: quote.reference })}</p>}
        <p className={styles.valid}>
          {t('shared.valid', { from: formatDayOfYear(quote.validFrom), to: formatDayOfYear(quote.lastDay) })}
        </p>
      </header>
      <StandingOf quote={quote} isExpired={expired} />
      {!isEditable(quote.status) && (
        <>
          <Parties quote={quote} />
          <Ways link={link} number={quote.number} />
          <section aria-labelledby="offert-rader" className={styles.rows}>
            <h2 id="offert-rader">{t('shared.rows')}</h2>
            <p className={styles.valid}>{t(quote.offer.includesVat ? 'quote.vat.included' : 'quote.vat.excluded')}</p>
            <OfferTable offer={quote.offer} caption={t('shared.rows')} />
          </section>
          <div className={styles.end}>
            <div>
              {quote.finalMessage !== '' && (
                <section aria-labelledby="offert-meddelande">
                  <h2 id="offert-meddelande">{t('shared.message')}</h2>
                  <p className={styles.final}>{quote.finalMessage}</p>
                </section>
              )}
            </div>
            <section aria-label={t('shared.sums')}>
              <OfferSums offer={quote.offer} />
            </section>
          </div>
          {quote.status === 'sent' && !expired && <AnswerForm sender={quote.sender.name} onAnswer={onAnswer} />}
        </>
      )}
    </article>
  )
}

const Parties = ({ quote: { sender, receiver } }: { quote: SharedQuote }) => (
  <div className={styles.parties}>
    <section aria-labelledby="offert-till">
      <h2 id="offert-till">{t('shared.to')}</h2>
      <Lines
        lines={[
          receiver.name,
          receiver.organizationNumber === ''
            ? ''
            : t('shared.organizationNumber', { number: receiver.organizationNumber }),
          receiver.contactPerson,
          addressLine(receiver.address),
        ]}
      />
    </section>
    <section aria-labelledby="offert-fran">
      <h2 id="offert-fran">{t('shared.sender')}</h2>
      <Lines
        lines={[
          sender.name,
          sender.organizationNumber === '' ? '' : t('shared.organizationNumber', { number: sender.organizationNumber }),
          sender.reference === '' ? '' : t('shared.contact', { name: sender.reference }),
          addressLine(sender.address),
        ]}
      />
    </section>
  </div>
)

const addressLine = ({ street, postalCode, place }: SharedQuote['sender']['address']): string =>
  [street, [formatZipCode(postalCode), place].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines
      .filter((line) => line !== '')
      .map((line) => (
        <p key={line}>{line}</p>
      ))}
  </>
)

/** The same offer as a document, and on paper. */
const Ways = ({ link, number }: { link: Secret; number: string }) => {
  const call = useSharedCall()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const save = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFault('')
    const pdf = await call((service) => service.sharedPdf(link))
    setBusy(false)
    if (E.isRight(pdf)) saveFile(t('shared.pdf.name', { number }), 'pdf', pdf.right)
    else setFault(refusalText(pdf.left))
  }
  return (
    <div className={styles.ways}>
      <Button variant="secondary" icon="download" busy={busy} onClick={() => void save()}>
        {t('shared.pdf')}
      </Button>
      <Button variant="secondary" icon="print" onClick={() => window.print()}>
        {t('shared.print')}
      </Button>
      <output className={styles.fault}>{fault}</output>
    </div>
  )
}
