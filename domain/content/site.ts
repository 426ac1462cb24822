import type { ContentImage } from './image'

/** A way on in a menu, with others below it. The address may be followed. */
export interface MenuLink {
  readonly id: string
  readonly title: string
  /** Undefined for a heading. */
  readonly address: string | undefined
  readonly children: readonly MenuLink[]
}

/** The pictures of a brand's name (CONTENT-30). */
export interface Logo {
  readonly logo: ContentImage | undefined
  readonly logoSmall: ContentImage | undefined
  readonly lightLogo: ContentImage | undefined
  readonly lightLogoSmall: ContentImage | undefined
  readonly favicon: ContentImage | undefined
}

export const alertTypes = ['info', 'warning', 'error'] as const
export type AlertType = (typeof alertTypes)[number]

interface BannerLink {
  readonly address: string
  readonly text: string
}

/** What the shop must tell its visitors (CONTENT-31). */
export interface AlertBanner {
  readonly id: string
  readonly type: AlertType
  readonly title: string | undefined
  readonly message: string
  readonly links: readonly BannerLink[]
  readonly hideWhenLoggedIn: boolean
}

/** A line of information above every page (CONTENT-32). */
export interface InformationBanner {
  readonly id: string
  readonly message: string
  readonly link: BannerLink | undefined
  readonly icon: ContentImage | undefined
}

/** What content says around every page. An empty menu is one that the shop has its own for. */
export interface SiteContent {
  readonly header: readonly MenuLink[]
  readonly footer: readonly MenuLink[]
  readonly servicesMenu: readonly MenuLink[]
  readonly ourServicesMenu: readonly MenuLink[]
  /** Undefined where the catalogue's own categories are the menu (CONTENT-33). */
  readonly productsMenu: readonly MenuLink[] | undefined
  readonly logo: Logo | undefined
  readonly alerts: readonly AlertBanner[]
  readonly informations: readonly InformationBanner[]
}

/** What is the same until an editor changes what a banner says or leads to: closed, it stays closed that long. */
export const bannerKey = (banner: AlertBanner | InformationBanner): string => {
  const own = 'links' in banner ? [banner.type, banner.title, ...linkWords(banner.links)] : linkWords([banner.link])
  return [banner.id, banner.message, ...own].filter((part) => part !== undefined).join(' | ')
}

const linkWords = (links: readonly (BannerLink | undefined)[]): readonly string[] =>
  links.flatMap((link) => (link === undefined ? [] : [link.text, link.address]))

/** The banners that a reader sees: not those that they closed, nor those that are for visitors alone (CONTENT-31). */
export const shownAlerts = (
  alerts: readonly AlertBanner[],
  closed: readonly string[],
  isLoggedIn: boolean,
): readonly AlertBanner[] =>
  alerts.filter((alert) => !closed.includes(bannerKey(alert)) && !(alert.hideWhenLoggedIn && isLoggedIn))
