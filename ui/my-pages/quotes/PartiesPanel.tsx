import { useState } from 'react'
import type { Quote } from '#domain/quotes/quote'
import { Button } from '../../components/Button'
import { formatZipCode } from '../../texts/format'
import styles from './PartiesPanel.module.css'
import { ReceiverDialog } from './ReceiverDialog'
import { SenderDialog } from './SenderDialog'
import { t } from './t'

interface PartiesPanelProps {
  readonly quote: Quote
  readonly isEditable: boolean
}

/** Who gets the offer and who makes it. */
export const PartiesPanel = ({ quote, isEditable }: PartiesPanelProps) => {
  const [open, setOpen] = useState<'receiver' | 'sender'>()
  const { receiver, sender, reference } = quote
  const close = () => setOpen(undefined)
  return (
    <div className={styles.panel}>
      <section aria-labelledby="offert-mottagare">
        <h2 id="offert-mottagare">{t('quote.receiver')}</h2>
        <Party
          name={receiver.name}
          lines={[
            joined([
              receiver.type === 'private' ? t('quote.receiver.private') : '',
              receiver.organizationNumber === ''
                ? ''
                : t(receiver.type === 'private' ? 'quote.party.personalNumber' : 'quote.party.organizationNumber', {
                    number: receiver.organizationNumber,
                  }),
              receiver.contactPerson,
            ]),
            receiver.label,
            receiver.email,
            addressLine(receiver.address),
            reference === '' ? '' : t('quote.party.mark', { reference }),
          ]}
        />
        {isEditable && (
          <Button variant="text" size="row" className={styles.edit} onClick={() => setOpen('receiver')}>
            {t('quote.receiver.edit')}
          </Button>
        )}
      </section>
      <section aria-labelledby="offert-avsandare">
        <h2 id="offert-avsandare">{t('quote.sender')}</h2>
        <Party
          name={sender.name}
          lines={[
            joined([
              sender.organizationNumber === ''
                ? ''
                : t('quote.party.organizationNumber', { number: sender.organizationNumber }),
              sender.reference === '' ? '' : t('quote.party.reference', { name: sender.reference }),
            ]),
            addressLine(sender.address),
          ]}
        />
        {isEditable && (
          <Button variant="text" size="row" className={styles.edit} onClick={() => setOpen('sender')}>
            {t('quote.sender.edit')}
          </Button>
        )}
      </section>
      {open === 'receiver' && <ReceiverDialog quote={quote} onClose={close} />}
      {open === 'sender' && <SenderDialog quote={quote} onClose={close} />}
    </div>
  )
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

const addressLine = ({ street, postalCode, place }: Quote['sender']['address']): string =>
  joined([street, [formatZipCode(postalCode), place].filter(Boolean).join(' ')])

const Party = ({ name, lines }: { name: string; lines: readonly string[] }) => (
  <>
    <p>{name === '' ? t('quote.party.none') : name}</p>
    {lines
      .filter((line) => line !== '')
      .map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
  </>
)
