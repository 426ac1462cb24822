/** A short message to the user. `key` and `params` name a text in the message catalogue. */
export interface Notice {
  readonly id: string
  readonly severity: 'info' | 'success' | 'warning' | 'error'
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
  /** Milliseconds until it goes away by itself; errors stay until closed. */
  readonly duration: number | undefined
}
