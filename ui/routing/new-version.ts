type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const KEY = 'loaded-for-version'

export interface NewVersion {
  /** The version that this page runs: the address of its first script. */
  readonly own: string
  /** Opened at every use, because the browser throws when a page accesses blocked storage. */
  readonly storage: () => Storage
  /** Whether a reload would lose none of the user's work. */
  readonly isKept: () => boolean
  readonly load: (path: string) => void
}

export interface VersionWatch {
  /** The version header of the server; undefined without one. */
  readonly note: (version: string | null) => void
  /** The user has started a navigation. */
  readonly leave: (path: string) => void
}

/**
 * Reloads an old tab at its next navigation after a deployment. It reloads once per version, so that servers of
 * different versions do not cause repeated reloads, and never while a reload would lose the user's work. The cart is
 * safe: the service and the log hold it.
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
