import type { Area } from '../area'
import { graphqlPlugin } from './plugin'

/** The GraphQL gateway for carts and variants. */
export const graphqlArea: Area = { plugin: graphqlPlugin }
