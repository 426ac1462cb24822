import type { Tabs } from '#application/ports/tabs'

export interface LeadershipSurroundings {
  readonly tabs: Pick<Tabs, 'whenLeader'>
  /** This tab leads from now on; `isLeading` tells whether it still does. */
  readonly lead: (isLeading: () => boolean) => Promise<void>
  /** Another tab leads. */
  readonly follow: () => void
  /** Another tab leads, and this one must not accept commands. */
  readonly shut: () => void
  readonly whenStopped: (stop: () => void) => void
}

/** Resolves when this tab leads, or when it knows that another tab leads. */
export const seekLeadership = ({ tabs, lead, follow, shut, whenStopped }: LeadershipSurroundings): Promise<void> =>
  new Promise((resolve) => {
    let isLeading = false
    const begin = async (): Promise<void> => {
      isLeading = true
      await lead(() => isLeading)
      resolve()
    }
    const end = (): void => {
      isLeading = false
      follow()
      resolve()
    }
    const endShut = (): void => {
      shut()
      end()
    }
    whenStopped(tabs.whenLeader(() => void begin(), end, endShut))
  })
