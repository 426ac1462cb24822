import type { ProjectId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import styles from '../order/Dialogs.module.css'
import { t } from './t'

interface OtherProjectDialogProps {
  readonly quoteProject: ProjectId
  /** Undefined where the cart is for no project. */
  readonly cartProject: ProjectId | undefined
  readonly onPut: () => void
  readonly onChangeProject: () => void
  readonly onClose: () => void
}

/** Asks before the articles of a quote are put in the cart of another project than it was made for. */
export const OtherProjectDialog = (asked: OtherProjectDialogProps) => {
  const { quoteProject, cartProject, onPut, onChangeProject, onClose } = asked
  const cart =
    cartProject === undefined ? t('quote.otherProject.none') : t('quote.otherProject.project', { project: cartProject })
  return (
    <Dialog open onClose={onClose} title={t('quote.otherProject')}>
      <div className={styles.body}>
        <p>{t('quote.otherProject.text', { quote: quoteProject, cart })}</p>
        <div className={styles.ways}>
          <Button onClick={onChangeProject}>{t('quote.otherProject.change')}</Button>
          <Button variant="secondary" onClick={onPut}>
            {t('quote.otherProject.put')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('quote.party.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
