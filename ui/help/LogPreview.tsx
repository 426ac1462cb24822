import { useState } from 'react'
import type { LogExport } from '#application/replay/export-log'
import type { LogExtent } from '#application/shop/log-reading'
import type { Shop } from '#application/shop/shop'
import { buttonClass } from '../components/Button'
import { formatInstant } from '../texts/format'
import { enumerate } from '../texts/enumerate'
import { t } from './t'
import { useLogExport } from './use-log-export'
import styles from './LogPreview.module.css'

/** Lines of the file that are drawn; a long log would make the page slow. */
const LINES_SHOWN = 200

/** What leaves the browser, and the file. */
export const LogPreview = ({ shop }: { readonly shop: Shop }) => {
  const state = useLogExport(shop)
  switch (state.tag) {
    case 'Reading':
      return <output>{t('help.log.reading')}</output>
    case 'Failed':
      return <p role="alert">{t('help.log.failed')}</p>
    case 'Ready':
      return <ReadyLog log={state.log} extent={state.extent} address={state.address} />
  }
}

interface ReadyLogProps {
  readonly log: LogExport
  readonly extent: LogExtent
  readonly address: string
}

const ReadyLog = ({ log: { text, fileName, preview }, extent, address }: ReadyLogProps) => {
  const [saved, setSaved] = useState(false)
  const { period, records, customers, masked, pseudonyms } = preview
  if (period === undefined) return <p>{t('help.log.empty')}</p>
  const lines = text.trimEnd().split('\n')
  const more = lines.length - LINES_SHOWN
  return (
    <div className={styles.preview}>
      <p>{t('help.log.period', { from: formatInstant(period.from), to: formatInstant(period.to), records })}</p>
      {extent === 'visit' && <p>{t('help.log.visit')}</p>}
      <dl className={styles.parts}>
        <dt>{t('help.log.leaves')}</dt>
        <dd>{t('help.log.with')}</dd>
        {customers.length > 0 && (
          <>
            <dt>{t('help.log.for')}</dt>
            <dd>
              {t('help.log.customers', {
                count: customers.length,
                customers: enumerate(
                  customers.map(({ customerId, pseudonym }) => t('help.log.customer', { customerId, pseudonym })),
                ),
              })}
            </dd>
          </>
        )}
        <dt>{t('help.log.replaced')}</dt>
        <dd>{t('help.log.replacedText', { masked, ids: pseudonyms })}</dd>
        <dt>{t('help.log.never')}</dt>
        <dd>{t('help.log.neverText')}</dd>
      </dl>
      <details>
        <summary>{t('help.log.show')}</summary>
        <textarea
          className={styles.file}
          aria-label={t('help.log.file')}
          readOnly
          rows={12}
          value={lines.slice(0, LINES_SHOWN).join('\n')}
        />
        {more > 0 && <p>{t('help.log.more', { count: more })}</p>}
      </details>
      <p className={styles.note}>{t('help.log.stays')}</p>
      <a className={buttonClass('primary', 'normal')} href={address} download={fileName} onClick={() => setSaved(true)}>
        {t('help.log.save')}
      </a>
      <output>{saved && t('help.log.saved', { name: fileName })}</output>
    </div>
  )
}
