import { useEffect, useLayoutEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { headOfMatches, type DocumentHead } from './head'

/**
 * Updates the document's head at every navigation in the browser. A layout effect: that of an error in place of the
 * page, which is drawn inside the frame, comes after it.
 */
export const useDocumentHead = (): void => {
  const matches = useMatches()
  useLayoutEffect(() => write(headOfMatches(matches, undefined, window.location.origin)), [matches])
}

/**
 * The head of an error in place of a page.
 * @param headline what the page says, where it is not the text of its status
 */
export const useErrorHead = (failed: unknown, headline?: string): void => {
  const matches = useMatches()
  useEffect(() => write(headOfMatches(matches, failed, window.location.origin, headline)), [matches, failed, headline])
}

const write = (head: DocumentHead): void => {
  document.title = head.title
  keep('meta[name="description"]', 'meta', { name: 'description', content: head.description })
  keep('link[rel="canonical"]', 'link', { rel: 'canonical', href: head.canonical })
  keep('meta[name="robots"]', 'meta', { name: 'robots', content: head.noindex === true ? 'noindex' : undefined })
  keepData(head.structuredData)
}

/** Creates, changes or removes one element of the head. An attribute without a value removes it. */
const keep = (
  selector: string,
  tag: 'meta' | 'link',
  attributes: Readonly<Record<string, string | undefined>>,
): void => {
  const present = document.head.querySelector(selector)
  if (Object.values(attributes).includes(undefined)) {
    present?.remove()
    return
  }
  const element = present ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value ?? '')
}

const keepData = (data: object | undefined): void => {
  const present = document.head.querySelector('script[type="application/ld+json"]')
  if (data === undefined) {
    present?.remove()
    return
  }
  const element = present ?? document.head.appendChild(document.createElement('script'))
  element.setAttribute('type', 'application/ld+json')
  element.textContent = JSON.stringify(data)
}
