import type { Area } from '../area'
import { quotesMigrations } from './migrations'
import { quotesPlugin } from './plugin'
import type { QuotesTables } from './tables'

/** Offers that users of customers make to their own customers. */
export const quotesArea: Area<QuotesTables> = { migrations: quotesMigrations, plugin: quotesPlugin }
