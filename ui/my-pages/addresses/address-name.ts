import type { Address } from '#domain/address/address'
import { t } from './t'

/** What an address is called: by its customer, else by the register, else by its street. */
export const addressName = ({ label, name, address2 }: Pick<Address, 'label' | 'name' | 'address2'>): string =>
  [label, name, address2].find((text) => text !== undefined && text.trim() !== '') ?? t('addressBook.unnamed')
