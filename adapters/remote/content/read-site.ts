import { alertTypes, type AlertBanner, type InformationBanner, type Logo, type MenuLink } from '#domain/content/site'
import { entriesIn, isTrueIn, textIn, type Entry } from './entry'
import { readImage } from './read-image'
import { isAllowed } from './read-link'

/** An editor may lead a menu back into itself. */
const DEEPEST_MENU = 3

const linkIn = (entry: Entry, address: string, text: string) => {
  const to = textIn(entry, address)
  const words = textIn(entry, text)
  return isAllowed(to) && words !== undefined ? [{ address: to, text: words }] : []
}

const addressOf = (entry: Entry): string | undefined => {
  const slug = textIn(entry, 'slug')
  const url = textIn(entry, 'url')
  if (isAllowed(url)) return url
  return slug === undefined ? undefined : `/${slug.split('/').map(encodeURIComponent).join('/')}`
}

const readItem =
  (depth: number) =>
  (entry: Entry): readonly MenuLink[] => {
    const title = textIn(entry, 'title')
    if (title === undefined) return []
    const children = depth === DEEPEST_MENU ? [] : entriesIn(entry, 'children').flatMap(readItem(depth + 1))
    return [{ id: entry.sys.id, title, address: addressOf(entry), children }]
  }

/** The links of a menu, with those below them (CONTENT-33, CONTENT-35). */
export const readMenu = (entry: Entry): readonly MenuLink[] => entriesIn(entry, 'links').flatMap(readItem(1))

/** CONTENT-30 */
export const readLogo = ({ fields }: Entry): Logo => ({
  logo: readImage(fields['logo']),
  logoSmall: readImage(fields['logoSmall']),
  lightLogo: readImage(fields['lightLogo']),
  lightLogoSmall: readImage(fields['lightLogoSmall']),
  favicon: readImage(fields['favicon']),
})

/** An active alert with words; others are not shown (CONTENT-31, CONTENT-38). */
export const readAlert = (entry: Entry): readonly AlertBanner[] => {
  const message = textIn(entry, 'message')
  const type = textIn(entry, 'type')
  if (!isTrueIn(entry, 'active') || message === undefined) return []
  return [
    {
      id: entry.sys.id,
      type: alertTypes.find((one) => one === type) ?? 'info',
      title: textIn(entry, 'title'),
      message,
      links: [...linkIn(entry, 'linkUrl', 'linkText'), ...linkIn(entry, 'secondLinkUrl', 'secondLinkText')],
      hideWhenLoggedIn: isTrueIn(entry, 'hideWhenLoggedIn'),
    },
  ]
}

/** An active line of information (CONTENT-32, CONTENT-38). */
export const readInformation = (entry: Entry): readonly InformationBanner[] => {
  const message = textIn(entry, 'message')
  if (!isTrueIn(entry, 'active') || message === undefined) return []
  return [
    {
      id: entry.sys.id,
      message,
      link: linkIn(entry, 'linkUrl', 'linkText')[0],
      icon: readImage(entry.fields['linkIcon']),
    },
  ]
}
