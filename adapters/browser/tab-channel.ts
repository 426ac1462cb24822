/** Says single words to the other tabs of this browser, and hears theirs. */
export interface TabChannel {
  readonly say: (word: string) => void
  readonly hear: (listener: (word: string) => void) => () => void
}

export const openTabChannel = (name: string): TabChannel =>
  globalThis.BroadcastChannel === undefined ? storageChannel(name) : broadcastChannel(name)

const broadcastChannel = (name: string): TabChannel => {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    say: (word) => channel.postMessage(word),
    hear: (listener) => {
      const heard = ({ data }: MessageEvent<unknown>): void => listener(String(data))
      channel.addEventListener('message', heard)
      return () => channel.removeEventListener('message', heard)
    },
  }
}

/** Browsers without channels tell their tabs of changed keys all the same. */
const storageChannel = (name: string): TabChannel => {
  const key = `${name} said`
  let said = 0
  return {
    say: (word) => {
      try {
        // The same text twice would be no change, and unheard.
        window.localStorage.setItem(key, `${word}\n${performance.timeOrigin + (said += 1)}`)
      } catch {
        // Whoever cannot be told looks in the log at its own next turn.
      }
    },
    hear: (listener) => {
      const heard = ({ key: changed, newValue }: StorageEvent): void => {
        if (changed === key && newValue !== null) listener(newValue.slice(0, newValue.indexOf('\n')))
      }
      window.addEventListener('storage', heard)
      return () => window.removeEventListener('storage', heard)
    },
  }
}
