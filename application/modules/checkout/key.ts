import { moduleKey } from '../key'
import type { CheckoutTypes } from './types'

export const checkoutKey = moduleKey<CheckoutTypes>('checkout')
