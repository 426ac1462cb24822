type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const KEY = 'chunk-reloaded'

export interface ChunkReload {
  /** Opened at every use: a refused storage throws when it is mentioned. */
  readonly storage: () => Storage
  /** Where the user was going; undefined when nothing but a guess ahead of time failed. */
  readonly target: () => string | undefined
  /** Whether there is a server to load from: a page that is loaded anew without one is lost. */
  readonly answers: () => Promise<boolean>
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

export interface ChunkReloads {
  /** A chunk could not be loaded. */
  readonly fail: () => void
  /** The user is on the way to another page. */
  readonly leave: () => void
}

/**
 * What to do when a chunk of the shop cannot be loaded, as after a new version was put in place: load the page that
 * was asked for anew, once per session (SHELL-02). Where no server answers the page stays, and the next step tries
 * again, since what belongs to a chunk may be missing without it.
 */
export const chunkReload = ({ storage, target, answers, load }: ChunkReload): ChunkReloads => {
  let isMissing = false

  const loadAsked = async (): Promise<void> => {
    const path = target()
    if (path === undefined) return
    isMissing = true
    if ((await answers()) && takeReload(storage)) load(path)
  }
  return {
    fail: () => void loadAsked(),
    leave: () => {
      if (isMissing) void loadAsked()
    },
  }
}
