import type { TabChannel } from '#adapters/browser/tab-channel'

/** Channels of one name: each is heard by the others and not by itself. */
export const createMemoryChannels = (): (() => TabChannel) => {
  const channels = new Set<Set<(word: string) => void>>()
  return () => {
    const own = new Set<(word: string) => void>()
    channels.add(own)
    return {
      say: (word) => {
        for (const other of channels) if (other !== own) other.forEach((listener) => listener(word))
      },
      hear: (listener) => {
        own.add(listener)
        return () => void own.delete(listener)
      },
    }
  }
}
