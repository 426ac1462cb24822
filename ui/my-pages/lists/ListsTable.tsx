import { Link } from 'react-router-dom'
import type { FavouriteList } from '#domain/favourite-lists/favourite-list'
import type { UserId } from '#domain/kernel/ids'
import { Icon } from '../../components/Icon'
import { formatInstant } from '../../texts/format'
import styles from './ListsTable.module.css'
import { t } from './t'

interface ListsTableProps {
  readonly lists: readonly FavouriteList[]
  readonly reader: UserId
  readonly onRemove: (list: FavouriteList) => Promise<void>
}

/** Who sees a list, in the reader's words. */
export const accessText = ({ access, userId, ownerName }: FavouriteList, reader: UserId): string => {
  if (access === 'private') return t('lists.private')
  return userId === reader ? t('lists.sharedByYou') : t('lists.sharedBy', { name: ownerName })
}

/** A line for each list. */
export const ListsTable = ({ lists, reader, onRemove }: ListsTableProps) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{t('favourites.listsTitle')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('lists.name')}</th>
        <th scope="col" className={styles.number}>
          {t('lists.column.rows')}
        </th>
        <th scope="col">{t('lists.column.access')}</th>
        <th scope="col">{t('lists.column.changed')}</th>
        <th scope="col" aria-label={t('lists.remove')} />
      </tr>
    </thead>
    <tbody>
      {lists.map((list) => (
        <tr key={list.id}>
          <td className={styles.name}>
            <Link to={`/mina-sidor/inkoepslistor/${list.id}`}>{list.name}</Link>
          </td>
          <td className={styles.number}>{list.totalRows}</td>
          <td className={styles.access}>{accessText(list, reader)}</td>
          <td className={styles.changed}>{formatInstant(list.updatedAt)}</td>
          <td className={styles.remove}>
            {list.userId === reader && (
              <button
                type="button"
                aria-label={t('lists.removeList', { name: list.name })}
                onClick={() => void onRemove(list)}
              >
                <Icon name="trash" size={18} />
              </button>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
