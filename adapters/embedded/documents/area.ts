import type { Area } from '../area'
import { documentsPlugin } from './plugin'

/** Data sheets and safety data sheets. */
export const documentsArea: Area = { plugin: documentsPlugin }
