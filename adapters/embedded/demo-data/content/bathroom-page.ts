import { entry, toAsset, toEntries, toEntry } from './entries'
import type { OwnPage } from './own-page'
import { embeddedEntry, entryLink, heading, paragraph, picture, richText, steps, table } from './rich-text'

/** A page of advice with pictures, sections and ways to the assortment. */
export const bathroomPage: OwnPage = {
  slug: 'badrum-steg-for-steg',
  title: 'Badrum steg för steg',
  preTitle: 'Montera',
  ingress: 'I vilken ordning rör, golvbrunn, tätskikt och plattor ska på plats, och vad du ska dokumentera.',
  drawing: 'kakel',
  body: richText(
    heading('Ordningen'),
    steps(
      'Riv, torka och kontrollera underlaget. Fukten mäts innan något byggs igen.',
      ['Sätt brunnen, se ', entryLink('golvbrunn i våtrum', 'golvbrunn-i-vatrum'), '.'],
      'Dra rören i väggen utan fogar, eller med fogar som går att inspektera.',
      'Primer, tätband, manschetter och två lager tätskikt.',
      'Fästmassa, plattor och fog. Silikon i alla hörn.',
    ),
    picture('kort-tatskikt'),
    heading('Torktider'),
    table(
      ['Moment', 'Tid vid 20 grader'],
      ['Primer', '2 timmar'],
      ['Tätskikt, per lager', '4 timmar'],
      ['Fästmassa före fog', '24 timmar'],
      ['Fog före dusch', '7 dagar'],
    ),
    embeddedEntry('badrum-knapp'),
  ),
  fields: {
    showSidebar: true,
    banner: toEntry('badrum-banderoll'),
    categorySectionTitle: 'Det här går åt',
    categorySectionIcon: toAsset('ikon-hus'),
    categories: [
      'sanitet/kakel-och-klinker',
      'kemi/tatskikt',
      'kemi/fastmassa-och-fogbruk',
      'avlopp/golvbrunnar',
      'sanitet/dusch',
    ],
    sections: toEntries(['badrum-bild', 'badrum-dokumentation', 'badrum-text', 'badrum-artiklar']),
  },
  parts: [
    entry('banner', 'badrum-banderoll', {
      name: 'Badrumsbygget',
      preTitle: 'Sortiment',
      title: 'Badrumsbygget',
      text: 'Från golvbrunn till sista fogen: det som går åt i ett badrum.',
      image: toAsset('kort-golvbrunn'),
      contentImage: toAsset('bild-golvbrunn'),
      buttonText: 'Räkna ut åtgången',
      linkUrl: '/search?q=t%C3%A4tskikt',
      marketingId: 'rad-badrum',
      creative: 'Badrum, råd',
    }),
    entry('embeddedButton', 'badrum-knapp', {
      text: 'Sök golvbrunnar',
      url: '/kategorier/avlopp/golvbrunnar',
      variant: 'primary',
      size: 'large',
      inline: false,
      shape: 'round',
    }),
    entry('imageSingle', 'badrum-bild', { title: 'Manschetten kläms mot brunnen', image: toAsset('kort-golvbrunn') }),
    entry('infoBlock', 'badrum-dokumentation', {
      infoBlockTitle: 'Dokumentera',
      icon: toAsset('ikon-info'),
      backgroundColor: '#eef1f4',
      infoBlockText: richText(
        paragraph('Fotografera tätskiktet före plattorna, vid brunnen och alla rörgenomföringar. Spara följesedlarna.'),
      ),
    }),
    entry('textBlock', 'badrum-text', {
      title: 'När något ändå läcker',
      bodyTextSecondary: richText(
        paragraph(
          'Börja vid brunnen. Lossa klämringen, torka och titta efter fukt under manschetten. Är det torrt där är det oftast en rörgenomföring.',
        ),
      ),
    }),
    entry('selectedProducts', 'badrum-artiklar', { title: 'Mest köpt', selectedProductsId: 'mest-kopt' }),
  ],
}
