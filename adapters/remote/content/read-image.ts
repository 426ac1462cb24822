import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { imageAddress, type ContentImage } from '#domain/content/image'
import { entryIn, textIn } from './entry'

const PictureFile = t.intersection([
  t.type({ url: t.string, contentType: t.string }),
  t.partial({ details: t.partial({ image: t.partial({ width: t.number, height: t.number }) }) }),
])

/** The picture of an asset; undefined where its file is none, or lies on another host. */
export const readImage = (asset: unknown): ContentImage | undefined => {
  const entry = entryIn(asset)
  if (entry === undefined) return undefined
  const file = PictureFile.decode(entry.fields['file'])
  if (E.isLeft(file) || !file.right.contentType.startsWith('image/')) return undefined
  const url = imageAddress(file.right.url)
  if (url === undefined) return undefined
  const { details } = file.right
  return {
    url,
    title: textIn(entry, 'title'),
    description: textIn(entry, 'description'),
    width: details?.image?.width,
    height: details?.image?.height,
  }
}
