import type { Area } from '../area'
import { contentPlugin } from './plugin'

/** Content as Contentful delivers it. */
export const contentArea: Area = { plugin: contentPlugin, ownPath: '/services/content' }
