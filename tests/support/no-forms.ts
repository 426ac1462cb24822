import * as TE from 'fp-ts/TaskEither'
import type { FormService } from '#application/ports/form-service'

/** No form is taken. */
export const noForms: FormService = {
  send: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
}
