/** Time that passes only from one due task to the next, so that hours of a session cost no waiting. */
export interface VirtualTime {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs a task after `ms`. @returns a function that cancels it */
  readonly after: (ms: number, task: () => void) => () => void
  /** Lets `ms` pass: runs what becomes due in order, and after each task all that follows from it. */
  readonly pass: (ms: number) => Promise<void>
  /** Runs all that follows without time passing. */
  readonly drain: () => Promise<void>
}

interface Task {
  readonly due: number
  readonly order: number
  readonly run: () => void
  isCancelled: boolean
}

const isBefore = (one: Task, other: Task): boolean =>
  one.due < other.due || (one.due === other.due && one.order < other.order)

/** The tasks in a binary heap, the next one first. */
const createQueue = () => {
  const heap: Task[] = []
  const swap = (a: number, b: number): void => {
    const [one, other] = [heap[a], heap[b]]
    if (one === undefined || other === undefined) return
    heap[a] = other
    heap[b] = one
  }
  const isSwapped = (child: number, parent: number): boolean => {
    const [below, above] = [heap[child], heap[parent]]
    if (below === undefined || above === undefined || !isBefore(below, above)) return false
    swap(child, parent)
    return true
  }
  return {
    first: (): Task | undefined => heap[0],
    add: (task: Task): void => {
      heap.push(task)
      let place = heap.length - 1
      while (place > 0 && isSwapped(place, (place - 1) >> 1)) place = (place - 1) >> 1
    },
    takeFirst: (): void => {
      const last = heap.pop()
      if (last === undefined || heap.length === 0) return
      heap[0] = last
      let place = 0
      for (;;) {
        const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]]
        const child = left !== undefined && right !== undefined && isBefore(right, left) ? 2 * place + 2 : 2 * place + 1
        if (!isSwapped(child, place)) return
        place = child
      }
    },
  }
}

/** All that promises lead to is done before the next turn of the event loop. */
const drain = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export const createVirtualTime = (start: number): VirtualTime => {
  const queue = createQueue()
  let now = start
  let order = 0

  return {
    now: () => now,
    after: (ms, run) => {
      const task: Task = { due: now + Math.max(0, ms), order: (order += 1), run, isCancelled: false }
      queue.add(task)
      return () => {
        task.isCancelled = true
      }
    },
    pass: async (ms) => {
      const until = now + ms
      await drain()
      for (let next = queue.first(); next !== undefined && next.due <= until; next = queue.first()) {
        queue.takeFirst()
        if (next.isCancelled) continue
        now = next.due
        next.run()
        await drain()
      }
      now = until
    },
    drain,
  }
}
