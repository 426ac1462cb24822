import { isRouteErrorResponse } from 'react-router-dom'

/** The status that an error page shows. An error thrown by our own code counts as 500. */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

/** Whether a server answered with the error, or the fault arose in the browser (ERROR-05). */
export const cameFromServer = (error: unknown): boolean => isRouteErrorResponse(error)
