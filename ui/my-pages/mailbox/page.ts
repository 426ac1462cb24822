import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const mailbox = page({
  id: 'mailbox',
  name: 'Mailbox',
  path: 'mina-sidor/brevlada',
  view: { source: 'ui/my-pages/mailbox/MailboxPage.tsx', load: () => import('./MailboxPage') },
  readsParameters: false,
  requiresAuth: true,
  requires: 'readMailbox',
  head: { title: t('shell.mailbox'), noindex: true },
})
