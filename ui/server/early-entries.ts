import { createHash } from 'node:crypto'

/**
 * Runs before the first paint. Until the page has come alive (`page-alive`), it keeps what the user enters, because
 * hydration sets every field to the value that the server drew; then it enters that again, as the user did. A form that
 * only scripts can send, one without an address of its own, is not sent by the browser: what is typed would stand in the
 * address, a password too. It is sent when the page has come alive.
 *
 * It waits for the end of the task that hydrates: React does not take in what happens inside its own work.
 *
 * A value that the browser itself restores is no entry: it has no trusted `input` event. The content security policy
 * allows the script by its hash.
 */
export const earlyEntries = `{
const entries = new Map()
let form
const isMark = (field) => field.type === 'checkbox' || field.type === 'radio'
const note = ({ isTrusted, target }) => {
  if (isTrusted && 'value' in target) entries.set(target, isMark(target) ? target.checked : target.value)
}
const hold = (event) => {
  if (event.target.hasAttribute('action')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  form = event.target
}
const enter = (value, field) => {
  if (!field.isConnected) return
  if (isMark(field)) {
    field.checked = !value
    field.click()
    return
  }
  // React compares with the value that was last set through the field itself.
  field.value = field.defaultValue ?? ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
addEventListener('input', note, true)
addEventListener('submit', hold, true)
const release = () => {
  removeEventListener('input', note, true)
  removeEventListener('submit', hold, true)
  entries.forEach(enter)
  if (form?.isConnected) form.requestSubmit()
}
addEventListener('page-alive', () => setTimeout(release), { once: true })
}`

export const earlyEntriesHash = `'sha256-${createHash('sha256').update(earlyEntries).digest('base64')}'`
