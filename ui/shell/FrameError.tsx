import { useRouteError } from 'react-router-dom'
import { ErrorView } from '../errors/ErrorView'

/** The error page without a frame, for when the data of the shell could not be loaded. */
export const FrameError = () => {
  const error = useRouteError()
  return (
    <main>
      <ErrorView error={error} />
    </main>
  )
}
