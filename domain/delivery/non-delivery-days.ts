import { addDays, type CalendarDate, datePartsOf, easterSunday, weekdayOf } from '../kernel/calendar-date'

export const nonDeliveryReasons = [
  'newYearsDay',
  'epiphany',
  'mayDay',
  'nationalDay',
  'christmasEve',
  'christmasDay',
  'boxingDay',
  'newYearsEve',
  'goodFriday',
  'easterSunday',
  'easterMonday',
  'ascensionDay',
  'midsummerFriday',
  'extraDay',
  'saturday',
  'sunday',
] as const

export type NonDeliveryReason = (typeof nonDeliveryReasons)[number]

/** Month and day (DELIVERY-21). */
const fixedHolidays: Readonly<Record<string, NonDeliveryReason>> = {
  '01-01': 'newYearsDay',
  '01-06': 'epiphany',
  '05-01': 'mayDay',
  '06-06': 'nationalDay',
  '12-24': 'christmasEve',
  '12-25': 'christmasDay',
  '12-26': 'boxingDay',
  '12-31': 'newYearsEve',
}

/** Days after Easter Sunday (DELIVERY-22). */
const easterHolidays: readonly (readonly [number, NonDeliveryReason])[] = [
  [-2, 'goodFriday'],
  [0, 'easterSunday'],
  [1, 'easterMonday'],
  [39, 'ascensionDay'],
]

const movableHoliday = (date: CalendarDate): NonDeliveryReason | undefined => {
  const { year, month, day } = datePartsOf(date)
  // Midsummer Eve is the Friday between 19 and 25 June.
  if (month === 6 && day >= 19 && day <= 25 && weekdayOf(date) === 5) return 'midsummerFriday'
  if (month < 3 || month > 6) return undefined
  const easter = easterSunday(year)
  return easterHolidays.find(([days]) => addDays(easter, days) === date)?.[1]
}

const weekend = (date: CalendarDate): NonDeliveryReason | undefined => {
  const weekday = weekdayOf(date)
  return weekday === 6 ? 'saturday' : weekday === 7 ? 'sunday' : undefined
}

/**
 * Why nothing is delivered on a day; undefined when it is an ordinary delivery day (DELIVERY-20 to DELIVERY-23).
 * `extraDays` are those of the brand's configuration (DELIVERY-24).
 */
export const nonDeliveryReason = (
  date: CalendarDate,
  extraDays: readonly CalendarDate[],
): NonDeliveryReason | undefined =>
  fixedHolidays[date.slice(5)] ?? movableHoliday(date) ?? (extraDays.includes(date) ? 'extraDay' : weekend(date))

export const isNonDeliveryDay = (date: CalendarDate, extraDays: readonly CalendarDate[]): boolean =>
  nonDeliveryReason(date, extraDays) !== undefined

/** The first delivery day after today (DELIVERY-25). */
export const nextDeliveryDate = (today: CalendarDate, extraDays: readonly CalendarDate[]): CalendarDate => {
  let date = addDays(today, 1)
  while (isNonDeliveryDay(date, extraDays)) date = addDays(date, 1)
  return date
}
