import type { Area } from '../../area'
import { contentGraphqlPlugin } from './plugin'

/** Content by the GraphQL API of Contentful. */
export const contentGraphqlArea: Area = { plugin: contentGraphqlPlugin, ownPath: '/services/content/content/v1' }
