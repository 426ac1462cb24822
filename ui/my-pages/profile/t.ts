import { withTexts } from '../../texts/t'
import { profileTexts } from './texts'

/** The Swedish text of a key, of the profile or of any page. */
export const t = withTexts(profileTexts)
