import * as TE from 'fp-ts/TaskEither'
import type { ContentEditing } from '#application/ports/content-editing'
import type { FormService } from '#application/ports/form-service'

/** No form is taken. */
export const noForms: FormService = {
  send: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
}

/** No content is edited. */
export const noContentEditing: ContentEditing = {
  entries: () => TE.right([]),
  entry: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
  save: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
  publish: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
  unpublish: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
}
