import { t } from './t'

/** Names in one sentence: `A`, `A och B`, `A, B och C`. */
export const enumerate = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(t('cart.and'))
