import { useLocation } from 'react-router-dom'
import { t } from '../texts/t'
import styles from './MissingPart.module.css'

/**
 * Stands in place of a part of the page that could not be fetched.
 * @param what the part, as the first words of a sentence
 */
export const MissingPart = ({ what }: { what: string }) => {
  const { pathname, search } = useLocation()
  return (
    <p className={styles.missing}>
      {t('component.missing', { what })}{' '}
      {/* A plain link: the server fetches every part again, also without scripts. */}
      <a href={pathname + search}>{t('component.reload')}</a>
    </p>
  )
}
