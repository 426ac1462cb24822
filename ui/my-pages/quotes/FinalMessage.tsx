import * as E from 'fp-ts/Either'
import type { Quote } from '#domain/quotes/quote'
import { LONGEST_FINAL_MESSAGE } from '#domain/quotes/quote-bounds'
import { readText } from '#domain/quotes/read-fields'
import { TextAreaField } from '../../components/Field'
import { fieldFaultText } from '../../quotes/refusal-text'
import { useShopCommand } from '../../shop/ShopContext'
import { formatQuantity } from '../../texts/format'
import styles from './QuotePage.module.css'
import { t } from './t'
import { useDraft } from './use-draft'

interface FinalMessageProps {
  readonly quote: Quote
  readonly isEditable: boolean
}

/** What the document ends with. A text that is too long stays, and is kept when it is shortened (QUOTE-08). */
export const FinalMessage = ({ quote, isEditable }: FinalMessageProps) => {
  const command = useShopCommand()
  const { text, fault, type, leave } = useDraft({
    value: quote.finalMessage,
    put: (finalMessage) => {
      const read = readText('finalMessage', finalMessage)
      if (E.isLeft(read)) return { text: fieldFaultText(read.left), nearest: undefined }
      command((shop) => shop.quotes.changeHead(quote.id, { finalMessage: read.right }))
      return undefined
    },
    done: () => command((shop) => shop.quotes.sendNow()),
  })
  const isTooLong = text.length > LONGEST_FINAL_MESSAGE
  return (
    <div>
      {isEditable ? (
        <TextAreaField
          label={t('quote.finalMessage')}
          rows={5}
          value={text}
          hint={t('quote.finalMessage.count', {
            count: formatQuantity(text.length),
            most: formatQuantity(LONGEST_FINAL_MESSAGE),
          })}
          error={fault?.text ?? (isTooLong ? t('quote.fault.TooLong', { most: LONGEST_FINAL_MESSAGE }) : undefined)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={leave}
        />
      ) : (
        quote.finalMessage !== '' && (
          <>
            <h3>{t('quote.finalMessage')}</h3>
            <p className={styles.final}>{quote.finalMessage}</p>
          </>
        )
      )}
    </div>
  )
}
