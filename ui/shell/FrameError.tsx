import { useRouteError } from 'react-router-dom'
import { ErrorView } from '../errors/ErrorView'

/** Where the shell's own data did not come: the error, without a shop around it. */
export const FrameError = () => {
  const error = useRouteError()
  return (
    <main>
      <ErrorView error={error} />
    </main>
  )
}
