import type { Locks } from './tabs'

/** Runs a task while no other tab of this browser runs one of the same name. */
export type RunExclusively = <A>(name: string, task: () => Promise<A>) => Promise<A>

/**
 * Exclusive tasks by Web Locks. Over plain HTTP, other than on localhost, there are no locks, and a browser that refuses
 * storage refuses locks too: each tab then runs its tasks by itself.
 */
export const exclusiveTasks =
  (locks: Locks | undefined): RunExclusively =>
  async (name, task) => {
    if (locks === undefined) return task()
    let isGranted = false
    try {
      return await locks.request(name, {}, () => {
        isGranted = true
        return task()
      })
    } catch (error) {
      if (isGranted) throw error
      return task()
    }
  }
