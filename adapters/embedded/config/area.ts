import type { Area } from '../area'
import { configPlugin } from './plugin'

/** The configuration of the brand that a host belongs to. */
export const configArea: Area = { plugin: configPlugin }
