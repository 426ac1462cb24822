import { readFileSync, statSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { ContentContext } from '../context'
import { limits } from '../limits'
import { readExported, type SpaceExport } from './space-export'

/** Reads a Contentful space export. A fault explains in English why the file is not one. */
export const readSpaceExport = (path: string): E.Either<string, SpaceExport> => {
  const fault = E.tryCatch(
    () => fileFault(path),
    (error) => `${path} cannot be read (${codeOf(error)}).`,
  )
  if (E.isLeft(fault)) return fault
  if (fault.right !== undefined) return E.left(fault.right)
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
  const read = readExported(json.right)
  if (E.isLeft(read)) return E.left(`${path} is no space export: ${read.left.slice(0, 3).join('; ')}.`)
  return read.right.entries.length === 0 ? E.left(`${path} holds no published entries.`) : read
}

const { mostExportBytes } = limits.content

/** Why a file is not read: a device or a pipe may never end, and a file of `/proc` reports no size. */
const fileFault = (path: string): string | undefined => {
  const file = statSync(path)
  if (!file.isFile()) return `${path} is not a regular file.`
  if (file.size === 0) return `${path} is empty.`
  return file.size > mostExportBytes ? `${path} is larger than ${mostExportBytes / 1024 / 1024} MB.` : undefined
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'

/** The content of each brand: the named space export for all of them, or each brand's own. */
export const servedContent = ({ own, exportFile: path }: ContentContext): Readonly<Record<BrandCode, SpaceExport>> => {
  if (path === undefined) return { dahl: own('dahl'), konr: own('konr'), kasp: own('kasp'), opti: own('opti') }
  const read = readSpaceExport(path)
  // The start has validated the file, so a fault here means that it was changed since.
  if (E.isLeft(read)) throw new Error(read.left)
  return { dahl: read.right, konr: read.right, kasp: read.right, opti: read.right }
}
