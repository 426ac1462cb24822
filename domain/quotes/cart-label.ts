import { LONGEST_LABEL } from '../cart/label'
import type { Quote } from './quote'

/** The label of the cart's lines that an accepted quote became. Its number makes it that quote's alone. */
export const cartLabelOf = ({ number, name }: Pick<Quote, 'number' | 'name'>): string =>
  `${number} ${name}`.slice(0, LONGEST_LABEL).trim()
