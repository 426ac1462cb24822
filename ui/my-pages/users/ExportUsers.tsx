import { useState } from 'react'
import * as E from 'fp-ts/Either'
import type { SheetFormat } from '#application/ports/spreadsheets'
import type { UsersQuery } from '#application/ports/user-service'
import { FormatChoice } from '../../components/FormatChoice'
import { saveFile } from '../../components/save-file'
import { useToday } from '../../shop/now'
import { useArrivedShop } from '../../shop/ShopContext'
import { t } from './t'
import { useDenyNames, useRoleNames } from './user-calls'
import { allUsers, MOST_EXPORTED, userRows } from './user-rows'
import styles from './ExportUsers.module.css'

/** A file of all users that the filters let through, on every page of the list. */
export const ExportUsers = ({ query }: { query: UsersQuery }) => {
  const arrived = useArrivedShop()
  const today = useToday()
  const roleName = useRoleNames()
  const denyName = useDenyNames()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const save = async (format: SheetFormat) => {
    if (busy || arrived === undefined) return
    setBusy(true)
    setSaid('')
    const found = await allUsers(arrived.queries.users, query)
    const rows = E.isRight(found)
      ? userRows(found.right.users, { customer: query.search.customer, roleName, denyName })
      : []
    const bytes = E.isRight(found) ? await arrived.spreadsheets.write(format, rows)() : undefined
    setBusy(false)
    if (bytes === undefined) return setSaid(t('users.export.failed'))
    saveFile(t('users.export.name', { day: today ?? '' }), format, bytes)
    if (E.isRight(found) && found.right.isCut) setSaid(t('users.export.cut', { count: MOST_EXPORTED }))
  }
  return (
    <div className={styles.export}>
      <FormatChoice
        label={t('users.export')}
        align="end"
        busy={busy ? t('users.export.busy') : undefined}
        onChoose={(format) => void save(format)}
      />
      <output className={styles.said}>{said}</output>
    </div>
  )
}
