import { useState } from 'react'
import type { Coordinates } from '#domain/stores/store'

type Here =
  | { readonly tag: 'Unasked' }
  | { readonly tag: 'Asking' }
  | { readonly tag: 'Refused' }
  | { readonly tag: 'Found'; readonly place: Coordinates }

const TIMEOUT_MS = 10_000

/** Where the reader is. The browser is asked at a press only, and the place stays in this page. */
export const useHere = () => {
  const [here, setHere] = useState<Here>({ tag: 'Unasked' })
  const ask = () => {
    setHere({ tag: 'Asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setHere({ tag: 'Found', place: { latitude, longitude } }),
      () => setHere({ tag: 'Refused' }),
      { timeout: TIMEOUT_MS, maximumAge: 600_000 },
    )
  }
  return {
    place: here.tag === 'Found' ? here.place : undefined,
    isAsking: here.tag === 'Asking',
    isRefused: here.tag === 'Refused',
    ask,
    forget: () => setHere({ tag: 'Unasked' }),
  }
}
