/** What one step of a query may hold in memory, on both engines. */
export const WORK_MEMORY = '32MB'

/**
 * Pages of tables that the embedded database holds in memory. It touches all of this memory when it opens. The tables and
 * indexes of the catalogue that requests read fit in it; the rest is read from the file cache of the system.
 */
export const SHARED_BUFFERS = '64MB'

/**
 * How values leave PostgreSQL, the same for both engines: amounts and counts as numbers, calendar dates as the text
 * they are (never a point in time), points in time as Date, json as parsed values.
 */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8
  1700: Number, // numeric
  1082: (text) => text, // date
}
