/** Sends short messages to the other tabs of this browser and receives theirs. */
export interface TabChannel {
  readonly say: (word: string) => void
  readonly hear: (listener: (word: string) => void) => () => void
}

export const openTabChannel = (name: string): TabChannel => {
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
