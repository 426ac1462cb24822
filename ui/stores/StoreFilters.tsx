import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { Field } from '../components/Field'
import styles from './Stores.module.css'
import { LONGEST_TEXT, type StoresAddress } from './stores-address'
import { t } from './t'
import type { useHere } from './use-here'

interface StoreFiltersProps {
  readonly typed: string
  readonly address: StoresAddress
  /** All that any store offers. */
  readonly services: readonly string[]
  readonly here: ReturnType<typeof useHere>
  readonly onType: (text: string) => void
  readonly onChange: (change: Partial<StoresAddress>) => void
}

/** What stores are found by. Without scripts it is sent as a form. */
export const StoreFilters = ({ typed, address, services, here, onType, onChange }: StoreFiltersProps) => (
  <search className={styles.search}>
    <form action="/hitta-butik" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <Field
        label={t('stores.search')}
        type="search"
        name="sok"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Button variant="secondary" icon="pin" busy={here.isAsking} onClick={here.ask}>
        {t('stores.here')}
      </Button>
      <p role="alert" className={styles.refused}>
        {here.isRefused && t('stores.here.refused')}
      </p>
      <fieldset className={styles.services}>
        <legend className="visually-hidden">{t('stores.service')}</legend>
        <Checkbox
          label={t('stores.openNow')}
          name="oppet"
          value="1"
          checked={address.isOpenNow}
          onChange={({ currentTarget }) => onChange({ isOpenNow: currentTarget.checked })}
        />
        {services.map((service) => (
          <Checkbox
            key={service}
            label={service}
            name="tjanst"
            value={service}
            checked={address.services.includes(service)}
            onChange={({ currentTarget }) =>
              onChange({
                services: currentTarget.checked
                  ? [...address.services, service]
                  : address.services.filter((one) => one !== service),
              })
            }
          />
        ))}
      </fieldset>
      <noscript>
        <Button type="submit">{t('stores.show')}</Button>
      </noscript>
    </form>
  </search>
)
