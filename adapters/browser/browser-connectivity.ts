import type { Connectivity } from '#application/ports/connectivity'

/** To be made when the page is loaded. */
export const createBrowserConnectivity = (): Connectivity => {
  let wasThere = navigator.onLine
  window.addEventListener('online', () => {
    wasThere = true
  })
  return {
    whenBack: (listener) => {
      window.addEventListener('online', listener)
      return () => window.removeEventListener('online', listener)
    },
    isLost: () => wasThere && !navigator.onLine,
    whenChanged: (listener) => {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
  }
}
