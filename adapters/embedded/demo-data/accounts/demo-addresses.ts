import type { AddressTexts } from '#domain/address/address'

interface DemoAddress extends Pick<AddressTexts, 'label' | 'recipientName' | 'address1' | 'address2' | 'address3'> {
  readonly customerId: string
  readonly postalCode: string
  readonly postalAddress: string
  /** The customer register keeps it, under this number. */
  readonly registered?: string
  readonly preselected?: boolean
  readonly validForDelivery?: boolean
  readonly phone?: string
}

const at = (
  customerId: string,
  recipientName: string,
  [label, address2, postalCode, postalAddress]: readonly [string, string, string, string],
  more: Partial<DemoAddress> = {},
): DemoAddress => ({
  customerId,
  label,
  recipientName,
  address1: undefined,
  address2,
  address3: undefined,
  postalCode,
  postalAddress,
  ...more,
})

const LINDQVIST = 'Lindqvist Rör & Värme AB'
const SERVICE = 'Lindqvist Service AB'
const BERGS = 'Bergs Plattsättning AB'
const ABY = 'Åby Fastigheter AB'

/** Workshops, sites and properties of the demo customers. Each customer has one in the register, but Holm & Söner none. */
export const demoAddresses: readonly DemoAddress[] = [
  at('104822', LINDQVIST, ['Verkstad och lager', 'Flöjelbergsgatan 8 B', '43137', 'Mölndal'], {
    registered: '1048220001',
    preselected: true,
    phone: '031-555 01 00',
  }),
  at('104822', LINDQVIST, ['Kontoret, endast post', 'Box 217', '43123', 'Mölndal'], {
    registered: '1048220002',
    validForDelivery: false,
  }),
  at('104822', LINDQVIST, ['Brf Kvarnen, trapp A', 'Kvarngatan 4', '43137', 'Mölndal']),
  at('104822', LINDQVIST, ['Brf Kvarnen, trapp C', 'Kvarngatan 8', '43137', 'Mölndal'], {
    address3: 'Lossa vid källarnedgången',
  }),
  at('104822', LINDQVIST, ['Brf Kvarnen, undercentral', 'Kvarngatan 10', '43137', 'Mölndal']),
  at('104822', LINDQVIST, ['Villa Ekbacken', 'Ekbacksvägen 17', '43138', 'Mölndal']),
  at('104822', LINDQVIST, ['Åbyvallen', 'Idrottsvägen 5', '43162', 'Mölndal'], { address1: 'Omklädningsrummen' }),
  at('104822', LINDQVIST, ['Skola Toltorp', 'Dalhemsgatan 5', '43139', 'Mölndal']),
  at('104822', LINDQVIST, ['Vårdcentral Krokslätt', 'Göteborgsvägen 60', '43130', 'Mölndal']),
  at('104822', LINDQVIST, ['Kållered, radhusen', 'Våmmedalsvägen 12', '42831', 'Kållered']),
  at('104822', LINDQVIST, ['Lindome, stambyte', 'Almåsgången 3', '43730', 'Lindome']),
  at('104822', LINDQVIST, ['Hotell Mariehamn', 'Storagatan 9', '22100', 'Mariehamn']),

  at('104830', SERVICE, ['Servicebilarnas lager', 'Argongatan 11', '43153', 'Mölndal'], {
    registered: '1048300001',
    preselected: true,
  }),
  at('104830', SERVICE, ['Jour, hämtskåp', 'Bergfotsgatan 2', '43135', 'Mölndal']),

  at('220417', BERGS, ['Lager Borås', 'Getängsvägen 24', '50468', 'Borås'], {
    registered: '2204170001',
    preselected: true,
  }),
  at('220417', BERGS, ['Badrum Almenäs', 'Skogsrydsgatan 40', '50632', 'Borås']),
  at('220417', BERGS, ['Simhallen', 'Sturegatan 33', '50342', 'Borås'], { address1: 'Stadsparksbadet' }),

  at('301190', 'Kvarnby Bygg i Väst AB', ['Kontor', 'Kvarnbygatan 12', '43134', 'Mölndal'], {
    registered: '3011900001',
    preselected: true,
  }),

  at('318844', ABY, ['Fastighetsförrådet', 'Åby Stallväg 4', '43149', 'Mölndal'], {
    registered: '3188440001',
    preselected: true,
  }),
  at('318844', ABY, ['Kvarngatan 2', 'Kvarngatan 2', '43137', 'Mölndal'], { address3: 'Undercentralen' }),
  at('318844', ABY, ['Kvarngatan 4', 'Kvarngatan 4', '43137', 'Mölndal'], { address3: 'Undercentralen' }),
  at('318844', ABY, ['Bifrosthuset', 'Bifrostgatan 11', '43144', 'Mölndal']),
  at('318844', ABY, ['Frölundahuset', 'Frölundagatan 28', '43144', 'Mölndal']),
  at('318844', ABY, ['Tempelgården', 'Tempelgatan 6', '43162', 'Mölndal']),
  at('318844', ABY, ['Brohuset', 'Göteborgsvägen 90', '43137', 'Mölndal']),
  at('318844', ABY, ['Centrumhuset', 'Storgatan 17', '43131', 'Mölndal'], { address1: 'Vaktmästeriet' }),
  at('318844', ABY, ['Pedagogen Park', 'Pedagogen Park 3', '43166', 'Mölndal']),
]
