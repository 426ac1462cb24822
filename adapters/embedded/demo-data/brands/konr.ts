import { assortment, below, both, cheaper, DISCOUNT, offer, WEEK } from '../campaign-kinds'
import { bullets, heading, paragraph, richText, steps } from '../content/rich-text'
import type { DemoBrand } from './demo-brand'

export const konr: DemoBrand = {
  name: 'Konr',
  about: {
    ingress: 'Fackhandel för den som sätter kakel och bygger badrum.',
    body: richText(
      paragraph(
        'Vi säljer kakel, klinker, fästmassa, fog och badrum till plattsättare och badrumsbyggare. Plattor säljs i hela förpackningar.',
      ),
      heading('Det här hittar du hos oss'),
      bullets(
        'Väggkakel och golvklinker.',
        'Fästmassa, fogbruk, avjämningsmassa och tätskikt.',
        'Silikon, lim och tejp.',
        'Golvbrunnar, dusch, blandare och porslin.',
        'Skivor, borr och handverktyg.',
      ),
      paragraph(
        'Dahl, Konr, KASP och Opti har samma lager, butiker och konton. Varukorgen och kampanjerna är egna för varje webbshop. Order och avtalspriser är gemensamma. Frågor? Ring kundtjänst.',
      ),
    ),
  },
  advice: [
    {
      slug: 'rakna-ut-antal-kakel',
      title: 'Hur mycket kakel går åt?',
      preTitle: 'Räkna',
      ingress: 'Ytan plus spill, avrundat uppåt till hela förpackningar.',
      body: richText(
        steps(
          'Mät varje vägg och räkna ut ytan i kvadratmeter. Dra av fönster och dörrar.',
          'Lägg till 10 procent för kapning och spill, 15 procent om plattorna ska sättas diagonalt.',
          'Dela med kvadratmeter per förpackning och avrunda uppåt.',
        ),
        heading('Ett exempel'),
        paragraph(
          'Väggarna är 18 m². Med 10 procent spill blir det 19,8 m². Med 1,00 m² i varje förpackning behövs 20 förpackningar.',
        ),
        paragraph('Beställ allt på en gång. Nyansen kan skilja mellan tillverkningar.'),
      ),
    },
    {
      slug: 'rakna-ut-fastmassa-och-fog',
      title: 'Hur mycket fästmassa och fog går åt?',
      preTitle: 'Räkna',
      ingress: 'Ytan gånger åtgången, avrundat uppåt till hela säckar.',
      body: richText(
        steps(
          'Mät ytan i kvadratmeter.',
          'Läs åtgången på artikelns sida. Fästmassa går åt mer ju större plattorna är, fogbruk mer ju mindre de är.',
          'Multiplicera ytan med åtgången och dela med säckens vikt. Avrunda uppåt.',
        ),
        heading('Ett exempel'),
        paragraph(
          'Golvet är 12 m². Fästmassan tar 3 kg/m², alltså 36 kg: två säckar om 20 kg. Fogbruket tar 0,72 kg/m² med plattor på 200×200 mm och 5 mm fog, alltså 8,6 kg: två säckar om 5 kg.',
        ),
        paragraph('Ta all fog från samma tillverkning. Kulören kan skilja.'),
      ),
    },
  ],
  campaigns: [
    offer({
      brand: 'konr',
      id: 'K-121',
      slug: 'kakelveckor',
      title: 'Kakelveckor',
      description: `${DISCOUNT} på väggkakel och golvklinker, i hela förpackningar.`,
      illustration: 'kakel',
      most: 44,
      fits: both(cheaper, below('sanitet/kakel-och-klinker')),
      runs: { from: -WEEK, until: 3 * WEEK },
    }),
    offer({
      brand: 'konr',
      id: 'K-122',
      slug: 'nytt-badrum',
      title: 'Nytt badrum',
      description: `${DISCOUNT} på blandare, dusch, tvättställ och wc.`,
      illustration: 'blandare',
      most: 57,
      fits: both(cheaper, below('sanitet/blandare', 'sanitet/dusch', 'sanitet/tvattstall', 'sanitet/wc')),
      runs: { from: -10, until: 4 * WEEK },
    }),
    offer({
      brand: 'konr',
      id: 'K-123',
      slug: 'fog-och-brunn',
      title: 'Fog och brunn',
      description: `${DISCOUNT} på fästmassa, fog, tätskikt, tejp och golvbrunnar.`,
      illustration: 'fogbruk',
      most: 33,
      fits: both(
        cheaper,
        below('kemi/fastmassa-och-fogbruk', 'kemi/tatskikt', 'kemi/fog-och-lim', 'kemi/tejp', 'avlopp/golvbrunnar'),
      ),
      runs: { from: -4, until: 2 * WEEK },
    }),
    assortment({
      brand: 'konr',
      id: 'S-21',
      slug: 'badrumsbygget',
      title: 'Badrumsbygget',
      description: 'Från golvbrunn till sista fogen: det som går åt i ett badrum.',
      illustration: 'klinker',
      most: 186,
      fits: both(
        below(
          'sanitet/kakel-och-klinker',
          'kemi/fastmassa-och-fogbruk',
          'kemi/tatskikt',
          'kemi/fog-och-lim',
          'avlopp/golvbrunnar',
          'sanitet/dusch',
        ),
        ({ discontinued }) => !discontinued,
      ),
    }),
  ],
}
