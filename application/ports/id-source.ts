/** New ids, 21 characters, not to be guessed. */
export interface IdSource {
  readonly next: () => string
}
