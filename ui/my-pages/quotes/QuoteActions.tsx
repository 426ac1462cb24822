import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isForOtherProject } from '#domain/quotes/in-cart'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { Button } from '../../components/Button'
import { useTell } from '../../notices/ShellNotices'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { useMay } from '../../shop/permissions'
import { useQuoteCall } from '../../shop/quotes'
import { useSession } from '../../shop/ShopContext'
import { refusalText } from '../../quotes/refusal-text'
import { quotePath } from '../../quotes/use-add-to-quote'
import { OtherProjectDialog } from './OtherProjectDialog'
import { PdfDialog } from './PdfDialog'
import styles from './QuotePage.module.css'
import { SendDialog } from './SendDialog'
import { t } from './t'
import { useQuoteToCart } from './use-quote-to-cart'

/** The ways on from a quote: a copy, the document, the cart, and its receiver. */
export const QuoteActions = ({ view }: { view: KnownQuote }) => {
  const { quote, nextStatuses, labelInCart } = view
  const call = useQuoteCall()
  const tell = useTell()
  const navigate = useNavigate()
  const mayMake = useMay('createQuotes')
  const mayOrder = useMay('placeOrders')
  const [open, setOpen] = useState<'pdf' | 'send' | 'project'>()
  const [copying, setCopying] = useState(false)
  const toCart = useQuoteToCart(view)
  const head = useOrderHead()
  const session = useSession()
  const cartProject = session.tag === 'Authenticated' ? session.context?.projectId : undefined
  const asksFirst = isForOtherProject(quote, cartProject)
  const close = () => setOpen(undefined)
  const maySend = mayMake && (nextStatuses.includes('sent') || quote.status === 'sent')
  const copy = async (): Promise<void> => {
    if (copying) return
    setCopying(true)
    const copied = await call((quotes) => quotes.copy(quote.id))
    setCopying(false)
    if (E.isLeft(copied)) return void tell('service.message', { text: refusalText(copied.left) }, 'error')
    tell('service.message', { text: t('quotes.copied') }, 'success')
    return void navigate(quotePath(copied.right))
  }
  return (
    <div className={styles.actions}>
      {mayMake && (
        <Button variant="secondary" icon="copy" busy={copying} onClick={() => void copy()}>
          {t('quotes.copy')}
        </Button>
      )}
      <Button variant="secondary" icon="download" onClick={() => setOpen('pdf')}>
        {t('quote.pdf')}
      </Button>
      {mayOrder && quote.status !== 'ordered' && (
        <Button
          variant={quote.status === 'accepted' ? 'primary' : 'secondary'}
          icon="cart"
          busy={toCart.busy}
          blockedBecause={
            quote.status !== 'accepted'
              ? t('quote.refused.NotAccepted')
              : labelInCart !== undefined
                ? t('quote.refused.AlreadyInCart')
                : undefined
          }
          onClick={asksFirst ? () => setOpen('project') : toCart.put}
        >
          {t('quote.toCart')}
        </Button>
      )}
      {maySend && (
        <Button icon="mail" onClick={() => setOpen('send')}>
          {t(quote.status === 'sent' ? 'quote.link' : 'quote.send')}
        </Button>
      )}
      {open === 'pdf' && <PdfDialog view={view} onClose={close} />}
      {open === 'send' && <SendDialog quote={quote} onClose={close} />}
      {open === 'project' && quote.projectId !== undefined && (
        <OtherProjectDialog
          quoteProject={quote.projectId}
          cartProject={cartProject}
          onPut={() => {
            close()
            toCart.put()
          }}
          onChangeProject={() => {
            close()
            head.open('project')
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
