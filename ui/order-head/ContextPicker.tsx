import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import * as E from 'fp-ts/Either'
import type { CustomerId, ProjectId } from '#domain/kernel/ids'
import type { Customer, Project } from '#domain/session/session'
import { Button } from '../components/Button'
import { Icon } from '../components/Icon'
import { RadioRow } from '../components/RadioRow'
import { Tag } from '../components/Tag'
import { useCart, useSession, useShop } from '../shop/ShopContext'
import { shopQuery, useAnswer } from '../shop/use-answer'
import { t } from '../texts/t'
import { useOrderHead } from './OrderHeadContext'
import styles from './pickers.module.css'

// Fewer are all in sight.
const FEWEST_TO_SEARCH = 8

const matches = (search: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLocaleLowerCase('sv').includes(search.trim().toLocaleLowerCase('sv')))

/** Whom the user works for: a customer and perhaps one of its projects. Tells that a change recalculates the cart. */
export const ContextPicker = () => {
  const session = useSession()
  const shop = useShop()
  const { lineCount } = useCart()
  const { close } = useOrderHead()
  const context = session.tag === 'Authenticated' ? session.context : undefined
  const customers = session.tag === 'Authenticated' ? session.signedIn.customers : []
  const [customerId, setCustomerId] = useState<CustomerId | undefined>(context?.customerId)
  const [projectId, setProjectId] = useState<ProjectId | undefined>(context?.projectId)
  const [refused, setRefused] = useState(false)
  const customer = customers.find((one) => one.customerId === customerId)
  const changed = customerId !== context?.customerId || projectId !== context?.projectId

  const pickCustomer = (id: CustomerId) => {
    setCustomerId(id)
    setProjectId(id === context?.customerId ? context.projectId : undefined)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (customerId === undefined || shop === undefined) return
    if (!changed || E.isRight(shop.session.chooseContext(customerId, projectId))) close()
    else setRefused(true)
  }

  return (
    <form className={styles.context} onSubmit={send}>
      <div className={styles.columns}>
        <Column title={t('order.customer')} searchLabel={t('order.searchCustomers')} choices={customers.length}>
          {(search) => (
            <FoundCustomers customers={customers} search={search} chosen={customerId} onPick={pickCustomer} />
          )}
        </Column>
        <Column
          key={customerId}
          title={customer === undefined ? t('order.project') : t('order.projectsOf', { customer: customer.name })}
          searchLabel={t('order.searchProjects')}
          choices={customer?.projects.length ?? 0}
        >
          {(search) => (
            <>
              <RadioRow
                name="projectId"
                value=""
                code="–"
                label={t('order.noProject')}
                description={t('order.noProjectAbout')}
                checked={projectId === undefined}
                onChange={() => setProjectId(undefined)}
              />
              {(customer?.projects ?? [])
                .filter((project) => matches(search, project.projectId, project.name))
                .map((project) => (
                  <ProjectRow
                    key={project.projectId}
                    project={project}
                    chosen={project.projectId === projectId}
                    onPick={setProjectId}
                  />
                ))}
            </>
          )}
        </Column>
      </div>
      {changed && (
        <output className={styles.warning}>
          <Icon name="info" />{' '}
          {t(lineCount === 0 ? 'order.recalculates' : 'order.recalculatesCart', { count: lineCount })}
        </output>
      )}
      <div className={styles.foot}>
        {refused && (
          <p className={styles.fault} role="alert">
            {t('order.contextRefused')}
          </p>
        )}
        <Button variant="secondary" onClick={close}>
          {t('order.cancel')}
        </Button>
        <Button type="submit" blockedBecause={customerId === undefined ? t('order.chooseCustomer') : undefined}>
          {customerId === undefined
            ? t('order.choose')
            : t(changed && context !== undefined ? 'order.switchTo' : 'order.chooseThis', {
                context: [customer?.name ?? customerId, projectId].filter(Boolean).join(', '),
              })}
        </Button>
      </div>
    </form>
  )
}

const Column = ({
  title,
  searchLabel,
  choices,
  children,
}: {
  title: string
  searchLabel: string
  choices: number
  children: (search: string) => ReactNode
}) => {
  const [search, setSearch] = useState('')
  return (
    <fieldset className={styles.column}>
      <legend className={styles.legend}>{title}</legend>
      {choices >= FEWEST_TO_SEARCH && (
        <input
          type="search"
          className={styles.search}
          placeholder={searchLabel}
          aria-label={searchLabel}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={styles.scroll}>{children(search)}</div>
    </fieldset>
  )
}

const SEARCH_PAUSE_MS = 300

const customersQuery = shopQuery(
  (queries, search: string, options) => queries.customers(search, options),
  SEARCH_PAUSE_MS,
)

/** The customers that the service finds for what is typed (CUSTOMER-16); until it has answered, those that hold the text. */
const FoundCustomers = ({
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

const ProjectRow = ({
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
