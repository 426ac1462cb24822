import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTell } from '../../notices/ShellNotices'
import { refusalText } from '../../quotes/refusal-text'
import { quotePath } from '../../quotes/use-add-to-quote'
import { useQuoteCall } from '../../shop/quotes'
import { useSession } from '../../shop/ShopContext'
import { t } from './t'

/** Makes an empty quote and opens it; its name is written there. */
export const useNewQuote = () => {
  const call = useQuoteCall()
  const session = useSession()
  const navigate = useNavigate()
  const tell = useTell()
  const [busy, setBusy] = useState(false)
  const projectId = session.tag === 'Authenticated' ? session.context?.projectId : undefined
  const start = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    const made = await call((quotes) => quotes.create(t('quotes.new'), [], projectId))
    setBusy(false)
    if (E.isLeft(made)) tell('service.message', { text: refusalText(made.left) }, 'error')
    else void navigate(quotePath(made.right), { state: { isNew: true } })
  }
  return { busy, start: () => void start() }
}
