import type { CallFailure } from '#domain/failure/call-failure'
import { failureMessage } from '#application/messages/failure-message'
import { isToldToUser } from '#domain/failure/failure-reason'
import { message } from '#application/messages/message'
import type { SessionEvent } from '#domain/session/protocol'
import type { BrowserPage } from '#application/ports/browser-page'
import type { NoticeBoard } from '#application/messages/notice-board'

/** Shows the end of a session and a failed resumption, and navigates or reloads the page (SESSION-11, SESSION-12). */
export const tellOfSession = (notices: NoticeBoard, page: BrowserPage): ((event: SessionEvent) => void) => {
  let isTakenUpAgain = false

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
      case 'LoggedOut':
        if (event.reason === 'unauthorised') page.reload(message('session.pleaseLogIn'))
        if (event.reason === 'refreshFailed') askForLogIn()
        return
      case 'ContextRejected':
        if (isToldToUser(event.failure)) notices.post('error', failureMessage(event.failure))
        return
      case 'SessionStarted':
      case 'WorkOfOtherErased':
      case 'LoggedIn':
      case 'ChallengeDemanded':
      case 'ContextRequested':
      case 'ContextChanged':
      case 'DeliveryChosen':
        return
    }
  }
}

/** The service answered that the session is invalid; without an answer the session is not ended. */
const isTurnedAway = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.status < 500
