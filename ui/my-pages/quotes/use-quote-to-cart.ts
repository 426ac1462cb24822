import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartRefusalMessage } from '#application/messages/refusal-messages'
import type { Halted } from '#application/runtime/halt'
import type { Shop } from '#application/shop/shop'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { CartRefusal } from '#domain/cart/protocol'
import { absurdCase } from '#domain/kernel/decider'
import type { QuoteRefusal } from '#domain/quotes/quote-edit'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { useTell } from '../../notices/ShellNotices'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { refusalText } from '../../quotes/refusal-text'
import { useShopCommand } from '../../shop/ShopContext'
import { messageText } from '../../texts/notice-text'
import { failureText } from '../../texts/failure-text'
import { t } from './t'

const notInCartText = (refusal: CartRefusal | QuoteRefusal | Halted): string => {
  switch (refusal.tag) {
    case 'NoDeliveryMethod':
    case 'UnknownLine':
    case 'InvalidQuantity':
    case 'NotPurchasable':
    case 'NotADeliveryDay':
      return messageText(cartRefusalMessage(refusal))
    case 'NotLoggedIn':
    case 'NothingToAdd':
    case 'NothingToSend':
    case 'NothingToOrder':
    case 'QuotesDenied':
    case 'UnknownQuote':
    case 'UnknownRow':
    case 'NotEditable':
    case 'TooManyRows':
    case 'OutOfBounds':
    case 'UnfitText':
    case 'NoTransition':
    case 'Expired':
    case 'AlreadyCreating':
    case 'NotAccepted':
    case 'AlreadyInCart':
    case 'Halted':
      return refusalText(refusal)
    default:
      return absurdCase(refusal)
  }
}

/** Puts the articles of an accepted quote in the cart, with what they cost and how they are sold now. */
export const useQuoteToCart = ({ quote }: KnownQuote) => {
  const command = useShopCommand()
  const tell = useTell()
  const { open } = useOrderHead()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const put = async (shop: Shop, queries: ShopQueries): Promise<void> => {
    const numbers = [...new Set(quote.rows.flatMap((row) => (row.tag === 'Article' ? row.articleNumber : [])))]
    setBusy(true)
    const variants = await queries.variants(numbers)()
    setBusy(false)
    if (E.isLeft(variants)) return void tell('service.message', { text: failureText(variants.left) }, 'error')
    const taken = shop.quotes.putInCart(quote.id, variants.right)
    if (E.isLeft(taken)) {
      if (taken.left.tag === 'NoDeliveryMethod') open('delivery')
      return void tell('service.message', { text: notInCartText(taken.left) }, 'error')
    }
    const { raised, left } = taken.right
    const text = t('quote.inCart', {
      ...(raised === 0 ? {} : { raised }),
      ...(left.length === 0 ? {} : { left: left.join(', ') }),
    })
    return void tell('service.message', { text }, left.length === 0 ? 'success' : 'warning', {
      text: 'shell.cart.open',
      run: () => void navigate('/cart'),
    })
  }
  return {
    busy,
    put: () => {
      if (!busy) command((shop, queries) => void put(shop, queries))
    },
  }
}
