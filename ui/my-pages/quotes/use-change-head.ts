import * as E from 'fp-ts/Either'
import type { QuoteId } from '#domain/kernel/ids'
import type { QuoteHead } from '#domain/quotes/quote'
import { useTell } from '../../notices/ShellNotices'
import { refusalText } from '../../quotes/refusal-text'
import { useShopCommand } from '../../shop/ShopContext'

/** Changes what a quote has once, and tells why it cannot be. A choice is sent at once. */
export const useChangeHead = (id: QuoteId): ((to: Partial<QuoteHead>) => void) => {
  const command = useShopCommand()
  const tell = useTell()
  return (to) =>
    command((shop) => {
      const taken = shop.quotes.changeHead(id, to)
      if (E.isLeft(taken)) tell('service.message', { text: refusalText(taken.left) }, 'error')
      else shop.quotes.sendNow()
    })
}
