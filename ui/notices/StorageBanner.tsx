import { useState } from 'react'
import type { Shop } from '#application/shop/shop'
import { Icon } from '../components/Icon'
import { useProjection } from '../shop/ShopContext'
import { t } from '../texts/t'
import styles from './StorageBanner.module.css'

const storageOf = (shop: Shop) => shop.storage

/**
 * Says that nothing is kept if the tab closes, where the browser refuses or has run out of storage. Can be closed
 * (SHELL-10).
 */
export const StorageBanner = () => {
  const storage = useProjection<'stored' | 'memory'>(storageOf, 'stored')
  const [closed, setClosed] = useState(false)
  if (storage === 'stored' || closed) return null
  return (
    <output className={styles.banner}>
      <span className={`page-width ${styles.line}`}>
        <Icon name="info" />
        <span>
          <strong>{t('shell.storage.title')}</strong> {t('shell.storage.text')}
        </span>
        <button
          type="button"
          className={styles.close}
          aria-label={t('component.close')}
          onClick={() => setClosed(true)}
        >
          <Icon name="close" size={18} />
        </button>
      </span>
    </output>
  )
}
