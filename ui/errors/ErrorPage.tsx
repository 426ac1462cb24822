import { useEffect, useRef, useState } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { useOffline } from '../components/use-offline'
import { statusOf } from '../routing/status'
import { useErrorHead } from '../routing/use-document-head'
import { t } from '../texts/t'
import { ErrorView } from './ErrorView'
import { OfflineView } from './OfflineView'
import { useAskAsOneself } from './use-ask-as-oneself'

/** Whether there was no network when an error came, or has been none since. */
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
  const told = useRef<unknown>(undefined)
  const isOffline = useCameOffline(error) && statusOf(error) !== 404
  useErrorHead(error, isOffline ? t('error.offline.headline') : undefined)
  useAskAsOneself(error)
  useEffect(() => {
    // What our own code threw is not shown to the user; it belongs in the console.
    if (error instanceof Error && told.current !== error) console.error(error)
    told.current = error
  }, [error])
  return isOffline ? <OfflineView /> : <ErrorView error={error} path={pathname} />
}
