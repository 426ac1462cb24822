import { withTexts } from '../texts/t'
import { editingTexts } from './texts'

/** The Swedish text of a key, of the editing of content or of any page. */
export const t = withTexts(editingTexts)
