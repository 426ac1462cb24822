import { addressTexts } from '../../addresses/texts'
import { withTexts } from '../../texts/t'
import { addressBookTexts } from './texts'

/** The Swedish text of a key, of the address book, of addresses or of any page. */
export const t = withTexts({ ...addressTexts, ...addressBookTexts })
