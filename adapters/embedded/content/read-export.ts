import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { decode } from '#adapters/contract/codec'
import { ownSpace } from './own-space/own-space'
import { SpaceExportCodec, type SpaceExport } from './space-export'

/** Reads a Contentful space export, or says in plain English why the file is none. */
export const readSpaceExport = (path: string): E.Either<string, SpaceExport> => {
  const text = E.tryCatch(
    () => readFileSync(path, 'utf8'),
    (error) => `${path} cannot be read (${codeOf(error)}).`,
  )
  if (E.isLeft(text)) return text
  const json = E.tryCatch(
    (): unknown => JSON.parse(text.right),
    () => `${path} is not JSON.`,
  )
  if (E.isLeft(json)) return json
  const read = decode(SpaceExportCodec, json.right)
  if (E.isLeft(read)) return E.left(`${path} is no space export: ${read.left.slice(0, 3).join('; ')}.`)
  return read.right.entries.length === 0 ? E.left(`${path} holds no entries.`) : read
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'

/** The content that is served: that of a space export when one is named, else our own. */
export const readExport = (path: string | undefined): SpaceExport => {
  if (path === undefined) return ownSpace
  const read = readSpaceExport(path)
  // The start has judged the file already; it can only have changed since.
  if (E.isLeft(read)) throw new Error(read.left)
  return read.right
}
