import type { Area } from '../area'
import { mailMigrations } from './migrations'
import { mailPlugin } from './plugin'
import type { MailTables } from './tables'

/** What the shop writes to its users, and the mailbox that shows it where no mail server is named. */
export const mailArea: Area<MailTables> = { migrations: mailMigrations, plugin: mailPlugin }
