import { moduleKey } from '../key'
import type { SessionTypes } from './types'

export const sessionKey = moduleKey<SessionTypes>('session')
