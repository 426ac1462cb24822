import { createContext, lazy, Suspense, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NewListRow } from '#application/ports/favourite-list-service'
import { MOST_FAVOURITES } from '#domain/favourites/favourites'
import { Button } from '../components/Button'
import { Dialog } from '../components/Dialog'
import { Skeleton } from '../components/Skeleton'
import { t } from '../texts/t'
import styles from './FavouriteDialogs.module.css'

const ChooseList = lazy(async () => ({ default: (await import('./ChooseList')).ChooseList }))

interface FavouriteDialogAccess {
  /** Tells that there is no room for another favourite (FAV-05). */
  readonly tellLimit: () => void
  /** Asks which list rows are to be added to. */
  readonly chooseList: (rows: readonly NewListRow[]) => void
}

const nothing = () => undefined
const FavouriteDialogContext = createContext<FavouriteDialogAccess>({ tellLimit: nothing, chooseList: nothing })

export const useFavouriteDialogs = (): FavouriteDialogAccess => useContext(FavouriteDialogContext)

/** The dialogs that a heart, or a button beside articles, opens on any page. */
export const FavouriteDialogs = ({ children }: { children: ReactNode }) => {
  const [isFull, setIsFull] = useState(false)
  const [rows, setRows] = useState<readonly NewListRow[]>()
  const access = useMemo(() => ({ tellLimit: () => setIsFull(true), chooseList: setRows }), [])
  const close = () => setRows(undefined)
  return (
    <FavouriteDialogContext.Provider value={access}>
      {children}
      <LimitDialog open={isFull} onClose={() => setIsFull(false)} />
      <Dialog open={rows !== undefined} onClose={close} title={t('favourites.chooseList')}>
        {rows !== undefined && (
          <Suspense fallback={<Skeleton rows={3} kind="text" />}>
            <ChooseList rows={rows} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </FavouriteDialogContext.Provider>
  )
}

/** Fifty are marked already and nothing was added: confirming opens the favourites, where some can be removed (FAV-06). */
const LimitDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const navigate = useNavigate()
  const confirm = () => {
    onClose()
    void navigate('/mina-sidor/favoriter')
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('favorites.info_modal.title')}>
      <div className={styles.content}>
        <p>{t('favorites.info_modal.body', { most: MOST_FAVOURITES })}</p>
        <div className={styles.ways}>
          <Button onClick={confirm}>{t('favorites.info_modal.confirm')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('favorites.info_modal.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
