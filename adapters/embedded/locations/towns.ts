import type { Coordinates } from '#domain/stores/store'
import { placeRows } from './places'

export interface Town extends Coordinates {
  readonly name: string
  /** Beginnings of its zip codes; none where they are not known. */
  readonly zipPrefixes: readonly string[]
}

type TownRow = readonly [name: string, zipPrefixes: string, latitude: number, longitude: number]

/** Towns by the coordinates of their centres. A town that is missing here is found by its store. */
const townRows: readonly TownRow[] = [
  ['Arboga', '732', 59.394, 15.839],
  ['Arvika', '671', 59.655, 12.585],
  ['Avesta', '774', 60.146, 16.168],
  ['Boden', '961', 65.825, 21.689],
  ['Bollnäs', '821', 61.348, 16.394],
  ['Borgholm', '387', 56.879, 16.656],
  ['Eksjö', '575', 57.666, 14.972],
  ['Enköping', '745', 59.636, 17.077],
  ['Eskilstuna', '631 632 633', 59.371, 16.51],
  ['Eslöv', '241', 55.839, 13.304],
  ['Falkenberg', '311', 56.905, 12.491],
  ['Falköping', '521', 58.173, 13.551],
  ['Filipstad', '682', 59.712, 14.168],
  ['Finspång', '612', 58.705, 15.77],
  ['Gällivare', '982', 67.133, 20.66],
  ['Gislaved', '332', 57.304, 13.541],
  ['Göteborg', '411 412 413 414 415 416 417 418 421 422 423 424 425 426', 57.708, 11.974],
  ['Hagfors', '683', 60.034, 13.695],
  ['Haninge', '136', 59.168, 18.145],
  ['Haparanda', '953', 65.835, 24.137],
  ['Härnösand', '871', 62.632, 17.938],
  ['Hässleholm', '281', 56.159, 13.766],
  ['Huddinge', '141', 59.236, 17.981],
  ['Kalix', '952', 65.854, 23.157],
  ['Karlshamn', '374', 56.17, 14.863],
  ['Karlskoga', '691', 59.327, 14.524],
  ['Katrineholm', '641', 58.996, 16.207],
  ['Köping', '731', 59.514, 15.993],
  ['Kristianstad', '291', 56.031, 14.153],
  ['Kristinehamn', '681', 59.31, 14.108],
  ['Kumla', '692', 59.128, 15.143],
  ['Kungälv', '442', 57.871, 11.974],
  ['Kungsbacka', '434', 57.487, 12.076],
  ['Laholm', '312', 56.512, 13.044],
  ['Landskrona', '261', 55.87, 12.83],
  ['Leksand', '793', 60.73, 15],
  ['Lerum', '443', 57.77, 12.269],
  ['Lidingö', '181', 59.366, 18.147],
  ['Lidköping', '531', 58.505, 13.158],
  ['Ljungby', '341', 56.833, 13.941],
  ['Ljusdal', '827', 61.829, 16.091],
  ['Ludvika', '771', 60.149, 15.188],
  ['Lund', '222 223 224 225 226', 55.705, 13.191],
  ['Lycksele', '921', 64.595, 18.674],
  ['Lysekil', '453', 58.274, 11.436],
  ['Malmö', '211 212 213 214 215 216 217 218', 55.605, 13],
  ['Mariestad', '542', 58.71, 13.823],
  ['Märsta', '195', 59.622, 17.854],
  ['Mora', '792', 61.007, 14.543],
  ['Motala', '591', 58.537, 15.036],
  ['Nässjö', '571', 57.653, 14.696],
  ['Nybro', '382', 56.745, 15.907],
  ['Nynäshamn', '149', 58.903, 17.948],
  ['Örnsköldsvik', '891', 63.291, 18.716],
  ['Oskarshamn', '572', 57.265, 16.449],
  ['Östhammar', '742', 60.259, 18.372],
  ['Partille', '433', 57.739, 12.106],
  ['Piteå', '941', 65.317, 21.479],
  ['Rättvik', '795', 60.887, 15.117],
  ['Ronneby', '372', 56.21, 15.276],
  ['Säffle', '661', 59.132, 12.93],
  ['Sala', '733', 59.92, 16.606],
  ['Sandviken', '811', 60.617, 16.776],
  ['Simrishamn', '272', 55.556, 14.35],
  ['Skara', '532', 58.386, 13.438],
  ['Söderhamn', '826', 61.303, 17.059],
  ['Södertälje', '151 152', 59.196, 17.625],
  ['Sollefteå', '881', 63.167, 17.271],
  ['Sollentuna', '191 192', 59.428, 17.951],
  ['Solna', '169 170 171', 59.36, 18],
  ['Sölvesborg', '294', 56.052, 14.576],
  ['Stenungsund', '444', 58.07, 11.818],
  ['Stockholm', '111 112 113 114 115 116 117 118', 59.329, 18.069],
  ['Strängnäs', '645', 59.377, 17.031],
  ['Strömstad', '452', 58.94, 11.171],
  ['Tierp', '815', 60.343, 17.516],
  ['Torsby', '685', 60.137, 13.003],
  ['Tranås', '573', 58.037, 14.978],
  ['Ulricehamn', '523', 57.791, 13.418],
  ['Vallentuna', '186', 59.534, 18.078],
  ['Vänersborg', '462', 58.38, 12.323],
  ['Västervik', '593', 57.758, 16.637],
  ['Vetlanda', '574', 57.429, 15.078],
  ['Vimmerby', '598', 57.666, 15.855],
  ['Åre', '830', 63.399, 13.082],
  ['Älmhult', '343', 56.552, 14.137],
]

const listed: readonly Town[] = townRows.map(([name, zipPrefixes, latitude, longitude]) => ({
  name,
  zipPrefixes: zipPrefixes.split(' '),
  latitude,
  longitude,
}))

/** The part of a store that describes its town. */
export interface StoreSite extends Coordinates {
  readonly city: string
  readonly zipCode: string
  readonly expressZipPrefixes: readonly string[]
}

const places: readonly Town[] = placeRows.map(([name, latitude, longitude]) => ({
  name,
  zipPrefixes: [],
  latitude,
  longitude,
}))

/** All towns that can be searched: the listed ones, those with a store, and smaller places by their names alone. */
export const townsWith = (stores: readonly StoreSite[]): readonly Town[] => [
  ...listed,
  ...stores
    .filter(({ city }, at) => !listed.some(({ name }) => name === city) && isFirstIn(stores, city, at))
    .map(({ city, zipCode, expressZipPrefixes, latitude, longitude }) => ({
      name: city,
      zipPrefixes: [...new Set([zipCode.slice(0, 3), ...expressZipPrefixes])],
      latitude,
      longitude,
    })),
  ...places.filter(({ name }) => stores.every(({ city }) => city !== name)),
]

const isFirstIn = (stores: readonly StoreSite[], city: string, at: number): boolean =>
  stores.findIndex((store) => store.city === city) === at
