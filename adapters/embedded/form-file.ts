import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { type RequestFailure, unreadable } from './request-failure'

/** A file and the few fields beside it. */
const partLimits = { files: 1, fields: 4, parts: 5, fieldSize: 200, fieldNameSize: 100, headerPairs: 50 }

export interface FormFile {
  readonly bytes: Uint8Array
  /** The fields beside it that were asked for, by name. */
  readonly fields: Readonly<Record<string, unknown>>
}

export interface FormFileTerms {
  readonly mostBytes: number
  readonly tooLarge: RequestFailure
  /** The name of the part that holds the file, for the refusal of a form without one. */
  readonly part: string
  /** Names of fields to read. */
  readonly fields: readonly string[]
}

const missing = (path: string): RequestFailure => ({ ...unreadable, details: [{ path, message: 'Saknas' }] })

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/** An error of a limit has a status; any other is of a form that breaks off or is no form. */
const isOfLimit = (error: unknown): boolean => error instanceof Error && 'statusCode' in error

/** Reads the one file of a form, whole. The plugin for forms must be registered. */
export const readFormFile = async (
  request: FastifyRequest,
  { mostBytes, tooLarge, part: filePart, fields: named }: FormFileTerms,
): Promise<E.Either<RequestFailure, FormFile>> => {
  if (!request.isMultipart())
    return E.left({ ...unreadable, status: 415, message: 'Innehållet ska vara en fil i ett formulär.' })
  const fields: Record<string, unknown> = {}
  let bytes: Uint8Array | undefined
  try {
    for await (const part of request.parts({ limits: { ...partLimits, fileSize: mostBytes } })) {
      if (part.type === 'file') bytes = await part.toBuffer()
      else if (named.includes(part.fieldname)) fields[part.fieldname] = part.value
    }
  } catch (error) {
    if (isTooLarge(error)) return E.left(tooLarge)
    if (isOfLimit(error)) throw error
    return E.left(unreadable)
  }
  return bytes === undefined ? E.left(missing(filePart)) : E.right({ bytes, fields })
}
