import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import type { RequestFailure } from '../request-failure'

/** A cart's version as entity tag. */
export const etagOf = (version: number): string => `"${version}"`

/** Entity tags are short; a longer list is no list of versions that a caller can have seen. */
const MOST_VERSIONS = 100

/** The versions of which `If-Match` demands one; `undefined` when any will do. */
export const demandedVersions = (request: FastifyRequest): E.Either<RequestFailure, readonly number[] | undefined> => {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return E.right(undefined)
  const tags = header.split(',', MOST_VERSIONS + 1)
  const versions = tags.flatMap((tag) => versionOf(tag.trim()) ?? [])
  return versions.length < tags.length || tags.length > MOST_VERSIONS
    ? E.left({ status: 400, code: 'INVALID_IF_MATCH', message: 'If-Match ska vara varukorgens version.' })
    : E.right(versions)
}

const versionOf = (tag: string): number | undefined => {
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(tag)?.[1]
  return version === undefined ? undefined : Number(version)
}

/** The cart has another version than `If-Match` demands. */
export const outdated: RequestFailure = {
  status: 412,
  code: 'VERSION_MISMATCH',
  message: 'Varukorgen har ändrats sedan den lästes.',
}
