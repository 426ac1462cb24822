import { useState } from 'react'
import * as E from 'fp-ts/Either'
import { type SheetFormat, sheetFormats } from '#application/ports/spreadsheets'
import type { UsersQuery } from '#application/ports/user-service'
import { Button, buttonClass } from '../../components/Button'
import { Flyout } from '../../components/Flyout'
import { Icon } from '../../components/Icon'
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
  const [choosing, setChoosing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const save = async (format: SheetFormat) => {
    setChoosing(false)
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
      <Flyout
        title={t('users.export')}
        align="end"
        open={choosing}
        onOpen={() => setChoosing(true)}
        onClose={() => setChoosing(false)}
        trigger={{
          className: buttonClass('secondary', 'normal'),
          content: (
            <>
              <Icon name="download" size={18} /> {t(busy ? 'users.export.busy' : 'users.export')}
            </>
          ),
        }}
      >
        <ul className={styles.formats}>
          {sheetFormats.map((format) => (
            <li key={format}>
              <Button variant="text" onClick={() => void save(format)}>
                <Icon name="document" size={18} /> {t(`users.export.${format}`)}
              </Button>
            </li>
          ))}
        </ul>
      </Flyout>
      <output className={styles.said}>{said}</output>
    </div>
  )
}
