import { assortment, below, both, cheaper, DISCOUNT, offer, WEEK } from '../campaign-kinds'
import { bullets, heading, paragraph, richText, table } from '../content/rich-text'
import type { DemoBrand } from './demo-brand'

export const opti: DemoBrand = {
  name: 'Opti',
  about: {
    ingress: 'Fackhandel för den som installerar värme, ventilation och el.',
    body: richText(
      paragraph(
        'Vi säljer värme, ventilation och el till installatörer och driftföretag. Stora varor som värmepumpar körs ut till bygget den dag du väljer.',
      ),
      heading('Det här hittar du hos oss'),
      bullets(
        'Värmepumpar, radiatorer, golvvärme och pumpar.',
        'Kanaler, don och fläktar.',
        'Kabel, centraler, apparater och belysning.',
        'Varmvattenberedare och expansionskärl.',
      ),
      paragraph(
        'Dahl, Konr, KASP och Opti har samma lager, butiker och konton. Varukorgen och kampanjerna är egna för varje webbshop. Order och avtalspriser är gemensamma. Frågor? Ring kundtjänst.',
      ),
    ),
  },
  advice: [
    {
      slug: 'valj-kanalens-diameter',
      title: 'Välj kanalens diameter',
      preTitle: 'Välja',
      ingress: 'Luftflödet och hastigheten i kanalen avgör. Håll hastigheten låg där det ska vara tyst.',
      body: richText(
        table(
          ['Kanal', 'Flöde vid 3 m/s', 'Flöde vid 5 m/s'],
          ['Ø100 mm', '24 l/s', '39 l/s'],
          ['Ø125 mm', '37 l/s', '61 l/s'],
          ['Ø160 mm', '60 l/s', '101 l/s'],
          ['Ø200 mm', '94 l/s', '157 l/s'],
          ['Ø250 mm', '147 l/s', '245 l/s'],
        ),
        paragraph('Räkna med högst 3 m/s nära don i bostäder. Flödet är kanalens area gånger hastigheten.'),
      ),
    },
  ],
  campaigns: [
    offer({
      brand: 'opti',
      id: 'K-141',
      slug: 'battre-inomhusluft',
      title: 'Bättre inomhusluft',
      description: `${DISCOUNT} på kanaler, don och fläktar.`,
      illustration: 'ventilationsdon',
      most: 61,
      fits: both(cheaper, below('ventilation')),
      runs: { from: -WEEK, until: 3 * WEEK },
    }),
    offer({
      brand: 'opti',
      id: 'K-142',
      slug: 'jamn-varme',
      title: 'Jämn värme',
      description: `${DISCOUNT} på värmepumpar, radiatorer och golvvärme.`,
      illustration: 'varmepump',
      most: 55,
      fits: both(cheaper, below('varme/varmepumpar', 'varme/radiatorer', 'varme/golvvarme')),
      runs: { from: -10, until: 4 * WEEK },
    }),
    offer({
      brand: 'opti',
      id: 'K-143',
      slug: 'fran-central-till-uttag',
      title: 'Från central till uttag',
      description: `${DISCOUNT} på kabel, centraler och apparater.`,
      illustration: 'uttag',
      most: 47,
      fits: both(cheaper, below('el')),
      runs: { from: -4, until: 2 * WEEK },
    }),
    assortment({
      brand: 'opti',
      id: 'S-41',
      slug: 'fastighetens-drift',
      title: 'Fastighetens drift',
      description: 'Pumpar, don och säkringar för den som håller huset i gång.',
      illustration: 'pump',
      most: 234,
      fits: both(below('varme/pumpar', 'ventilation/don', 'el/centraler'), ({ discontinued }) => !discontinued),
    }),
  ],
}
