type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const KEY = 'chunk-reloaded'

export interface ChunkReload {
  /** Opened at every use: a refused storage throws when it is mentioned. */
  readonly storage: () => Storage
  /** Where the user was going; undefined when nothing but a guess ahead of time failed. */
  readonly target: () => string | undefined
  readonly load: (path: string) => void
}

/** Takes the one reload of this session; without a storage to remember it in there is none. */
const takeReload = (open: () => Storage): boolean => {
  try {
    const storage = open()
    if (storage.getItem(KEY) !== null) return false
    storage.setItem(KEY, '1')
    return true
  } catch {
    return false
  }
}

/**
 * What to do when a chunk of the shop cannot be loaded, as after a new version was put in place: load the page that
 * was asked for anew, once per session (SHELL-02).
 */
export const chunkReload =
  ({ storage, target, load }: ChunkReload) =>
  (): void => {
    const path = target()
    if (path !== undefined && takeReload(storage)) load(path)
  }
