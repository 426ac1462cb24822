import type { BrandCode } from '#domain/kernel/brand-code'
import type { DrawingName } from './assets/drawings'

/** A way to a category of the menu. */
type TileRow = readonly [title: string, category: string, drawing: DrawingName]

/** A campaign that the start page leads to, and its drawing. */
interface CampaignRow {
  readonly title: string
  /** The address of the campaign. */
  readonly to: string
  readonly drawing: DrawingName
}

/** What the start page of a brand shows of its own. */
export interface BrandFront {
  readonly scene: { readonly large: DrawingName; readonly small: DrawingName; readonly description: string }
  readonly tiles: readonly TileRow[]
  /** The first is that of the hero. */
  readonly campaigns: readonly [CampaignRow, CampaignRow, CampaignRow]
  /** The group of articles that the page shows, of `GET /selected-product-groups/{id}`. */
  readonly group: { readonly id: string; readonly title: string }
  readonly advice: { readonly title: string; readonly text: string; readonly to: string; readonly drawing: DrawingName }
}

export const brandFronts: Readonly<Record<BrandCode, BrandFront>> = {
  dahl: {
    scene: { large: 'pressmaskin', small: 'tror', description: 'Pressmaskin och T-rör' },
    tiles: [
      ['Ventiler', 'vvs/ventiler', 'kulventil'],
      ['Rör', 'vvs/ror', 'kopparror'],
      ['Rördelar', 'vvs/rordelar', 'tror'],
      ['Infästning', 'vvs/upphangning', 'klammer'],
      ['Radiatorer', 'varme/radiatorer', 'radiator'],
      ['Pumpar', 'varme/pumpar', 'pump'],
      ['Varmvatten', 'varme/varmvatten', 'beredare'],
      ['Wc', 'sanitet/wc', 'wcstol'],
      ['Blandare', 'sanitet/blandare', 'blandare'],
      ['Golvbrunnar', 'avlopp/golvbrunnar', 'golvbrunn'],
      ['Avloppsrör', 'avlopp/avloppsror', 'avloppsror'],
      ['Ventilation', 'ventilation', 'spiro'],
      ['Rörverktyg', 'verktyg/rorverktyg', 'roravskarare'],
      ['Fog och kemi', 'kemi', 'fogtub'],
    ],
    campaigns: [
      {
        title: 'Presskampanj',
        to: '/kampanjer/presskampanj',
        drawing: 'presskulventil',
      },
      {
        title: 'Varmare hus',
        to: '/kampanjer/varmare-hus',
        drawing: 'radiator',
      },
      {
        title: 'Golv och avlopp',
        to: '/kampanjer/golv-och-avlopp',
        drawing: 'golvbrunn',
      },
    ],
    group: { id: 'pressat-och-klart', title: 'Pressat och klart' },
    advice: {
      title: 'Press, klämring eller lödning?',
      text: 'Tre sätt att foga kopparrör, när de passar och vad de kostar i tid.',
      to: '/rad-och-tips/press-klamring-eller-lodning',
      drawing: 'tror',
    },
  },
  konr: {
    scene: { large: 'kakel', small: 'fastmassa', description: 'Kakelplattor och en säck fästmassa' },
    tiles: [
      ['Väggkakel', 'sanitet/kakel-och-klinker/vaggkakel', 'kakel'],
      ['Golvklinker', 'sanitet/kakel-och-klinker/golvklinker', 'klinker'],
      ['Fästmassa', 'kemi/fastmassa-och-fogbruk/fastmassa', 'fastmassa'],
      ['Fogbruk', 'kemi/fastmassa-och-fogbruk/fogbruk', 'fogbruk'],
      ['Tätskikt', 'kemi/tatskikt', 'tatskikt'],
      ['Fog och lim', 'kemi/fog-och-lim', 'fogtub'],
      ['Golvbrunnar', 'avlopp/golvbrunnar', 'golvbrunn'],
      ['Dusch', 'sanitet/dusch', 'duschset'],
      ['Blandare', 'sanitet/blandare', 'blandare'],
      ['Wc', 'sanitet/wc', 'wcstol'],
      ['Tvättställ', 'sanitet/tvattstall', 'tvattstall'],
      ['Borr och skivor', 'verktyg/forbrukning', 'kapskiva'],
      ['Handverktyg', 'verktyg/handverktyg', 'tang'],
      ['Handskar', 'skydd/handskar', 'handske'],
    ],
    campaigns: [
      {
        title: 'Kakelveckor',
        to: '/kampanjer/kakelveckor',
        drawing: 'kakel',
      },
      {
        title: 'Nytt badrum',
        to: '/kampanjer/nytt-badrum',
        drawing: 'blandare',
      },
      {
        title: 'Fog och brunn',
        to: '/kampanjer/fog-och-brunn',
        drawing: 'fogbruk',
      },
    ],
    group: { id: 'mest-kopt', title: 'Mest köpt' },
    advice: {
      title: 'Hur mycket kakel går åt?',
      text: 'Ytan plus spill, avrundat uppåt till hela förpackningar.',
      to: '/rad-och-tips/rakna-ut-antal-kakel',
      drawing: 'kakel',
    },
  },
  kasp: {
    scene: { large: 'borrhammare', small: 'kapskiva', description: 'Borrhammare och kapskiva' },
    tiles: [
      ['Elverktyg', 'verktyg/elverktyg', 'borrmaskin'],
      ['Borr och skivor', 'verktyg/forbrukning', 'kapskiva'],
      ['Handverktyg', 'verktyg/handverktyg', 'tang'],
      ['Rörverktyg', 'verktyg/rorverktyg', 'pressmaskin'],
      ['Skruv', 'fastelement/skruv', 'skruv'],
      ['Plugg', 'fastelement/plugg', 'plugg'],
      ['Muttrar', 'fastelement/muttrar', 'mutter'],
      ['Brickor', 'fastelement/brickor', 'bricka'],
      ['Handskar', 'skydd/handskar', 'handske'],
      ['Hjälm och hörsel', 'skydd/huvud', 'hjalm'],
      ['Fog och lim', 'kemi/fog-och-lim', 'fogtub'],
      ['Sprayer', 'kemi/sprayer', 'spray'],
      ['Tejp', 'kemi/tejp', 'tejp'],
      ['Upphängning', 'vvs/upphangning', 'klammer'],
    ],
    campaigns: [
      {
        title: 'Maskinveckor',
        to: '/kampanjer/maskinveckor',
        drawing: 'borrhammare',
      },
      {
        title: 'Fyll på lådan',
        to: '/kampanjer/fyll-pa-ladan',
        drawing: 'skruv',
      },
      {
        title: 'Skydd på bygget',
        to: '/kampanjer/skydd-pa-bygget',
        drawing: 'hjalm',
      },
    ],
    group: { id: 'mest-kopt', title: 'Mest köpt' },
    advice: {
      title: 'Välj rätt infästning',
      text: 'Väggens material avgör, sedan lasten.',
      to: '/rad-och-tips/valj-ratt-infastning',
      drawing: 'plugg',
    },
  },
  opti: {
    scene: { large: 'varmepump', small: 'ventilationsdon', description: 'Värmepump och ventilationsdon' },
    tiles: [
      ['Värmepumpar', 'varme/varmepumpar', 'varmepump'],
      ['Radiatorer', 'varme/radiatorer', 'radiator'],
      ['Golvvärme', 'varme/golvvarme', 'fordelare'],
      ['Pumpar', 'varme/pumpar', 'pump'],
      ['Varmvatten', 'varme/varmvatten', 'beredare'],
      ['Expansionskärl', 'varme/expansionskarl', 'expansionskarl'],
      ['Kanaler', 'ventilation/kanaler', 'spiro'],
      ['Kanaldelar', 'ventilation/kanaldelar', 'ventilationsboj'],
      ['Don', 'ventilation/don', 'ventilationsdon'],
      ['Fläktar', 'ventilation/flaktar', 'flakt'],
      ['Kabel', 'el/kabel', 'kabel'],
      ['Centraler', 'el/centraler', 'sakring'],
      ['Apparater', 'el/apparater', 'uttag'],
      ['Belysning', 'el/belysning', 'armatur'],
    ],
    campaigns: [
      {
        title: 'Bättre inomhusluft',
        to: '/kampanjer/battre-inomhusluft',
        drawing: 'ventilationsdon',
      },
      {
        title: 'Jämn värme',
        to: '/kampanjer/jamn-varme',
        drawing: 'varmepump',
      },
      {
        title: 'Från central till uttag',
        to: '/kampanjer/fran-central-till-uttag',
        drawing: 'uttag',
      },
    ],
    group: { id: 'vinterkoll', title: 'Vinterkoll' },
    advice: {
      title: 'Välj kanalens diameter',
      text: 'Luftflödet och hastigheten i kanalen avgör.',
      to: '/rad-och-tips/valj-kanalens-diameter',
      drawing: 'spiro',
    },
  },
}
