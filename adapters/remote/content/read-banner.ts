import type { Banner, Marketing } from '#domain/content/banner'
import { readColour } from '#domain/content/colour'
import type { BannerSection } from '#domain/content/section'
import { numberIn, textIn, typeOf, type Entry } from './entry'
import { readImage } from './read-image'
import { linkOf } from './read-link'

export const readMarketing = (entry: Entry): Marketing | undefined => {
  const id = textIn(entry, 'marketingId')
  return id === undefined ? undefined : { id, creative: textIn(entry, 'creative') }
}

/** Its title is that for readers, else the editors' name of it; without either it is left out (CONTENT-14). */
export const readBanner = (entry: Entry): readonly Banner[] => {
  const title = textIn(entry, 'title') ?? textIn(entry, 'name')
  if (title === undefined) return []
  const { fields } = entry
  const rows = ['text', 'textRow1', 'textRow2'].flatMap((name) => textIn(entry, name) ?? [])
  return [
    {
      id: entry.sys.id,
      title,
      preTitle: textIn(entry, 'preTitle'),
      rows: [...new Set(rows)],
      image: readImage(fields['contentImage']) ?? readImage(fields['image']),
      icon: readImage(fields['icon']),
      link: linkOf(entry, title),
      backgroundColor: readColour(textIn(entry, 'backgroundColor')),
      weight: numberIn(entry, 'weight') ?? 1,
      marketing: readMarketing(entry),
    },
  ]
}

/** A banner that stands in a text, as a section of its own; undefined for another entry. */
export const bannerIn = (entry: Entry): BannerSection | undefined => {
  const banners = typeOf(entry) === 'banner' ? readBanner(entry) : []
  const own = { id: entry.sys.id, title: undefined, icon: undefined, backgroundColor: undefined }
  return banners.length === 0 ? undefined : { ...own, tag: 'Banners', look: 'wide', choice: 'all', banners }
}
