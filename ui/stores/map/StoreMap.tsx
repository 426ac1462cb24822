import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { circleMarker, divIcon, latLngBounds, map as createMap, marker, polygon, tileLayer } from 'leaflet'
import type { Map as LeafletMap, Marker } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { MapTiles } from '#application/ports/config-service'
import type { Coordinates } from '#domain/stores/store'
import { t } from '../t'
import { sweden } from './sweden'
import styles from './StoreMap.module.css'

/** A place of the list beside the map. */
export interface MapPlace extends Coordinates {
  readonly id: string
  readonly name: string
}

interface StoreMapProps {
  /** In the order of the list, which numbers them. */
  readonly places: readonly MapPlace[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  readonly here: Coordinates | undefined
  /** What is drawn below the places; the outline of Sweden where none is configured. */
  readonly tiles: MapTiles | undefined
}

const FARTHEST = 3
const NEAREST_OUTLINE = 11
const NEAREST = 17
/** How near the map goes by itself. */
const NEAREST_BY_ITSELF = 10
const MOST_IN_SIGHT = 8
/** Over the signs around it. */
const IN_FRONT = 1000

const idsOf = (places: readonly MapPlace[]): string => places.map(({ id }) => id).join(' ')

const pointOf = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude]

/** The number of the list, on a sign. It is text of ours and never content. */
const signOf = (number: number, isSelected: boolean) =>
  divIcon({
    className: isSelected ? `${styles.sign} ${styles.selected}` : (styles.sign ?? ''),
    html: String(number),
    iconSize: [30, 36],
    iconAnchor: [15, 36],
  })

/**
 * The places of a list on a map, by the same numbers. Loaded when it is looked at; everything on it is also in the list.
 */
export const StoreMap = ({ places: given, selected, onSelect, here, tiles }: StoreMapProps) => {
  const element = useRef<HTMLElement>(null)
  const map = useRef<LeafletMap>(undefined)
  const markers = useRef<readonly Marker[]>([])
  const select = useEffectEvent(onSelect)
  // A list made anew of the same places is the same, so that the map stays where its reader has moved it.
  const [places, setPlaces] = useState(given)
  if (idsOf(places) !== idsOf(given)) setPlaces(given)

  useEffect(() => {
    if (element.current === null) return undefined
    const made = createMap(element.current, {
      minZoom: FARTHEST,
      maxZoom: tiles === undefined ? NEAREST_OUTLINE : NEAREST,
      scrollWheelZoom: false,
      zoomControl: true,
      // Half steps, so that what is to be in sight fills the map.
      zoomSnap: 0.5,
    })
    made.attributionControl.setPrefix(false)
    if (tiles === undefined) {
      polygon(
        sweden.map((ring) => ring.map(([north, east]): [number, number] => [north, east])),
        { className: styles.land ?? '', interactive: false, weight: 1, fillOpacity: 1 },
      ).addTo(made)
      made.attributionControl.addAttribution('Natural Earth')
    } else tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: NEAREST }).addTo(made)
    map.current = made
    return () => {
      made.remove()
      map.current = undefined
    }
  }, [tiles])

  useEffect(() => {
    const shown = map.current
    if (shown === undefined) return undefined
    const signs = places.map((place, index) =>
      // All that is on the map is in the list, where it is reached by keyboard.
      marker(pointOf(place), { icon: signOf(index + 1, false), title: place.name, keyboard: false })
        .addTo(shown)
        .on('click', () => select(place.id)),
    )
    markers.current = signs
    const hereMark =
      here === undefined
        ? undefined
        : circleMarker(pointOf(here), { className: styles.here ?? '', radius: 7 }).addTo(shown)
    const inSight = [...places.slice(0, here === undefined ? places.length : MOST_IN_SIGHT), ...(here ? [here] : [])]
    if (inSight.length > 0)
      shown.fitBounds(latLngBounds(inSight.map(pointOf)), {
        padding: [40, 40],
        maxZoom: NEAREST_BY_ITSELF,
        animate: false,
      })
    return () => {
      for (const sign of signs) sign.remove()
      hereMark?.remove()
    }
  }, [places, here])

  useEffect(() => {
    for (const [index, sign] of markers.current.entries()) {
      const isSelected = places[index]?.id === selected
      sign.setIcon(signOf(index + 1, isSelected))
      sign.setZIndexOffset(isSelected ? IN_FRONT : 0)
    }
    const place = places.find((one) => one.id === selected)
    if (place !== undefined) map.current?.panTo(pointOf(place), { animate: false })
  }, [selected, places])

  return <section ref={element} className={styles.map} aria-label={t('stores.map')} />
}
