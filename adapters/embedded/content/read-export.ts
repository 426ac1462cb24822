import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { decode } from '#adapters/contract/codec'
import { ownSpace } from './own-space/own-space'
import { SpaceExportCodec, type SpaceExport } from './space-export'

/**
 * The content that is served: that of a space export when one is named, else our own. A file that is no export ends the
 * start with what is wrong with it.
 */
export const readExport = (path: string | undefined): SpaceExport => {
  if (path === undefined) return ownSpace
  const read = decode(SpaceExportCodec, JSON.parse(readFileSync(path, 'utf8')))
  if (E.isLeft(read)) throw new Error(`${path} is no space export: ${read.left.slice(0, 3).join('; ')}`)
  return read.right
}
