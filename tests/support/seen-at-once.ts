/** An `IntersectionObserver` for which everything is within the window. */
export class SeenAtOnce {
  readonly disconnect = () => undefined
  constructor(private readonly told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.told([{ isIntersecting: true }])
  }
}
