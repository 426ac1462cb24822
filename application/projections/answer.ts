/** What is known of a call that a view makes. `retry` makes the call again at once. */
export type Answer<T> =
  | { readonly tag: 'Asking' }
  | { readonly tag: 'Answered'; readonly value: T }
  | { readonly tag: 'Failed'; readonly retry: () => void }

export const asking = { tag: 'Asking' } as const

/** Answers by arguments. All subscribers of equal arguments (equal as JSON) share one call and its answer. */
export interface SharedAnswers<Args, T> {
  /** `Asking` while nobody subscribes. The same object until the answer changes. */
  readonly get: (args: Args) => Answer<T>
  /** The first subscriber starts the call. When the last one leaves, the call is aborted and the answer forgotten. */
  readonly subscribe: (args: Args, listener: () => void) => () => void
}
