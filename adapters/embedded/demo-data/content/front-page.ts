import type { BrandCode } from '#domain/kernel/brand-code'
import { brandConfigs } from '../../config/brand-config'
import type { ExportedEntry } from '../../content/space-export'
import { brandFronts, type BrandFront } from './brand-front'
import { entry, toAsset, toEntries, toEntry } from './entries'

const tileId = (category: string): string => `ruta-${category.replaceAll('/', '-')}`

const tiles = ({ tiles: rows }: BrandFront): readonly ExportedEntry[] => [
  ...rows.map(([title, category, drawing]) =>
    entry('banner', tileId(category), {
      name: `Sortiment: ${title}`,
      title,
      icon: toAsset(`bild-${drawing}`),
      linkUrl: `/kategorier/${category}`,
    }),
  ),
  entry('assortmentIcons', 'start-sortiment', {
    title: 'Sortiment',
    icons: toEntries(rows.map(([, category]) => tileId(category))),
  }),
]

/** What is new beside the campaigns, which the shop shows by itself for as long as they hold. */
const news = (): readonly ExportedEntry[] => [
  entry('banner', 'aktuellt-kapning', {
    name: 'Aktuellt: kapning',
    preTitle: 'Vid disken',
    title: 'Kapat och gängat efter mått',
    text: 'Ta med måtten, så kapar och gängar vi rören medan du väntar.',
    textRow1: 'Rör upp till sex meter.',
    contentImage: toAsset('bild-roravskarare'),
    image: toAsset('kort-roravskarare'),
    buttonText: 'Så fungerar det',
    linkUrl: '/tjanster/kapning-och-gangning',
    template: 'large',
    backgroundColor: '#eef1f4',
    marketingId: 'start-kapning',
    creative: 'Kapning, startsidan',
    metaTitle: 'Kapning och gängning',
  }),
  entry('banner', 'aktuellt-projekt', {
    name: 'Aktuellt: projektleverans',
    preTitle: 'För projekt',
    title: 'Våning för våning',
    text: 'Vi packar efter din ritning och kör ut när det ska monteras.',
    contentImage: toAsset('bild-isolering'),
    image: toAsset('kort-isolering'),
    buttonText: 'Planera leveransen',
    linkUrl: '/tjanster/projektleverans',
    template: 'standard',
    marketingId: 'start-projekt',
    creative: 'Projektleverans, startsidan',
  }),
  entry('banner', 'aktuellt-badrum', {
    name: 'Aktuellt: badrum',
    preTitle: 'Råd och tips',
    title: 'Badrum steg för steg',
    text: 'Från golvbrunn till tätskikt, i den ordning som det byggs.',
    contentImage: toAsset('bild-golvbrunn'),
    image: toAsset('kort-golvbrunn'),
    buttonText: 'Läs guiden',
    linkUrl: '/rad-och-tips/badrum-steg-for-steg',
    template: 'standard',
    marketingId: 'start-badrum',
    creative: 'Badrum, startsidan',
  }),
  entry('contentBanners', 'start-aktuellt', {
    title: 'Aktuellt',
    banners: toEntries(['aktuellt-kapning', 'aktuellt-projekt', 'aktuellt-badrum']),
  }),
]

const marketing = (): readonly ExportedEntry[] => [
  entry('banner', 'marknad-express', {
    name: 'Expressutkörning',
    title: 'Till bygget samma dag',
    text: 'Beställ 7–15 så kör vi ut inom 4 timmar, dit expressen når.',
    icon: toAsset('ikon-bil'),
    buttonText: 'Se villkoren',
    linkUrl: '/kundservice/leverans-och-frakt',
    backgroundColor: '#eef1f4',
    marketingId: 'start-express',
    creative: 'Express, startsidan',
    weight: 3,
  }),
  entry('banner', 'marknad-verktygsservice', {
    name: 'Service av pressmaskiner',
    title: 'Dags för service?',
    text: 'Pressmaskiner ska kontrolleras en gång om året. Du får låna en under tiden.',
    icon: toAsset('ikon-sag'),
    buttonText: 'Lämna in maskinen',
    linkUrl: '/tjanster/verktygsservice',
    backgroundColor: '#eef1f4',
    marketingId: 'start-verktygsservice',
    creative: 'Verktygsservice, startsidan',
    weight: 1,
  }),
  entry('marketingBanners', 'start-marknad', { banners: toEntries(['marknad-express', 'marknad-verktygsservice']) }),
]

const random = ({ advice }: BrandFront): readonly ExportedEntry[] => [
  entry('banner', 'slump-rad', {
    name: `Råd: ${advice.title}`,
    preTitle: 'Råd och tips',
    title: advice.title,
    text: advice.text,
    contentImage: toAsset(`bild-${advice.drawing}`),
    buttonText: 'Läs rådet',
    linkUrl: advice.to,
    marketingId: 'start-rad',
    creative: 'Råd, startsidan',
  }),
  entry('banner', 'slump-edi', {
    name: 'E-handel och EDI',
    preTitle: 'För inköpare',
    title: 'Koppla shoppen till ert inköpssystem',
    text: 'Punchout med SAP OCI, eller order och faktura som fil.',
    contentImage: toAsset('ikon-offert'),
    buttonText: 'Så gör ni',
    linkUrl: '/tjanster/e-handel-och-edi',
    marketingId: 'start-edi',
    creative: 'EDI, startsidan',
  }),
  entry('banner', 'slump-butik', {
    name: 'Hitta butik',
    preTitle: 'Butiker',
    title: 'Öppet från halv sju',
    text: 'Hämta på väg till jobbet. Se vilken butik som har varorna hemma.',
    contentImage: toAsset('ikon-hus'),
    buttonText: 'Hitta butik',
    linkUrl: '/hitta-butik',
    marketingId: 'start-butik',
    creative: 'Butik, startsidan',
  }),
  entry('randomBanners', 'start-slump', { banners: toEntries(['slump-rad', 'slump-edi', 'slump-butik']) }),
]

