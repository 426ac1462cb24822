import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { headOfMatches } from './head'

/** Updates the document's head at every navigation in the browser. */
export const useDocumentHead = (failed?: unknown): void => {
  const matches = useMatches()
  useEffect(() => {
    const head = headOfMatches(matches, failed, window.location.origin)
    document.title = head.title
    keep('meta[name="description"]', 'meta', { name: 'description', content: head.description })
    keep('link[rel="canonical"]', 'link', { rel: 'canonical', href: head.canonical })
    keep('meta[name="robots"]', 'meta', { name: 'robots', content: head.noindex === true ? 'noindex' : undefined })
    keepData(head.structuredData)
  }, [matches, failed])
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
