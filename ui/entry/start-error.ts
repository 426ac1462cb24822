import type { Environment } from './environment'
import { errorCode } from '../server/error-code'
import { startFaultText, type StartFault } from './start-fault'

const textOfField = (error: unknown, field: 'syscall' | 'hostname'): string | undefined => {
  const fields: Readonly<Record<string, unknown>> = error instanceof Error ? { ...error } : {}
  const value = fields[field]
  return typeof value === 'string' ? value : undefined
}

const listenFault = (code: string, { host, port }: Environment): StartFault | undefined => {
  switch (code) {
    case 'EADDRINUSE':
      return {
        variable: 'PORT',
        problem: `another program already answers at port ${port}.`,
        remedy: 'Write another port, or end that program.',
      }
    case 'EACCES':
      return {
        variable: 'PORT',
        problem: `this user may not answer at port ${port}.`,
        remedy: 'Write a port above 1023.',
      }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return {
        variable: 'HOST',
        problem: `"${host}" is no address of this machine.`,
        remedy: 'Write localhost, 0.0.0.0, or an address that this machine has.',
      }
    default:
      return undefined
  }
}

/** Why a start failed, if the reason is known; undefined for an unexpected error. */
export const startFaultOf = (error: unknown, environment: Environment): StartFault | undefined =>
  textOfField(error, 'syscall') === 'listen' || textOfField(error, 'hostname') === environment.host
    ? listenFault(errorCode(error), environment)
    : undefined

// Errors of the code that opens the data folder or the database are written for people and need no stack.
const isPlain = ({ message }: Error): boolean => /data folder|^The database in |^PostgreSQL at /i.test(message)

/** The terminal's text for a failed start: plain lines, or the stack of an unexpected error. */
export const startErrorText = (error: unknown, environment: Environment): string => {
  const known = startFaultOf(error, environment)
  if (known !== undefined) return startFaultText([known])
  if (!(error instanceof Error)) return `The shop cannot start: ${String(error)}`
  const line = `The shop cannot start: ${error.message}`
  return isPlain(error) ? line : `${line}\n\n${error.stack ?? ''}`
}
