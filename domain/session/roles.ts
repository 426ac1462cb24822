import { roles, type Role } from './session'

/** Whether a role has the rights of another: its own and those of every role below it (PERM-03 to PERM-05). */
export const hasAtLeast = (role: Role | undefined, required: Role): boolean =>
  role !== undefined && roles.indexOf(role) <= roles.indexOf(required)
