import { useLocation } from 'react-router-dom'
import { withKnownParameters } from '#application/queries/result-window'

/**
 * The location of the results, without unrelated parameters, so that links on the page are the same for all readers.
 */
export const useResultLocation = (): { readonly key: string; readonly pathname: string; readonly search: string } => {
  const { key, pathname, search } = useLocation()
  return { key, pathname, search: withKnownParameters(search) }
}
