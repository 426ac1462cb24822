import type { Area } from '../area'
import { contentPlugin } from './plugin'

/** Content by the delivery API of Contentful. */
export const contentArea: Area = { plugin: contentPlugin, ownPath: '/services/content' }
