import { useEffect, useRef, useState } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { PageSkeleton } from '../components/PageSkeleton'
import { useOffline } from '../components/use-offline'
import { statusOf } from '../routing/status'
import { useErrorHead } from '../routing/use-document-head'
import { t } from '../texts/t'
import { ErrorView } from './ErrorView'
import { OfflineView } from './OfflineView'
import { useRefetchAsUser } from './use-refetch-as-user'
import styles from './error.module.css'

/** Whether the browser was offline when the error occurred, or has been since. */
const useCameOffline = (error: unknown): boolean => {
  const isOffline = useOffline()
  const [offlineAt, setOfflineAt] = useState<unknown>(undefined)
  if (isOffline && offlineAt !== error) setOfflineAt(error)
  return isOffline || offlineAt === error
}

/** The error in place of a page; the shell around it keeps working. */
export const ErrorPage = () => {
  const error = useRouteError()
  const { pathname } = useLocation()
  const logged = useRef<unknown>(undefined)
  const isOffline = useCameOffline(error) && statusOf(error) !== 404
  const missing = useRefetchAsUser(error)
  useErrorHead(error, isOffline ? t('error.offline.headline') : undefined)
  useEffect(() => {
    // An error of our own code is not shown to the user.
    if (error instanceof Error && logged.current !== error) console.error(error)
    logged.current = error
  }, [error])
  if (isOffline) return <OfflineView />
  if (missing === 'fetching') return <PageSkeleton />
  const view = <ErrorView error={error} path={pathname} />
  if (missing === 'missing') return view
  return (
    <>
      <div className={styles.forVisitors}>{view}</div>
      <div className={styles.forUsers}>
        <PageSkeleton />
      </div>
    </>
  )
}
