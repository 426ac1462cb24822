import { calendarDate } from '#domain/kernel/calendar-date'
import { readArticleNumber } from '#domain/kernel/ids'
import { readQuantity } from '#domain/kernel/quantity'
import { plain } from '../codec-parts'

// Values that the domain reads: a record that holds anything else is refused. A zip code is not among them, since an
// export masks it and a replay reads the export.
export const articleNumber = plain.textBy(readArticleNumber, 'article number')
export const day = plain.textBy(calendarDate, 'day')
export const quantity = plain.numberBy(readQuantity, 'quantity')
