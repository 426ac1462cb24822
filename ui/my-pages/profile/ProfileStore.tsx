import { locationId } from '#domain/kernel/ids'
import { Button } from '../../components/Button'
import { StoreList } from '../../order-head/StoreList'
import { useShellData, useStoreOf } from '../../shop/ShellDataContext'
import { t } from './t'
import type { ProfileForm } from './use-profile-form'
import styles from './ProfilePage.module.css'

/** The store that the user collects goods in. */
export const ProfileStore = ({ form }: { form: ProfileForm }) => {
  const stores = useShellData()?.stores ?? []
  const storeOf = useStoreOf()
  const { preferredStore } = form.values
  const chosen = preferredStore === '' ? undefined : locationId(preferredStore)
  return (
    <section className={styles.part} aria-labelledby="profile-store">
      <h2 id="profile-store">{t('profile.store')}</h2>
      <p className={styles.note}>{t('profile.store.about')}</p>
      <p>
        {chosen === undefined
          ? t('profile.store.unknown')
          : t('profile.store.chosen', { name: storeOf(chosen).name ?? t('store.numbered', { id: chosen }) })}{' '}
        {chosen !== undefined && (
          <Button variant="text" size="row" onClick={() => form.write('preferredStore', '')}>
            {t('profile.store.none')}
          </Button>
        )}
      </p>
      <div className={styles.stores}>
        <StoreList
          stores={stores}
          home={chosen}
          chosen={chosen}
          onChoose={(store) => form.write('preferredStore', store)}
          error={form.errorOf('preferredStore')}
        />
      </div>
    </section>
  )
}
