type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const KEY = 'chunk-reloaded'

export interface ChunkReload {
  /** Opened at every use, because the browser throws when a page accesses blocked storage. */
  readonly storage: () => Storage
  /** The address that the user was going to; undefined when only a preload failed. */
  readonly target: () => string | undefined
  /** Whether the server can be reached: without it a reload would lose the page. */
  readonly answers: () => Promise<boolean>
  readonly load: (path: string) => void
}

/** Claims the one reload of this session. Without storage to record it there is no reload. */
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
  /** The user has started a navigation. */
  readonly leave: () => void
}

/**
 * Handles a chunk of the shop that cannot be loaded, for example after a deployment: reloads the requested page, once
 * per session (SHELL-02). When the server cannot be reached the page stays, and the next navigation tries again,
 * because parts of a chunk may be missing.
 */
export const chunkReload = ({ storage, target, answers, load }: ChunkReload): ChunkReloads => {
  let isMissing = false

  const reloadTarget = async (): Promise<void> => {
    const path = target()
    if (path === undefined) return
    isMissing = true
    if ((await answers()) && takeReload(storage)) load(path)
  }
  return {
    fail: () => void reloadTarget(),
    leave: () => {
      if (isMissing) void reloadTarget()
    },
  }
}
