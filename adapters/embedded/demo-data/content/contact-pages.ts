import type { BrandCode } from '#domain/kernel/brand-code'
import { brandConfigs } from '../../config/brand-config'
import { entry, toAsset, toEntries } from './entries'
import type { OwnPage } from './own-page'
import {
  bullets,
  embeddedEntry,
  entryLink,
  heading,
  link,
  paragraph,
  richText,
  type RichNode,
  steps,
  table,
} from './rich-text'

/** The numbers of a brand's departments are those of its exchange with another end. */
const extensionOf = (brand: BrandCode, end: string): string => `${brandConfigs[brand].phone.slice(0, -2)}${end}`

const call = (phone: string): RichNode => link(phone, `tel:${phone.replaceAll(/[ -]/g, '')}`)

const contactPageOf = (brand: BrandCode): OwnPage => ({
  slug: 'kontakta-oss',
  title: 'Kontakta oss',
  preTitle: 'Hjälp',
  ingress: 'Ring eller mejla. Vi som svarar har själva stått vid disken.',
  body: richText(
    table(
      ['Ärende', 'Telefon', 'När'],
      ['Order och leverans', call(extensionOf(brand, '00')), 'Vardagar 06.30–17.00'],
      ['Teknisk rådgivning', call(extensionOf(brand, '24')), 'Vardagar 07.00–16.00'],
      ['Faktura och konto', call(extensionOf(brand, '40')), 'Vardagar 08.00–15.00'],
    ),
    paragraph('Mycket står redan i ', entryLink('frågor och svar', 'fragor-och-svar'), '.'),
  ),
  fields: {
    displayContacts: true,
    sections: toEntries(['kontakta-oss-formular', 'kontakta-oss-kontakter', 'kontakta-oss-info']),
  },
  parts: [
    entry('contact', 'kontakt-order', {
      role: 'Order och leverans',
      name: 'Karin Hedlund',
      phone: extensionOf(brand, '00'),
      email: `order@${brand}.example`,
      image: toAsset('portratt-2'),
    }),
    entry('contact', 'kontakt-faktura', {
      role: 'Faktura och konto',
      name: 'Robert Ek',
      phone: extensionOf(brand, '40'),
      email: `faktura@${brand}.example`,
      image: toAsset('portratt-5'),
    }),
    entry('contactCards', 'kontakta-oss-kontakter', {
      title: 'Våra avdelningar',
      contacts: toEntries(['kontakt-order', 'kontakt-faktura']),
    }),
    entry('infoBlock', 'kontakta-oss-info', {
      infoBlockTitle: 'Akut på en söndag?',
      icon: toAsset('ikon-telefon'),
      backgroundColor: '#eef1f4',
      infoBlockText: richText(
        paragraph(
          'Jouren når du på ',
          call(extensionOf(brand, '99')),
          '. Den öppnar lagret för läckor och driftstopp, mot en avgift på 950 kr.',
        ),
      ),
    }),
  ],
})

const customerPage: OwnPage = {
  slug: 'bli-kund',
  title: 'Bli kund',
  preTitle: 'Hjälp',
  ingress: 'Ansök om konto för ert företag. De flesta får svar inom en arbetsdag.',
  body: richText(
    heading('Det ni får'),
    bullets(
      'Egna avtalspriser, på webben och över disk',
      'Faktura med 30 dagar',
      'Egna användare, med behörigheter som ni bestämmer',
    ),
    paragraph('Hur det går till steg för steg står i ', entryLink('öppna konto', 'oppna-konto'), '.'),
    embeddedEntry('bli-kund-knapp'),
  ),
  fields: {
    showSidebar: true,
    sections: toEntries(['bli-kund-ansokan', 'ansok-om-konto-formular', 'bli-kund-fragor']),
  },
  parts: [
    entry('embeddedButton', 'bli-kund-knapp', {
      text: 'Läs köpvillkoren',
      url: '/kundservice/kopvillkor',
      variant: 'secondary',
      size: 'medium',
      inline: false,
      shape: 'square',
    }),
    entry('accountApplication', 'bli-kund-ansokan', {
      title: 'Har ni redan konto?',
      icon: toAsset('ikon-offert'),
      backgroundColor: '#eef1f4',
      text: richText(
        paragraph('Då lägger er administratör till nya användare på Mina sidor. Ni behöver inte ansöka igen.'),
      ),
      buttonText: 'Till Mina sidor',
      linkUrl: '/mina-sidor',
    }),
    entry('accordion', 'bli-kund-fraga-1', {
      title: 'Kan enskild firma öppna konto?',
      text: richText(paragraph('Ja, med F-skatt och verksamhet i branschen.')),
    }),
    entry('accordion', 'bli-kund-fraga-2', {
      title: 'Vad händer om vi får nej?',
      text: richText(paragraph('Ni kan alltid handla med kort i butik, och ansöka igen efter sex månader.')),
    }),
    entry('accordions', 'bli-kund-fragor', {
      title: 'Vanliga frågor',
      items: toEntries(['bli-kund-fraga-1', 'bli-kund-fraga-2']),
    }),
  ],
}

const surchargePage: OwnPage = {
  slug: 'legeringstillagg',
  title: 'Legeringstillägg',
  preTitle: 'Villkor',
  ingress: 'Metallens dagspris räknas för sig. Så blir tillägget på koppar, mässing och rostfritt.',
  body: richText(
    paragraph(
      'Tillägget är metallens vikt gånger skillnaden mellan dagspris och baspris. Det ingår i priset du ser och anges för sig under det.',
    ),
    steps(
      'Vikten av metallen i artikeln, i kilogram.',
      'Dagspriset för metallen, minus baspriset.',
      'De två multipliceras och läggs på artikelns pris.',
    ),
    table(
      ['Metall', 'Baspris', 'Ändras'],
      ['Koppar', '30 kr/kg', 'Varje vardag'],
      ['Mässing', '24 kr/kg', 'Varje vecka'],
      ['Rostfritt', '18 kr/kg', 'Varje månad'],
    ),
    paragraph('Priset i din varukorg gäller den dag du beställer.'),
  ),
}

/** Ways to reach us, and to become a customer. */
export const contactPagesOf = (brand: BrandCode): readonly OwnPage[] => [
  contactPageOf(brand),
  customerPage,
  surchargePage,
]
