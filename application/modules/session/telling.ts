import type { CallFailure } from '#domain/failure/call-failure'
import { failureMessage } from '#application/messages/failure-message'
import { isToldToUser } from '#domain/failure/failure-reason'
import { message } from '#application/messages/message'
import type { CustomerContext } from '#domain/session/session'
import type { SessionEvent } from '#domain/session/protocol'
import type { BrowserPage } from '#application/ports/browser-page'
import type { NoticeBoard } from '#application/messages/notice-board'

/** What an error about a change that was put off tells of. */
const CHANGE_OF_CUSTOMER = 'change of customer'

/**
 * Shows the end of a session, a failed resumption and a customer who was changed in another tab, and navigates or
 * reloads the page (SESSION-11, SESSION-12).
 */
export const tellOfSession = (notices: NoticeBoard, page: BrowserPage): ((event: SessionEvent) => void) => {
  let isTakenUpAgain = false
  let present: CustomerContext | undefined

  const follow = (context: CustomerContext | undefined): void => {
    present = context
  }

  const askForLogIn = (): void => {
    notices.post('info', message('session.pleaseLogIn'))
    page.navigate('/')
  }

  return (event) => {
    switch (event.type) {
      case 'LogInRequested':
        isTakenUpAgain = event.by !== 'credentials'
        return
      case 'LogInRejected':
        // The log-in form itself shows errors of the credentials.
        if (!isTakenUpAgain) return
        if (isTurnedAway(event.failure)) askForLogIn()
        else if (isToldToUser(event.failure)) notices.post('error', failureMessage(event.failure))
        return
      case 'LoggedIn':
        if (isTakenUpAgain && present !== undefined && isOther(present, event.context))
          notices.post('warning', message('session.changedElsewhere', { context: nameOf(event.context) }))
        return follow(event.context ?? present)
      case 'ContextChanged':
        return follow(event.context)
      case 'LoggedOut':
        follow(undefined)
        if (event.reason === 'unauthorised') page.reload(message('session.pleaseLogIn'))
        if (event.reason === 'refreshFailed') askForLogIn()
        return
      case 'ContextRejected':
        if (isToldToUser(event.failure)) notices.post('error', failureMessage(event.failure))
        return
      case 'ContextPutOff':
        notices.post('error', message('session.contextPutOff'), { about: [CHANGE_OF_CUSTOMER] })
        return
      case 'ContextRequested':
        notices.withdraw(CHANGE_OF_CUSTOMER)
        return
      case 'SessionStarted':
      case 'WorkOfOtherErased':
      case 'ChallengeDemanded':
      case 'DeliveryChosen':
      case 'StoreChosen':
      case 'UserUpdated':
      case 'CustomersUpdated':
        return
    }
  }
}

/** The service answered that the session is invalid; without an answer the session is not ended. */
const isTurnedAway = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.status < 500

/** Whether the session of the tabs works for another customer or project than this tab showed. */
const isOther = (shown: CustomerContext, context: CustomerContext | undefined): context is CustomerContext =>
  context !== undefined && (context.customerId !== shown.customerId || context.projectId !== shown.projectId)

const nameOf = ({ customerName, projectName }: CustomerContext): string =>
  projectName === undefined ? customerName : `${customerName}, ${projectName}`
