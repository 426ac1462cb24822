import { entry, toAsset, toEntries, toEntry } from './entries'
import type { OwnPage } from './own-page'
import {
  assetLink,
  bold,
  bullets,
  embeddedEntry,
  entryLink,
  heading,
  inlineEntry,
  link,
  paragraph,
  picture,
  quote,
  richText,
  rule,
  steps,
  table,
} from './rich-text'

const parts = [
  entry('hero', 'hyra-hero', {
    title: 'Hyr pressmaskin',
    titleFontSize: 'medium',
    slug: 'hyr-pressmaskin',
    description: 'Laddad, kontrollerad och med rätt backar. Hämta på morgonen, lämna på kvällen.',
    overlay: true,
    heroDesktop: toAsset('uthyrning-dator'),
    heroMobile: toAsset('uthyrning-mobil'),
    buttonText: 'Hitta en butik som hyr ut',
    linkUrl: '/hitta-butik',
  }),
  entry('banner', 'hyra-kop-kopplingar', {
    name: 'Kopplingar till maskinen',
    preTitle: 'Kampanj',
    title: 'Kopplingarna köper du här',
    text: 'Press 15–54 mm, M-profil och V-profil.',
    image: toAsset('kort-tror'),
    contentImage: toAsset('bild-tror'),
    buttonText: 'Till rördelarna',
    linkUrl: '/kategorier/vvs/rordelar',
    marketingId: 'hyra-kopplingar',
    creative: 'Uthyrning, banderoll',
  }),
  entry('embeddedButton', 'hyra-knapp-kontakt', {
    text: 'Kontakta oss',
    url: '/kundservice/kontakta-oss',
    variant: 'primary',
    size: 'medium',
    inline: false,
    shape: 'square',
    icon: toAsset('ikon-hus'),
  }),
  entry('embeddedButton', 'hyra-knapp-villkor', {
    text: 'villkoren',
    url: '/kundservice/kopvillkor',
    variant: 'text',
    size: 'small',
    inline: true,
    shape: 'square',
  }),
  entry('textAndMedia', 'hyra-ratt-back', {
    title: 'Rätt back',
    textMediaTitle: 'M eller V?',
    text: richText(
      paragraph(
        'Backen ska ha samma profil som kopplingen. Märkningen sitter på kopplingens krage. Är du osäker tar du med en koppling till disken.',
      ),
      bullets('M-profil: koppar, elförzinkat och rostfritt', 'V-profil: koppar till gas och solvärme'),
    ),
    image: toAsset('kort-presskulventil'),
  }),
  entry('imageSetOfThree', 'hyra-tre-bilder', {
    title: 'Så går det till',
    images: [toAsset('kort-roravskarare'), toAsset('kort-tror'), toAsset('kort-pressmaskin')],
  }),
  entry('video', 'hyra-film', {
    title: 'Så pressar du rätt',
    videoUrl: 'https://film.fackhandel.example/pressa-ratt',
    thumbnail: toAsset('film-pressning'),
  }),
  entry('accordion', 'hyra-fraga-1', {
    title: 'Hur bokar jag?',
    text: richText(
      paragraph('Ring butiken eller boka i formuläret längst ner. Maskinen hålls till klockan nio den dag du bokat.'),
    ),
  }),
  entry('accordion', 'hyra-fraga-2', {
    title: 'Vad händer om maskinen går sönder?',
    text: richText(
      paragraph('Lämna in den, så får du en annan. Slitage ingår. Har maskinen tappats betalar du reparationen.'),
    ),
  }),
  entry('accordion', 'hyra-fraga-3', {
    title: 'Kan jag hyra över helgen?',
    text: richText(
      paragraph('Ja. Hämtar du fredag efter klockan tolv och lämnar måndag före åtta betalar du för ett dygn.'),
    ),
  }),
  entry('accordions', 'hyra-fragor', {
    title: 'Frågor om att hyra',
    items: toEntries(['hyra-fraga-1', 'hyra-fraga-2', 'hyra-fraga-3']),
  }),
  entry('contact', 'hyra-kontakt-1', {
    role: 'Uthyrning, hela landet',
    name: 'Niklas Wallin',
    phone: '031-700 21 20',
    email: 'uthyrning@fackhandel.example',
    image: toAsset('portratt-3'),
  }),
  entry('contact', 'hyra-kontakt-2', {
    role: 'Teknisk rådgivning',
    name: 'Elin Norén',
    phone: '031-700 21 24',
    email: 'teknik@fackhandel.example',
    image: toAsset('portratt-6'),
  }),
  entry('contactCards', 'hyra-kontakter', {
    title: 'Fråga oss',
    contacts: toEntries(['hyra-kontakt-1', 'hyra-kontakt-2']),
  }),
]

/** A page that uses most of what a page of content can hold. */
export const rentalPage: OwnPage = {
  slug: 'hyr-pressmaskin',
  title: 'Hyr pressmaskin',
  preTitle: 'Tjänst',
  ingress: 'Pressmaskin med backar 15–54 mm, från 390 kr per dygn. Finns i butiker med uthyrning.',
  drawing: 'pressmaskin',
  body: richText(
    paragraph(
      'Du som pressar några gånger om året behöver ingen egen maskin. Vi håller dem servade och laddade, och backarna passar det du köper hos oss. Läs ',
      inlineEntry('hyra-knapp-villkor'),
      ' innan du hämtar.',
    ),
    heading('Priser'),
    table(
      ['Maskin', 'Dygn', 'Vecka'],
      ['Pressmaskin 15–35 mm', '390 kr', '1 560 kr'],
      ['Pressmaskin 42–54 mm', '520 kr', '2 080 kr'],
      ['Borrhammare 4 kg', '290 kr', '1 160 kr'],
      ['Rensmaskin 16 mm', '450 kr', '1 800 kr'],
    ),
    paragraph('Exklusive moms. Deposition tas inte av den som har konto.'),
    picture('kort-pressmaskin'),
    heading('Så gör du'),
    steps(
      [bold('Boka'), ' på telefon eller i butiken.'],
      [bold('Hämta'), ' från 06.30. Vi går igenom maskinen på fem minuter.'],
      [bold('Lämna'), ' före stängning. Rengjord, med alla backar.'],
    ),
    embeddedEntry('hyra-knapp-kontakt'),
    quote('Märk varje pressad fog med penna innan du isolerar.'),
    paragraph(
      'Mer om fogarna står i ',
      entryLink('press, klämring eller lödning', 'press-klamring-eller-lodning'),
      '. Måtten på backarna finns i ',
      assetLink('ritningen', 'bild-pressmaskin'),
      ', reglerna hos ',
      link('Säker Vatten', 'https://www.sakervatten.se/'),
      '.',
    ),
    rule,
    embeddedEntry('hyra-kop-kopplingar'),
  ),
  fields: {
    showSidebar: true,
    displayContacts: true,
    hero: toEntry('hyra-hero'),
    banner: toEntry('hyra-kop-kopplingar'),
    categorySectionTitle: 'Till maskinen',
    categorySectionIcon: toAsset('ikon-sag'),
    categories: ['vvs/rordelar', 'verktyg/rorverktyg', 'vvs/ror'],
    sections: toEntries([
      'hyra-ratt-back',
      'hyra-tre-bilder',
      'hyra-film',
      'hyra-fragor',
      'hyra-kontakter',
      'boka-radgivning-formular',
    ]),
  },
  parts,
}
