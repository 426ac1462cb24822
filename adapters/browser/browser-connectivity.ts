import type { Connectivity } from '#application/ports/connectivity'

export const browserConnectivity: Connectivity = {
  whenBack: (listener) => {
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  },
}
