import { withTexts } from '../texts/t'
import { configurationTexts } from './texts'

/** The Swedish text of a key, of the configuration or of any page. */
export const t = withTexts(configurationTexts)
