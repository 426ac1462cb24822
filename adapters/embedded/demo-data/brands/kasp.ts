import { assortment, below, both, cheaper, DISCOUNT, offer, WEEK } from '../campaign-kinds'
import { bullets, heading, paragraph, richText, table } from '../content/rich-text'
import type { DemoBrand } from './demo-brand'

export const kasp: DemoBrand = {
  name: 'KASP',
  about: {
    ingress: 'Fackhandel för den som bygger och monterar.',
    body: richText(
      paragraph(
        'Vi säljer verktyg, fästelement och personskydd till byggare, montörer och servicefirmor. Det som butiken har hemma kan du hämta samma dag.',
      ),
      heading('Det här hittar du hos oss'),
      bullets(
        'Borrhammare, skruvdragare, vinkelslipar och pressmaskiner.',
        'Borr och skivor.',
        'Skruv, plugg, muttrar och brickor.',
        'Handskar, hjälmar och hörselskydd.',
      ),
      paragraph(
        'Dahl, Konr, KASP och Opti har samma lager, butiker och konton. Varukorgen och kampanjerna är egna för varje webbshop. Order och avtalspriser är gemensamma. Frågor? Ring kundtjänst.',
      ),
    ),
  },
  advice: [
    {
      slug: 'valj-ratt-infastning',
      title: 'Välj rätt infästning',
      preTitle: 'Välja',
      ingress: 'Väggens material avgör, sedan lasten.',
      body: richText(
        table(
          ['Vägg', 'Lätt last', 'Tung last'],
          ['Betong', 'Nylonplugg', 'Expander'],
          ['Tegel', 'Nylonplugg', 'Lång nylonplugg'],
          ['Gips på regel', 'Gipsskruv i regeln', 'Träskruv i regel eller kortling'],
          ['Trä', 'Träskruv', 'Träskruv, förborrad'],
        ),
        heading('Borra rätt'),
        bullets(
          'Borrets diameter är pluggens diameter.',
          'Borra ungefär 10 mm djupare än pluggen är lång.',
          'Blås ur hålet innan pluggen sätts i.',
        ),
      ),
    },
  ],
  campaigns: [
    offer({
      brand: 'kasp',
      id: 'K-131',
      slug: 'maskinveckor',
      title: 'Maskinveckor',
      description: `${DISCOUNT} på elverktyg och rörverktyg.`,
      illustration: 'borrhammare',
      most: 48,
      fits: both(cheaper, below('verktyg/elverktyg', 'verktyg/rorverktyg')),
      runs: { from: -WEEK, until: 3 * WEEK },
    }),
    offer({
      brand: 'kasp',
      id: 'K-132',
      slug: 'fyll-pa-ladan',
      title: 'Fyll på lådan',
      description: `${DISCOUNT} på skruv, plugg, muttrar och brickor.`,
      illustration: 'skruv',
      most: 66,
      fits: both(cheaper, below('fastelement')),
      runs: { from: -10, until: 4 * WEEK },
    }),
    offer({
      brand: 'kasp',
      id: 'K-133',
      slug: 'skydd-pa-bygget',
      title: 'Skydd på bygget',
      description: `${DISCOUNT} på handskar, hjälmar och hörselskydd.`,
      illustration: 'hjalm',
      most: 34,
      fits: both(cheaper, below('skydd')),
      runs: { from: -4, until: 2 * WEEK },
    }),
    assortment({
      brand: 'kasp',
      id: 'S-31',
      slug: 'monteringsbilen',
      title: 'Monteringsbilen',
      description: 'Skruv, plugg, borr och skivor som bilen ska ha med sig.',
      illustration: 'borr',
      most: 212,
      fits: both(below('fastelement', 'verktyg/forbrukning', 'kemi/tejp'), ({ discontinued }) => !discontinued),
    }),
  ],
}
