import { cartKey } from '../cart/key'
import { checkoutKey } from '../checkout/key'
import { sessionKey } from '../session/key'
import { shopModule } from '../shop-module'
import { quotesArea, type QuotesArea } from './area'
import { quotesCodecs } from './codecs'
import { quotesCore } from './core'
import { quotesInterpreter } from './interpreter'
import { quotesKey } from './key'
import { quotesReactions, type QuotesUses } from './reactions'
import type { QuotesTypes } from './types'

/** The quotes of the present user. */
export const quotesModule = shopModule<QuotesTypes, undefined, QuotesUses, QuotesArea>({
  key: quotesKey,
  codecs: quotesCodecs,
  core: () => quotesCore,
  memory: () => undefined,
  interpreter: ({ parts }) => quotesInterpreter(parts.quotes),
  uses: ({ handleOf }) => ({
    session: handleOf(sessionKey),
    cart: handleOf(cartKey),
    checkout: handleOf(checkoutKey),
  }),
  area: quotesArea,
  reactions: quotesReactions,
})
