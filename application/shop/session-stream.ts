import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { commandId, type CommandId } from '#domain/kernel/ids'
import type { SessionCommandBody, SessionEvent, SessionRefusal, SessionState } from '#domain/session/session'
import type { AuthService, Credentials } from '#application/ports/auth-service'
import type { Halted } from '#application/runtime/halt'
import type { Runtime } from '#application/runtime/runtime'
import type { Stream } from '#application/runtime/stream'
import { sessionCore } from '#application/modules/session/core'
import { sessionInterpreter } from '#application/modules/session/interpreter'

export interface SessionStream extends Stream<SessionState, SessionCommandBody, SessionEvent, SessionRefusal> {
  /** Hands credentials over in memory, then asks for the log-in. */
  readonly logIn: (credentials: Credentials) => E.Either<SessionRefusal | Halted, void>
}

/**
 * A session belongs to its tab, since credentials are in this tab's memory alone.
 * Tabs learn of each other's log-in and log-out through the stored tokens that they share.
 */
export const openSession = (runtime: Runtime, auth: AuthService, tab: string): SessionStream => {
  const waiting = new Map<CommandId, Credentials>()
  const takeCredentials = (command: CommandId): Credentials | undefined => {
    const credentials = waiting.get(command)
    waiting.delete(command)
    return credentials
  }
  const stream = runtime.stream(
    { ...sessionCore, interpreter: sessionInterpreter({ auth, takeCredentials }) },
    `session:${tab}`,
  )

  return {
    ...stream,
    logIn: (credentials) =>
      pipe(
        stream.dispatch({ type: 'LogIn', username: credentials.username }),
        // The effect runs only after its batch is stored, so the credentials are there before they are asked for.
        E.map((events) => {
          for (const event of events) if (event.type === 'LogInRequested') waiting.set(commandId(event.id), credentials)
        }),
      ),
  }
}
