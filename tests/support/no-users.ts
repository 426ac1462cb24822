import * as TE from 'fp-ts/TaskEither'
import type { UserService } from '#application/ports/user-service'

const lost = () => TE.left({ tag: 'Lost', service: 'auth', status: undefined } as const)

/** A service of users that never answers. */
export const noUsers: UserService = {
  users: lost,
  user: lost,
  userName: lost,
  create: lost,
  update: lost,
  permissions: lost,
  updatePermissions: lost,
  roleNames: lost,
  permissionNames: lost,
}
