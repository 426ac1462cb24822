type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const KEY = 'loaded-for-version'

export interface NewVersion {
  /** What this page runs: the address of its first script. */
  readonly own: string
  /** Opened at every use: a refused storage throws when it is mentioned. */
  readonly storage: () => Storage
  /** Whether everything that the user did outlives a load of the page. */
  readonly isKept: () => boolean
  readonly load: (path: string) => void
}

export interface VersionWatch {
  /** The version header of the server; undefined without one. */
  readonly note: (version: string | null) => void
  /** The user is on the way to another page. */
  readonly leave: (path: string) => void
}

/**
 * Lets an old tab come to a new version at its next step: once per version, so that servers that disagree do not load
 * every page twice, and never while a load would cost the user something. The cart is the service's and the log's.
 */
export const watchVersion = ({ own, storage, isKept, load }: NewVersion): VersionWatch => {
  let newer: string | undefined

  const takeLoad = (version: string): boolean => {
    try {
      const kept = storage()
      if (kept.getItem(KEY) === version) return false
      kept.setItem(KEY, version)
      return true
    } catch {
      return false
    }
  }
  return {
    note: (version) => {
      if (version !== null) newer = version === own ? undefined : version
    },
    leave: (path) => {
      if (newer !== undefined && isKept() && takeLoad(newer)) load(path)
    },
  }
}
