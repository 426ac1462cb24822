import { useState } from 'react'
import * as E from 'fp-ts/Either'
import { writeOrderDocument, type OrderDocument } from '#domain/order/order-document'
import { Button } from '../../components/Button'
import { saveFile } from '../../components/save-file'
import { failureText } from '../../texts/failure-text'
import { useDocumentCalls } from '../orders/order-calls'
import { documentName } from './document-name'
import { t } from './t'
import styles from './OrderPage.module.css'

/** The documents that an order has, each as a PDF (ORDER-05). */
export const OrderDocuments = ({
  number,
  documents,
}: {
  readonly number: string
  readonly documents: readonly OrderDocument[]
}) => {
  const makeCall = useDocumentCalls()
  const [fetching, setFetching] = useState<string>()
  const [fault, setFault] = useState('')
  const open = async (document: OrderDocument) => {
    if (fetching !== undefined) return
    setFetching(writeOrderDocument(document))
    setFault('')
    const outcome = await makeCall((service) => service.document(number, document))
    setFetching(undefined)
    const name = documentName(document)
    if (E.isRight(outcome)) saveFile(`${name} ${number}`, 'pdf', outcome.right)
    else setFault(t('orderPage.document.failed', { name, reason: failureText(outcome.left) }))
  }
  return (
    <section aria-labelledby="order-documents" className={`${styles.section} ${styles.screenOnly}`}>
      <h2 id="order-documents">{t('orderPage.documents')}</h2>
      {documents.length === 0 ? (
        <p>{t('orderPage.documents.none')}</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map((document) => {
            const path = writeOrderDocument(document)
            return (
              <li key={path}>
                <Button
                  variant="secondary"
                  icon="document"
                  busy={fetching === path}
                  onClick={() => void open(document)}
                >
                  {t('orderPage.document.open', { name: documentName(document) })}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <output className={styles.fault}>{fault}</output>
    </section>
  )
}
