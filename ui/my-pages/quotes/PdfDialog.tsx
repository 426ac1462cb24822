import * as E from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import type { KnownQuote } from '#domain/quotes/quote-view'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { FaultBox } from '../../components/FaultBox'
import { saveFile } from '../../components/save-file'
import { Skeleton } from '../../components/Skeleton'
import { OfferSums } from '../../quotes/OfferSums'
import { OfferTable } from '../../quotes/OfferTable'
import { refusalText } from '../../quotes/refusal-text'
import { useQuoteCall } from '../../shop/quotes'
import dialogs from '../order/Dialogs.module.css'
import styles from './PdfDialog.module.css'
import { t } from './t'

interface PdfDialogProps {
  readonly view: KnownQuote
  readonly onClose: () => void
}

type Fetched =
  | { readonly tag: 'Asking' }
  | { readonly tag: 'Failed'; readonly text: string }
  | { readonly tag: 'Known'; readonly bytes: Uint8Array }

/** The document as it is sent: shown here where the browser can, and saved as a file. */
export const PdfDialog = ({ view, onClose }: PdfDialogProps) => {
  const { quote } = view
  const call = useQuoteCall()
  const [fetched, setFetched] = useState<Fetched>({ tag: 'Asking' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const pdf = await call((quotes) => quotes.pdf(quote.id))
      if (isWanted)
        setFetched(E.isRight(pdf) ? { tag: 'Known', bytes: pdf.right } : { tag: 'Failed', text: refusalText(pdf.left) })
    }
    void ask()
    return () => {
      isWanted = false
    }
    // Once for each wish: the call is another function in each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [quote.id, round])
  const again = () => {
    setFetched({ tag: 'Asking' })
    setRound((before) => before + 1)
  }
  return (
    <Dialog open onClose={onClose} title={t('quote.pdf.title', { number: quote.number })}>
      <div className={dialogs.body}>
        {fetched.tag === 'Asking' && <Skeleton rows={6} kind="text" />}
        {fetched.tag === 'Failed' && <FaultBox title={fetched.text} onRetry={again} />}
        {fetched.tag === 'Known' && (
          <>
            <div className={dialogs.ways}>
              <Button
                icon="download"
                onClick={() => saveFile(t('quote.pdf.name', { number: quote.number }), 'pdf', fetched.bytes)}
              >
                {t('quote.pdf.save')}
              </Button>
            </div>
            <Preview view={view} bytes={fetched.bytes} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The document itself; phones and some browsers show none in a page, and get its rows and sums from the same offer. */
const Preview = ({ view, bytes }: { view: KnownQuote; bytes: Uint8Array }) => {
  const [address] = useState(() =>
    navigator.pdfViewerEnabled
      ? URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }))
      : undefined,
  )
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address)
    },
    [address],
  )
  if (address !== undefined)
    return (
      // A browser opens its viewer of documents in no sandbox, and the bytes are our own service's.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe className={styles.document} src={`${address}#navpanes=0&view=FitH`} title={t('quote.pdf.preview')} />
    )
  if (view.offer === undefined) return null
  return (
    <section className={styles.offer} aria-label={t('quote.pdf.preview')}>
      <OfferTable offer={view.offer} caption={t('quote.rows.title')} />
      <OfferSums offer={view.offer} />
    </section>
  )
}
