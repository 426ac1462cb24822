import { withTexts } from '../../texts/t'
import { usersTexts } from './texts'

/** The Swedish text of a key, of the administration of users or of any page. */
export const t = withTexts(usersTexts)
