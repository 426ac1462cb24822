import { shopModule } from '../shop-module'
import { sessionArea, type SessionArea, type SessionMemory } from './area'
import { sessionCodecs } from './codecs'
import { sessionCore } from './core'
import { sessionInterpreter } from './interpreter'
import { sessionKey } from './key'
import type { SessionTypes } from './types'

/** The user of this tab, the chosen customer and the delivery method. */
export const sessionModule = shopModule<SessionTypes, SessionMemory, object, SessionArea>({
  key: sessionKey,
  codecs: sessionCodecs,
  core: () => sessionCore,
  memory: () => ({ credentials: new Map() }),
  interpreter: ({ parts }, { credentials }) =>
    sessionInterpreter({
      auth: parts.auth,
      takeCredentials: (command) => {
        const found = credentials.get(command)
        credentials.delete(command)
        return found
      },
    }),
  uses: () => ({}),
  area: sessionArea,
  reactions: () => [],
})
