import type { Database } from '../database/database'
import type { Attachment } from './letter'

/** The files of a mail; none once the mail server has it. */
export const readAttachments = async (db: Database, mailId: string): Promise<readonly Attachment[]> => {
  const rows = await db
    .selectFrom('outbox_attachments')
    .select(['file_name', 'media_type', 'content'])
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute()
  return rows.map(({ file_name, media_type, content }) => ({
    fileName: file_name,
    mediaType: media_type,
    content: Buffer.from(content, 'base64'),
  }))
}
