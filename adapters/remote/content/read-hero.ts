import { type Hero, heroTitleSizes } from '#domain/content/hero'
import { entryIn, isTrueIn, textIn } from './entry'
import { readImage } from './read-image'
import { linkOf } from './read-link'

/** The hero that a field links to; undefined without a title (CONTENT-20). */
export const readHero = (value: unknown): Hero | undefined => {
  const entry = entryIn(value)
  const title = entry === undefined ? undefined : textIn(entry, 'title')
  if (entry === undefined || title === undefined) return undefined
  const size = textIn(entry, 'titleFontSize')
  return {
    title,
    titleSize: heroTitleSizes.find((one) => one === size) ?? 'medium',
    description: textIn(entry, 'description'),
    overlay: isTrueIn(entry, 'overlay'),
    link: linkOf(entry),
    desktop: readImage(entry.fields['heroDesktop']),
    mobile: readImage(entry.fields['heroMobile']),
  }
}
