import type { BrandCode } from '#domain/kernel/brand-code'
import { brandConfigs } from '../../config/brand-config'
import type { ExportedEntry } from '../../content/space-export'
import { entry, toAsset, toEntries } from './entries'

type LinkRow = readonly [title: string, url: string]

interface MenuRow {
  readonly title: string
  readonly url?: string
  readonly icon?: string
  readonly links?: readonly LinkRow[]
}

/** A menu with its items, and the items' own. */
const menu = (type: string, title: string, rows: readonly MenuRow[]): readonly ExportedEntry[] => {
  const itemId = (index: number): string => `${type}-${index + 1}`
  const innerId = (index: number, inner: number): string => `${itemId(index)}-${inner + 1}`
  return [
    entry(type, type, { title, links: toEntries(rows.map((_row, index) => itemId(index))) }),
    ...rows.flatMap(({ title: words, url, icon, links = [] }, index) => [
      entry('menuItem', itemId(index), {
        title: words,
        url,
        ...(icon === undefined ? {} : { icon: toAsset(icon) }),
        children: toEntries(links.map((_link, inner) => innerId(index, inner))),
      }),
      ...links.map(([text, address], inner) => entry('menuItem', innerId(index, inner), { title: text, url: address })),
    ]),
  ]
}

const services: readonly MenuRow[] = [
  { title: 'Hyr pressmaskin', url: '/tjanster/hyr-pressmaskin', icon: 'ikon-klocka' },
  { title: 'Kapning och gängning', url: '/tjanster/kapning-och-gangning', icon: 'ikon-sag' },
  { title: 'Projektleverans', url: '/tjanster/projektleverans', icon: 'ikon-bil' },
  { title: 'Service av pressmaskiner', url: '/tjanster/verktygsservice', icon: 'ikon-retur' },
  { title: 'E-handel och EDI', url: '/tjanster/e-handel-och-edi', icon: 'ikon-offert' },
]

const header: readonly MenuRow[] = [
  { title: 'Kampanjer', url: '/kampanjer' },
  { title: 'Sortiment', url: '/sortiment' },
  {
    title: 'Tjänster',
    url: '/tjanster',
    links: services.flatMap(({ title, url }): readonly LinkRow[] => (url === undefined ? [] : [[title, url]])),
  },
  { title: 'Hitta butik', url: '/hitta-butik' },
  { title: 'Offerter', url: '/mina-sidor/offerter' },
  { title: 'Snabborder', url: '/snabborder' },
]

const footerOf = (brand: BrandCode): readonly MenuRow[] => {
  const { phone } = brandConfigs[brand]
  const mail = `order@${brand}.example`
  return [
    {
      title: 'Handla',
      links: [
        ['Snabborder', '/snabborder'],
        ['Kampanjer', '/kampanjer'],
        ['Inköpslistor', '/mina-sidor/inkoepslistor'],
        ['Offerter', '/mina-sidor/offerter'],
      ],
    },
    {
      title: 'Kundservice',
      links: [
        ['Bli kund', '/kundservice/bli-kund'],
        ['Returer och reklamation', '/kundservice/retur-och-reklamation'],
        ['Fraktvillkor', '/kundservice/leverans-och-frakt'],
        ['Legeringstillägg', '/kundservice/legeringstillagg'],
        ['Köpvillkor', '/kundservice/kopvillkor'],
      ],
    },
    {
      title: 'Om oss',
      links: [
        ['Hitta butik', '/hitta-butik'],
        ['Återförsäljare', '/aterforsaljare'],
        ['Hållbarhet', '/om-oss/hallbarhet'],
        ['Jobba här', '/om-oss/jobba-har'],
        ['Tillgänglighet', '/om-oss/tillganglighet'],
        ['Personuppgifter', '/om-oss/personuppgifter'],
      ],
    },
    {
      title: 'Disken svarar',
      links: [
        [`${phone}, vardagar 06.30–17.00`, `tel:${phone.replaceAll(/[ -]/g, '')}`],
        [mail, `mailto:${mail}`],
        ['Kontakta oss', '/kundservice/kontakta-oss'],
      ],
    },
  ]
}

const banners: readonly ExportedEntry[] = [
  entry('alertBanner', 'varning-driftstopp', {
    active: false,
    type: 'warning',
    title: 'Planerat driftstopp',
    message: 'Webbshoppen är stängd på söndag 05.00–06.00. Varukorgar finns kvar.',
    linkUrl: '/kundservice/fragor-och-svar',
    linkText: 'Frågor och svar',
    hideWhenLoggedIn: false,
  }),
  entry('alertBanner', 'varning-forsening', {
    active: false,
    type: 'error',
    title: 'Förseningar i trafiken',
    message: 'Snöoväder i Norrland försenar utkörningen med upp till ett dygn.',
    linkUrl: '/kundservice/leverans-och-frakt',
    linkText: 'Leverans och frakt',
    secondLinkUrl: '/hitta-butik',
    secondLinkText: 'Hämta i butik',
    hideWhenLoggedIn: false,
  }),
  entry('alertBanner', 'valkommen', {
    active: false,
    type: 'info',
    title: 'Ny här?',
    message: 'Öppna konto och se era avtalspriser.',
    linkUrl: '/kundservice/bli-kund',
    linkText: 'Bli kund',
    hideWhenLoggedIn: true,
  }),
  entry('informationBanner', 'information-jul', {
    active: true,
    message: 'Sista utkörning före jul är onsdag 23 december. Beställ senast 22 december kl. 15.30.',
    linkUrl: '/kundservice/leverans-och-frakt',
    linkText: 'Leveransdagar i jul',
    linkIcon: toAsset('ikon-info'),
  }),
  entry('informationBanner', 'information-inventering', {
    active: false,
    message: 'Vi inventerar 4 och 5 januari. Några butiker öppnar senare.',
    linkUrl: '/hitta-butik',
    linkText: 'Se öppettiderna',
    linkIcon: toAsset('ikon-hus'),
  }),
]

/**
 * What a brand has around every page: menus, header, footer, logo and messages. The menu of products is left to the
 * catalogue.
 */
export const siteOf = (brand: BrandCode): readonly ExportedEntry[] => [
  ...menu('servicesMenu', 'Tjänster', services),
  ...menu('ourServicesMenu', 'Våra tjänster', [
    { title: 'Tjänster vid disken', url: '/tjanster', icon: 'ikon-hus' },
    { title: 'Råd och tips', url: '/rad-och-tips', icon: 'ikon-info' },
    { title: 'Kontakta oss', url: '/kundservice/kontakta-oss', icon: 'ikon-telefon' },
  ]),
  ...menu('header', 'Sidhuvud', header),
  ...menu('footer', 'Sidfot', footerOf(brand)),
  entry('logo', 'logotyp', {
    name: brandConfigs[brand].brandName,
    logo: toAsset('logotyp'),
    logoSmall: toAsset('logotyp-liten'),
    favicon: toAsset('logotyp-liten'),
    lightLogo: toAsset('logotyp-ljus'),
    lightLogoSmall: toAsset('logotyp-liten-ljus'),
  }),
  ...banners,
]
