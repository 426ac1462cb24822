import type { ModuleDefinition } from '../definition'
import { sessionArea, type SessionArea, type SessionMemory } from './area'
import { sessionCodecs } from './codecs'
import { sessionCore } from './core'
import { sessionInterpreter } from './interpreter'
import type { SessionTypes } from './types'

/** Who works in this tab and for which customer, and how goods are delivered. */
export const sessionModule: ModuleDefinition<SessionTypes, SessionMemory, object, SessionArea> = {
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
  area: sessionArea,
  reactions: () => [],
}
