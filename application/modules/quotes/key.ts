import { moduleKey } from '../key'
import type { QuotesTypes } from './types'

export const quotesKey = moduleKey<QuotesTypes>('quotes')
