import type { CustomerId, ProjectId } from '#domain/kernel/ids'
import type { Customer, Project } from '#domain/session/session'
import { RadioRow } from '../components/RadioRow'
import { Tag } from '../components/Tag'
import { shopQuery, useAnswer } from '../shop/use-answer'
import { t } from '../texts/t'

/** Whether one of the texts contains what is searched for, in any case. */
export const matches = (search: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLocaleLowerCase('sv').includes(search.trim().toLocaleLowerCase('sv')))

const SEARCH_PAUSE_MS = 300

const customersQuery = shopQuery(
  (queries, search: string, options) => queries.customers(search, options),
  SEARCH_PAUSE_MS,
)

/**
 * The customers that the service finds for the typed text (CUSTOMER-16); until it has answered, those that contain it.
 */
export const FoundCustomers = ({
  customers,
  search,
  chosen,
  onPick,
}: {
  readonly customers: readonly Customer[]
  readonly search: string
  readonly chosen: CustomerId | undefined
  readonly onPick: (id: CustomerId) => void
}) => {
  const text = search.trim()
  const answer = useAnswer(customersQuery, text === '' ? undefined : text)
  const found = new Set(answer.tag === 'Answered' ? answer.value.map((one) => one.customerId) : [])
  const shown = customers.filter((one) =>
    answer.tag === 'Answered' ? found.has(one.customerId) : matches(text, one.customerId, one.name),
  )
  return shown.map((one) => (
    <CustomerRow key={one.customerId} customer={one} chosen={one.customerId === chosen} onPick={onPick} />
  ))
}

const CustomerRow = ({
  customer,
  chosen,
  onPick,
}: {
  customer: Customer
  chosen: boolean
  onPick: (id: CustomerId) => void
}) => (
  <RadioRow
    name="customerId"
    value={customer.customerId}
    code={
      <>
        {customer.customerId}{' '}
        {customer.isSuspended && (
          <Tag tone="bad" icon="lock">
            {t('order.suspended')}
          </Tag>
        )}
      </>
    }
    label={customer.name}
    description={
      customer.isSuspended ? t('order.suspendedAbout') : t('order.projectCount', { count: customer.projects.length })
    }
    checked={chosen}
    onChange={() => onPick(customer.customerId)}
  />
)

/** A project to choose. */
export const ProjectRow = ({
  project,
  chosen,
  onPick,
}: {
  project: Project
  chosen: boolean
  onPick: (id: ProjectId) => void
}) => (
  <RadioRow
    name="projectId"
    value={project.projectId}
    code={project.projectId}
    label={project.name}
    description={project.description}
    checked={chosen}
    onChange={() => onPick(project.projectId)}
  />
)
