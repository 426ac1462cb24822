export type Opening =
  | { readonly tag: 'Open'; readonly until: string }
  | { readonly tag: 'OpensLater'; readonly at: string }
  | { readonly tag: 'Closed' }

const hours = /^(\d{1,2}:\d{2})\s*[–-]\s*(\d{1,2}:\d{2})$/

/** Whether a store with a day's hours (`06:30–17:00`, empty when closed) is open at a time of day, HH:MM in Sweden. */
export const openingNow = (day: string, time: string): Opening => {
  const [, start, end] = hours.exec(day.trim()) ?? []
  if (start === undefined || end === undefined) return { tag: 'Closed' }
  const [from, until] = [start.padStart(5, '0'), end.padStart(5, '0')]
  if (time < from) return { tag: 'OpensLater', at: start }
  return time < until ? { tag: 'Open', until: end } : { tag: 'Closed' }
}
