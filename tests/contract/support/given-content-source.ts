import * as E from 'fp-ts/Either'
import { afterAll, beforeAll } from 'vitest'
import type { ContentCall, ContentFailure } from '#application/ports/content-source'
import { createContentfulSource, type ContentfulSpace } from '#adapters/remote/content/contentful-source'
import { startRecordingServer, type RecordingServer } from './recording-server'

/** A source that asks a recording server, started and closed with the tests of a file. */
export const givenContentSource = () => {
  let running: RecordingServer | undefined
  beforeAll(async () => {
    running = await startRecordingServer()
  })
  afterAll(() => running?.close())

  const server = (): RecordingServer => {
    if (running === undefined) throw new Error('the server is there from the first test on')
    return running
  }
  const space = (own: Partial<ContentfulSpace> = {}): ContentfulSpace => ({
    space: 'dahl',
    environment: 'master',
    accessToken: 'content-token',
    host: new URL(server().origin).host,
    insecure: true,
    fetch: globalThis.fetch,
    retries: 0,
    ...own,
  })
  return {
    server,
    space,
    visitor: (own: Partial<ContentfulSpace> = {}) => createContentfulSource(space(own))('visitor'),
    /** The next answer to a query. */
    answers: (data: object | null, errors?: readonly object[]) =>
      server().answers({ json: errors === undefined ? { data } : { data, errors } }),
  }
}

export const answerOf = async <A>(call: ContentCall<A>): Promise<A> => {
  const outcome = await call()
  if (E.isLeft(outcome)) throw new Error(outcome.left.message, { cause: outcome.left.cause })
  return outcome.right
}

export const failureOf = async (call: ContentCall<unknown>): Promise<ContentFailure> => {
  const outcome = await call()
  if (E.isRight(outcome)) throw new Error('it was answered')
  return outcome.left
}
