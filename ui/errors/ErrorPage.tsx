import { useEffect, useRef } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { useDocumentHead } from '../routing/use-document-head'
import { ErrorView } from './ErrorView'
import { useAskAsOneself } from './use-ask-as-oneself'

/** The error in place of a page; the shell around it keeps working. */
export const ErrorPage = () => {
  const error = useRouteError()
  const { pathname } = useLocation()
  const told = useRef<unknown>(undefined)
  useDocumentHead(error)
  useAskAsOneself(error)
  useEffect(() => {
    // What our own code threw is not shown to the user; it belongs in the console.
    if (error instanceof Error && told.current !== error) console.error(error)
    told.current = error
  }, [error])
  return <ErrorView error={error} path={pathname} />
}
