import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import * as E from 'fp-ts/Either'
import type { CartId, CustomerId, ProjectId } from '#domain/kernel/ids'
import { Button } from '../components/Button'
import { Checkbox } from '../components/Checkbox'
import { Icon } from '../components/Icon'
import { RadioRow } from '../components/RadioRow'
import { useCart, useSession, useShop } from '../shop/ShopContext'
import { shopQuery, useAnswer } from '../shop/use-answer'
import { t } from '../texts/t'
import { BringQuestion } from './BringQuestion'
import { ContextColumn } from './ContextColumn'
import { FoundCustomers, matches, ProjectRow } from './ContextRows'
import { useOrderHead } from './OrderHeadContext'
import { useStandard } from './use-standard'
import styles from './pickers.module.css'

// Fewer choices are visible without scrolling.
const FEWEST_TO_SEARCH = 6

const presentCustomers = shopQuery((queries, _opened: object, options) => queries.customers(undefined, options))

/** Asks for the active customers each time the choice is opened, and takes what is new (CUSTOMER-03). */
const usePresentCustomers = (): void => {
  const shop = useShop()
  const answer = useAnswer(presentCustomers, shop === undefined ? undefined : opened)
  const customers = answer.tag === 'Answered' ? answer.value : undefined
  useEffect(() => {
    if (customers !== undefined) shop?.session.updateCustomers(customers)
  }, [shop, customers])
}

const opened = {}

/**
 * The customer that the user works for, and one of its projects or none. Says that a change recalculates the cart, and asks
 * whether its lines come along (CART-50).
 */
export const ContextPicker = () => {
  usePresentCustomers()
  const session = useSession()
  const shop = useShop()
  const { cartId, lineCount } = useCart()
  const { close } = useOrderHead()
  const context = session.tag === 'Authenticated' ? session.context : undefined
  const customers = session.tag === 'Authenticated' ? session.signedIn.customers : []
  const [customerId, setCustomerId] = useState<CustomerId | undefined>(context?.customerId)
  const [projectId, setProjectId] = useState<ProjectId | undefined>(context?.projectId)
  const [refused, setRefused] = useState(false)
  const [asking, setAsking] = useState(false)
  const standard = useStandard({ customerId, projectId })
  const customer = customers.find((one) => one.customerId === customerId)
  const changed = customerId !== context?.customerId || projectId !== context?.projectId
  const target = [customer?.name ?? customerId, projectId].filter(Boolean).join(', ')

  const pickCustomer = (id: CustomerId) => {
    setCustomerId(id)
    setAsking(false)
    // The cart of the customer lies at the project that was worked for last.
    const last = id === context?.customerId ? context.projectId : shop?.lastProject(id)
    const projects = customers.find((one) => one.customerId === id)?.projects ?? []
    setProjectId(projects.some((project) => project.projectId === last) ? last : undefined)
  }
  const pickProject = (id: ProjectId | undefined) => {
    setProjectId(id)
    setAsking(false)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (customerId === undefined || shop === undefined) return
    if (changed && lineCount > 0 && cartId !== undefined && !asking) setAsking(true)
    else change()
  }
  const change = (bring?: CartId) => {
    setAsking(false)
    if (customerId === undefined || shop === undefined) return
    if (changed && E.isLeft(shop.session.chooseContext(customerId, projectId, bring))) return setRefused(true)
    standard.save()
    close()
  }

  return (
    <form className={styles.context} onSubmit={send}>
      <div className={styles.columns}>
        <ContextColumn
          title={t('order.customer')}
          searchLabel={t('order.searchCustomers')}
          placeholder={t('order.searchAmongCustomers', { count: customers.length })}
          isSearched={customers.length >= FEWEST_TO_SEARCH}
        >
          {(search) => (
            <FoundCustomers customers={customers} search={search} chosen={customerId} onPick={pickCustomer} />
          )}
        </ContextColumn>
        <ContextColumn
          key={customerId}
          title={customer === undefined ? t('order.project') : t('order.projectsOf', { customer: customer.name })}
          searchLabel={t('order.searchProjects')}
          placeholder={t('order.searchProjects')}
          isSearched={(customer?.projects.length ?? 0) >= FEWEST_TO_SEARCH}
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
                onChange={() => pickProject(undefined)}
              />
              {(customer?.projects ?? [])
                .filter((project) => matches(search, project.projectId, project.name))
                .map((project) => (
                  <ProjectRow
                    key={project.projectId}
                    project={project}
                    chosen={project.projectId === projectId}
                    onPick={pickProject}
                  />
                ))}
            </>
          )}
        </ContextColumn>
      </div>
      {changed && !asking && (
        <output className={styles.warning}>
          <Icon name="info" />{' '}
          {t(lineCount === 0 ? 'order.recalculates' : 'order.recalculatesCart', { count: lineCount })}
        </output>
      )}
      {asking && cartId !== undefined ? (
        <BringQuestion
          count={lineCount}
          target={target}
          onTake={() => change(cartId)}
          onLeave={() => change()}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className={styles.foot}>
          {refused && (
            <p className={styles.fault} role="alert">
              {t('order.contextRefused')}
            </p>
          )}
          <Checkbox
            className={styles.standard}
            label={t('order.standard')}
            checked={standard.isWanted}
            onChange={(event) => standard.want(event.currentTarget.checked)}
          />
          <Button variant="secondary" onClick={close}>
            {t('order.cancel')}
          </Button>
          <Button type="submit" blockedBecause={customerId === undefined ? t('order.chooseCustomer') : undefined}>
            {customerId === undefined
              ? t('order.choose')
              : t('order.workFor', { context: [customerId, projectId].filter(Boolean).join(' / ') })}
          </Button>
        </div>
      )}
    </form>
  )
}
