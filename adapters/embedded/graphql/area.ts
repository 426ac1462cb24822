import type { Area } from '../area'
import { graphqlPlugin } from './plugin'

/** The gateway that carts and variants are read through. */
export const graphqlArea: Area = { plugin: graphqlPlugin }