const services = (): readonly ExportedEntry[] => [
  entry('banner', 'tjanst-klart-pa-en-timme', {
    name: 'Klart på en timme',
    title: 'Klart på en timme',
    text: 'Beställ före 16.00 och hämta i butik samma dag.',
    icon: toAsset('ikon-klocka'),
    buttonText: 'Så fungerar det',
    linkUrl: '/kundservice/hamta-i-butik',
  }),
  entry('banner', 'tjanst-express', {
    name: 'Expressutkörning',
    title: 'Expressutkörning',
    text: 'Till bygget samma dag, inom butikernas expressområden.',
    icon: toAsset('ikon-bil'),
    buttonText: 'Se villkoren',
    linkUrl: '/kundservice/leverans-och-frakt',
  }),
  entry('banner', 'tjanst-offert', {
    name: 'Offert till slutkund',
    title: 'Offert till slutkund',
    text: 'Egna rader, påslag och din logotyp på samma underlag.',
    icon: toAsset('ikon-offert'),
    buttonText: 'Skapa offert',
    linkUrl: '/mina-sidor/offerter',
  }),
  entry('banner', 'tjanst-retur', {
    name: 'Retur utan strul',
    title: 'Retur utan strul',
    text: 'Lagervaror tar vi tillbaka i 30 dagar.',
    icon: toAsset('ikon-retur'),
    buttonText: 'Anmäl retur',
    linkUrl: '/kundservice/retur-och-reklamation',
  }),
  entry('serviceCards', 'start-tjanster', {
    title: 'Tjänster vid disken',
    cards: toEntries(['tjanst-klart-pa-en-timme', 'tjanst-express', 'tjanst-offert', 'tjanst-retur']),
  }),
]

const rental = (): readonly ExportedEntry[] => [
  entry('banner', 'hyra-pris', {
    name: 'Priset på en dag',
    title: 'Hyr på dagen',
    text: 'Pressmaskin med backar 15–54 mm, 390 kr per dygn exkl. moms.',
    icon: toAsset('ikon-klocka'),
    buttonText: 'Se vad som finns',
    linkUrl: '/tjanster/hyr-pressmaskin',
    backgroundColor: '#ffffff',
  }),
  entry('largeSection', 'start-hyra', {
    preTitle: 'Uthyrning',
    title: 'Hyr maskinen, köp kopplingarna',
    text: 'Pressmaskiner, borrhammare och rensmaskiner finns att hyra i flera av våra butiker. Laddade, kontrollerade och med rätt backar.',
    contentImage: toAsset('kort-pressmaskin'),
    buttonText: 'Hyr pressmaskin',
    linkUrl: '/tjanster/hyr-pressmaskin',
    backgroundColor: '#eef1f4',
    template: 'imageRight',
    marketingId: 'start-hyra',
    creative: 'Uthyrning, startsidan',
    subHero: toEntry('hyra-pris'),
  }),
]

const subBanners = (): readonly ExportedEntry[] => [
  entry('banner', 'under-bli-kund', {
    name: 'Bli kund',
    title: 'Bli kund',
    textRow1: 'Handla på konto',
    textRow2: 'Oftast redan i morgon',
    linkUrl: '/kundservice/bli-kund',
  }),
  entry('banner', 'under-snabborder', {
    name: 'Snabborder',
    title: 'Snabborder',
    textRow1: 'Klistra in artikelnummer',
    textRow2: 'Eller läs in en fil',
    linkUrl: '/snabborder',
  }),
  entry('banner', 'under-kontakt', {
    name: 'Kontakta oss',
    title: 'Kontakta oss',
    textRow1: 'Frågor om en artikel?',
    textRow2: 'Vi svarar samma dag',
    linkUrl: '/kundservice/kontakta-oss',
  }),
  entry('subBanners', 'start-underbanderoller', {
    banners: toEntries(['under-bli-kund', 'under-snabborder', 'under-kontakt']),
  }),
]

/** The start page of a brand: its hero and a section of every kind that a start page has. */
export const frontPageOf = (brand: BrandCode): readonly ExportedEntry[] => {
  const front = brandFronts[brand]
  const { brandName, presentation } = brandConfigs[brand]
  const [first] = front.campaigns
  return [
    entry('frontPage', 'startsida', {
      name: `${brandName}, startsida`,
      metaDescription: presentation?.description,
      hero: toEntry('start-hero'),
      sections: toEntries([
        'start-sortiment',
        'start-aktuellt',
        'start-artiklar',
        'start-marknad',
        'start-hyra',
        'start-slump',
        'start-tjanster',
        'start-underbanderoller',
      ]),
    }),
    entry('hero', 'start-hero', {
      title: presentation?.headline,
      titleFontSize: 'large',
      slug: 'start',
      description: presentation?.lead,
      overlay: false,
      heroDesktop: toAsset('start-dator'),
      heroMobile: toAsset('start-mobil'),
      buttonText: 'Till kampanjen',
      linkUrl: first.to,
    }),
    entry('selectedProducts', 'start-artiklar', { title: front.group.title, selectedProductsId: front.group.id }),
    ...tiles(front),
    ...news(),
    ...marketing(),
    ...rental(),
    ...random(front),
    ...services(),
    ...subBanners(),
  ]
}
