import { isRouteErrorResponse } from 'react-router-dom'
import { NotFoundView } from './NotFoundView'
import { Compartments } from './Compartments'
import { errorTextsOf } from '../routing/error-texts'
import { cameFromServer, statusOf } from '../routing/status'
import { RecoveryLinks } from './RecoveryLinks'
import styles from './error.module.css'

interface ErrorViewProps {
  readonly error: unknown
  readonly path?: string
}

/** Status, headline and reason (ERROR-01), and links to go on (ERROR-05). */
export const ErrorView = ({ error, path }: ErrorViewProps) => {
  const status = statusOf(error)
  const fromServer = cameFromServer(error)
  if (status === 404) return <NotFoundView path={pathIn(error) ?? path ?? ''} cameFromServer={fromServer} />
  const { headline, reason } = errorTextsOf(status)
  return (
    <div className={`page-width ${styles.page}`}>
      <div>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.reason}>{reason}</p>
        <RecoveryLinks cameFromServer={fromServer} again={status >= 500} />
      </div>
      <Compartments status={status} />
    </div>
  )
}

/** The path that a 404 answer says was not found. */
const pathIn = (error: unknown): string | undefined => {
  if (!isRouteErrorResponse(error)) return undefined
  const body: unknown = error.data
  return typeof body === 'object' && body !== null && 'path' in body && typeof body.path === 'string'
    ? body.path
    : undefined
}
