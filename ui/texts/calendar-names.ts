// Written out, because browsers and Node have different versions of the Swedish names, and both must render the same.

/** Monday first (CONST-08). */
export const weekdays = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'] as const
/** Heads of the columns of a calendar, Monday first (CONST-08). */
export const dayNames = ['Mån', 'Tis', 'Ons', 'Tors', 'Fre', 'Lör', 'Sön'] as const
export const shortWeekdays = ['mån', 'tis', 'ons', 'tor', 'fre', 'lör', 'sön'] as const

export const months = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
] as const
export const shortMonths = [
  'jan',
  'feb',
  'mars',
  'apr',
  'maj',
  'juni',
  'juli',
  'aug',
  'sep',
  'okt',
  'nov',
  'dec',
] as const
