import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { control, divIcon, latLngBounds, layerGroup, map as createMap, marker, polygon, tileLayer } from 'leaflet'
import type { Map as LeafletMap } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { MapTiles } from '#application/ports/config-service'
import type { Coordinates } from '#domain/stores/store'
import { t } from '../t'
import { groupPlaces } from './group-places'
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

/** All of Sweden, until there are places to show. */
const start = { centre: [62.5, 16.5], zoom: 4 } as const
const FARTHEST = 3
const NEAREST_OUTLINE = 11
const NEAREST = 17
/** How near the map goes by itself. */
const NEAREST_BY_ITSELF = 10
const MOST_IN_SIGHT = 8
/** Over the signs around them. */
const inFront = { here: 1000, selected: 2000 }

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

/** How many places there are about here. */
const groupSign = (count: number) =>
  divIcon({ className: styles.group ?? '', html: String(count), iconSize: [36, 36], iconAnchor: [18, 18] })

const hereSign = divIcon({ className: styles.here ?? '', iconSize: [18, 18], iconAnchor: [9, 9] })

/**
 * The places of a list on a map, by the same numbers. Loaded when it is looked at; everything on it is also in the list.
 */
export const StoreMap = ({ places: given, selected, onSelect, here, tiles }: StoreMapProps) => {
  const element = useRef<HTMLElement>(null)
  const map = useRef<LeafletMap>(undefined)
  const select = useEffectEvent(onSelect)
  // A list made anew of the same places is the same, so that the map stays where its reader has moved it.
  const [places, setPlaces] = useState(given)
  if (idsOf(places) !== idsOf(given)) setPlaces(given)

  const nearest = tiles === undefined ? NEAREST_OUTLINE : NEAREST

  useEffect(() => {
    if (element.current === null) return undefined
    const made = createMap(element.current, {
      center: [...start.centre],
      zoom: start.zoom,
      // Sweden cannot be dragged out of sight.
      maxBounds: latLngBounds(sweden.flat().map(([north, east]): [number, number] => [north, east])).pad(0.5),
      minZoom: FARTHEST,
      maxZoom: nearest,
      scrollWheelZoom: false,
      zoomControl: false,
      // Half steps, so that what is to be in sight fills the map.
      zoomSnap: 0.5,
    })
    made.attributionControl.setPrefix(false)
    control.zoom({ zoomInTitle: t('stores.map.nearer'), zoomOutTitle: t('stores.map.farther') }).addTo(made)
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
  }, [tiles, nearest])

  useEffect(() => {
    const shown = map.current
    if (shown === undefined) return undefined
    const inSight = [...places.slice(0, here === undefined ? places.length : MOST_IN_SIGHT), ...(here ? [here] : [])]
    if (inSight.length > 0)
      shown.fitBounds(latLngBounds(inSight.map(pointOf)), {
        padding: [40, 40],
        maxZoom: NEAREST_BY_ITSELF,
        animate: false,
      })
    const groupsAt = groupPlaces(places, nearest)
    const signs = layerGroup().addTo(shown)
    const draw = () => {
      signs.clearLayers()
      for (const sign of groupsAt(shown.getZoom())) {
        const place = sign.tag === 'Alone' ? places[sign.index] : undefined
        // All that is on the map is in the list, where it is reached by keyboard.
        if (sign.tag === 'Group')
          marker(pointOf(sign), {
            icon: groupSign(sign.count),
            title: t('stores.map.group', { count: sign.count }),
            keyboard: false,
          })
            .on('click', () => shown.setView(pointOf(sign), Math.max(sign.apartAt, shown.getZoom() + 1)))
            .addTo(signs)
        else if (place !== undefined)
          marker(pointOf(place), { icon: signOf(sign.index + 1, false), title: place.name, keyboard: false })
            .on('click', () => select(place.id))
            .addTo(signs)
      }
      if (here !== undefined)
        marker(pointOf(here), {
          icon: hereSign,
          interactive: false,
          keyboard: false,
          zIndexOffset: inFront.here,
        }).addTo(signs)
    }
    draw()
    shown.on('zoomend', draw)
    return () => {
      shown.off('zoomend', draw)
      signs.remove()
    }
  }, [places, here, nearest])

  useEffect(() => {
    const shown = map.current
    const index = places.findIndex(({ id }) => id === selected)
    const place = places[index]
    if (shown === undefined || place === undefined) return undefined
    const sign = marker(pointOf(place), {
      icon: signOf(index + 1, true),
      title: place.name,
      keyboard: false,
      zIndexOffset: inFront.selected,
    }).addTo(shown)
    shown.panTo(pointOf(place), { animate: false })
    return () => void sign.remove()
  }, [selected, places])

  return <section ref={element} className={styles.map} aria-label={t('stores.map')} />
}
