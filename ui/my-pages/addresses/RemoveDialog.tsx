import { useState } from 'react'
import * as E from 'fp-ts/Either'
import { failureMessage } from '#application/messages/failure-message'
import type { Address } from '#domain/address/address'
import type { CallFailure } from '#domain/failure/call-failure'
import { addressLine } from '../../addresses/address-lines'
import { Button } from '../../components/Button'
import { Dialog, FOCUSED_FIRST } from '../../components/Dialog'
import { isGone } from '../../shop/addresses'
import { messageText } from '../../texts/notice-text'
import { t } from './t'
import styles from './AddressesPage.module.css'

interface RemoveDialogProps {
  /** Undefined while none is to be deleted. */
  readonly address: Address | undefined
  readonly onRemove: (address: Address) => Promise<E.Either<CallFailure, void>>
  readonly onClose: () => void
}

type Removing = { readonly tag: 'Idle' | 'Removing' } | { readonly tag: 'Failed'; readonly text: string }

/** Asks before an address is deleted. One that a colleague has deleted meanwhile is deleted. */
export const RemoveDialog = ({ address, onRemove, onClose }: RemoveDialogProps) => {
  const [removing, setRemoving] = useState<Removing>({ tag: 'Idle' })
  const close = () => {
    setRemoving({ tag: 'Idle' })
    onClose()
  }
  const remove = async (removed: Address) => {
    if (removing.tag === 'Removing') return
    setRemoving({ tag: 'Removing' })
    const outcome = await onRemove(removed)
    if (E.isRight(outcome) || isGone(outcome.left)) close()
    else setRemoving({ tag: 'Failed', text: messageText(failureMessage(outcome.left)) })
  }
  return (
    <Dialog open={address !== undefined} onClose={close} title={t('addressBook.remove.title')}>
      {address !== undefined && (
        <div className={styles.removal}>
          <p>
            <strong>{addressLine(address)}</strong>
          </p>
          <p>{t('addressBook.remove.text')}</p>
          <div aria-live="polite" className={styles.fault}>
            {removing.tag === 'Failed' && <p>{t('addressBook.remove.failed', { reason: removing.text })}</p>}
          </div>
          <div className={styles.ways}>
            <Button variant="secondary" onClick={close} {...{ [FOCUSED_FIRST]: true }}>
              {t('addressBook.cancel')}
            </Button>
            <Button busy={removing.tag === 'Removing'} onClick={() => void remove(address)}>
              {t('addressBook.remove')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
