import { moduleKey } from '../key'
import type { CartTypes } from './types'

export const cartKey = moduleKey<CartTypes>('cart')
