import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { Button } from '../../components/Button'
import { pictureAddress } from '../../quotes/picture-address'
import { refusalText } from '../../quotes/refusal-text'
import { useAnswered } from '../../shop/use-answered'
import { useQuoteCall } from '../../shop/quotes'
import dialogs from '../order/Dialogs.module.css'
import styles from './PartyFields.module.css'
import { t } from './t'

/** The customer's own logo on the document, which is kept at once and for all of their quotes. */
export const LogoField = () => {
  const [changes, setChanges] = useState(0)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const call = useQuoteCall()
  const logo = useAnswered(`logo ${changes}`, (shop) => shop.quotes.logo())
  const shown = logo.tag === 'Answered' ? logo.value : undefined

  const set = async (bytes: Uint8Array | undefined): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFault('')
    const kept = await call((quotes) => quotes.setLogo(bytes))
    setBusy(false)
    if (E.isLeft(kept)) setFault(refusalText(kept.left))
    else setChanges((before) => before + 1)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (chosen !== undefined) void chosen.arrayBuffer().then((bytes) => set(new Uint8Array(bytes)))
    // The browser reports the choice of the same file again only when the field is empty.
    currentTarget.value = ''
  }
  return (
    <fieldset>
      <legend className="visually-hidden">{t('quote.logo')}</legend>
      <div className={styles.logo}>
        {shown !== undefined && <img src={pictureAddress(shown)} alt={t('quote.logo')} />}
        <Button variant="secondary" size="row" icon="upload" busy={busy} onClick={() => file.current?.click()}>
          {t(shown === undefined ? 'quote.logo.choose' : 'quote.logo.other')}
        </Button>
        {shown !== undefined && (
          <Button variant="danger" size="row" onClick={() => void set(undefined)}>
            {t('quote.logo.remove')}
          </Button>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg"
          aria-label={t('quote.logo.choose')}
          onChange={choose}
        />
      </div>
      <p className={styles.small}>{t('quote.logo.text')}</p>
      <p role="alert" className={dialogs.fault}>
        {fault}
      </p>
    </fieldset>
  )
}
