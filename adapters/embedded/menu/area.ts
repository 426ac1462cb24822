import type { Area } from '../area'
import { menuPlugin } from './plugin'

/** The menu of categories. */
export const menuArea: Area = { plugin: menuPlugin }
