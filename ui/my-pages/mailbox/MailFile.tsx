import { useState } from 'react'
import * as E from 'fp-ts/Either'
import { Button } from '../../components/Button'
import { saveFile } from '../../components/save-file'
import { useArrivedShop } from '../../shop/ShopContext'
import { t } from '../t'

export interface MailFileProps {
  readonly mailId: string
  /** From 1 within the mail. */
  readonly position: number
  readonly name: string
}

/** A file of a mail, to be saved. */
export const MailFile = ({ mailId, position, name }: MailFileProps) => {
  const arrived = useArrivedShop()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const save = async () => {
    if (busy || arrived === undefined) return
    setBusy(true)
    const answer = await arrived.queries.mailAttachment(mailId, position)()
    setBusy(false)
    setFailed(E.isLeft(answer))
    if (E.isRight(answer)) saveFile(name.replace(/\.pdf$/, ''), 'pdf', answer.right)
  }
  return (
    <li>
      <Button variant="secondary" busy={busy} onClick={() => void save()}>
        {t('myPages.mailbox.saveFile', { name })}
      </Button>
      <output>{failed ? t('myPages.mailbox.fileFailed') : ''}</output>
    </li>
  )
}
