import type { Area } from '../area'
import { usersPlugin } from './plugin'

/** Administration of users: who they are, where they work and what they may do. Their tables are those of `auth`. */
export const usersArea: Area = { plugin: usersPlugin }
