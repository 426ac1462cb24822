/** A web storage in memory. Windows of one browser share its texts, and each may tell of what it changes. */
export const createMemoryWebStorage = (
  texts: Map<string, string> = new Map(),
  whenChanged: (key: string, value: string | null) => void = () => undefined,
): Storage => ({
  get length() {
    return texts.size
  },
  key: (index) => [...texts.keys()][index] ?? null,
  clear: () => texts.clear(),
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, value) => {
    texts.set(key, value)
    whenChanged(key, value)
  },
  removeItem: (key) => {
    texts.delete(key)
    whenChanged(key, null)
  },
})
