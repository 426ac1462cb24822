const span = /^(\d{1,2}:\d{2})\s*[–-]\s*(\d{1,2}:\d{2})$/

/** The hours of one day. */
export interface Span {
  /** HH:MM */
  readonly from: string
  readonly until: string
  /** The store closes on the day after. */
  readonly isOverMidnight: boolean
}

/** Reads the hours of a day, `06:30–17:00`; undefined when the store is closed or they are unknown. */
export const spanOf = (hours: string | undefined): Span | undefined => {
  const [, start, end] = span.exec(hours?.trim() ?? '') ?? []
  if (start === undefined || end === undefined) return undefined
  const [from, until] = [start.padStart(5, '0'), end.padStart(5, '0')]
  return { from, until, isOverMidnight: until <= from }
}
