import * as E from 'fp-ts/Either'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { Button } from '../components/Button'
import { Icon } from '../components/Icon'
import { useTell } from '../notices/ShellNotices'
import { refusalText } from './refusal-text'
import { useQuotesWaiting } from '../shop/quotes'
import { useShopCommand } from '../shop/ShopContext'
import styles from './SaveStateMark.module.css'
import { t } from './t'

/** Whether all that is written has reached the service (QUOTE-04). */
export const SaveStateMark = ({ view }: { view: KnownQuote }) => {
  const command = useShopCommand()
  const tell = useTell()
  const waits = useQuotesWaiting()
  const tryAgain = () =>
    command((shop) => {
      const taken = shop.quotes.tryAgain(view.quote.id)
      if (E.isLeft(taken)) tell('service.message', { text: refusalText(taken.left) }, 'error')
    })
  return (
    <span className={styles.mark} data-state={view.saveState}>
      <output>
        {view.saveState === 'inProgress' && (
          <>
            <Icon name="clock" size={14} /> {t(waits ? 'quote.waits' : 'quote.saving')}
          </>
        )}
        {view.saveState === 'saved' && (
          <>
            <Icon name="check" size={14} /> {t('quote.saved')}
          </>
        )}
        {view.saveState === 'error' && (
          <>
            <Icon name="warning" size={14} /> {t('quote.unsaved')}
          </>
        )}
      </output>
      {view.saveState === 'error' && (
        <Button variant="text" size="row" className={styles.retry} onClick={tryAgain}>
          {t('quote.retry')}
        </Button>
      )}
    </span>
  )
}
