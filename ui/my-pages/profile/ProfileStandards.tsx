import { deliveryIds } from '#domain/delivery/delivery-type'
import { allowedDeliveries } from '#domain/session/permissions'
import type { SignedIn } from '#domain/session/session'
import { SelectField } from '../../components/Field'
import { useMay } from '../../shop/permissions'
import { deliveryName } from '../../texts/delivery-name'
import { t } from './t'
import type { ProfileForm } from './use-profile-form'
import styles from './ProfilePage.module.css'

interface ProfileStandardsProps {
  readonly form: ProfileForm
  readonly signedIn: SignedIn
}

/** The delivery, customer and project that a log-in begins with. A denied choice of delivery is fixed here too (PERM-10). */
export const ProfileStandards = ({ form, signedIn }: ProfileStandardsProps) => {
  const choosesDelivery = useMay('chooseAnyDelivery')
  const { customers, user } = signedIn
  const { preferredDeliveryMethod, defaultCustomerId, defaultProjectId } = form.values
  const customer = customers.find((one) => one.customerId === defaultCustomerId)
  const [fixed = user.defaultDeliveryMethod] = allowedDeliveries(signedIn)
  return (
    <section className={styles.part} aria-labelledby="profile-start">
      <h2 id="profile-start">{t('profile.start')}</h2>
      <div className={styles.fields}>
        {choosesDelivery ? (
          <SelectField
            name="preferredDeliveryMethod"
            label={t('profile.delivery')}
            value={preferredDeliveryMethod}
            error={form.errorOf('preferredDeliveryMethod')}
            onChange={(event) => form.write('preferredDeliveryMethod', event.currentTarget.value)}
          >
            <option value="">{t('profile.delivery.none', { name: deliveryName(user.defaultDeliveryMethod) })}</option>
            {deliveryIds.map((id) => (
              <option key={id} value={id}>
                {deliveryName(id)}
              </option>
            ))}
          </SelectField>
        ) : (
          <p>
            {t(signedIn.claims.isPunchout ? 'profile.delivery.fixed.punchout' : 'profile.delivery.fixed', {
              name: deliveryName(fixed),
            })}
          </p>
        )}
        <SelectField
          name="defaultCustomerId"
          label={t('profile.customer')}
          value={customer?.customerId ?? ''}
          error={form.errorOf('defaultCustomerId')}
          onChange={(event) => form.write('defaultCustomerId', event.currentTarget.value)}
        >
          <option value="">{t('profile.customer.none')}</option>
          {customers.map(({ customerId, name }) => (
            <option key={customerId} value={customerId}>
              {customerId} {name}
            </option>
          ))}
        </SelectField>
        {customer !== undefined && customer.projects.length > 0 && (
          <SelectField
            name="defaultProjectId"
            label={t('profile.project')}
            value={defaultProjectId}
            error={form.errorOf('defaultProjectId')}
            onChange={(event) => form.write('defaultProjectId', event.currentTarget.value)}
          >
            <option value="">{t('profile.project.none')}</option>
            {customer.projects.map(({ projectId, name }) => (
              <option key={projectId} value={projectId}>
                {projectId} {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </section>
  )
}
