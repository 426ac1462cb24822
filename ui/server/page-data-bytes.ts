import { writeColumns } from '../hydration/columns-json'
import type { AnswersOfPage } from '../hydration/hydration-data'

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null'

/** JSON that cannot end the script element it stands in. */
export const escapeJson = (value: unknown): string =>
  textOf(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

// Answers are kept for a while and stand in many pages: each is written once.
const written = new WeakMap<object, Buffer>()

const bytesOf = (answer: unknown): Buffer => {
  if (typeof answer !== 'object' || answer === null) return Buffer.from(escapeJson(writeColumns(answer)))
  const known = written.get(answer)
  if (known !== undefined) return known
  const bytes = Buffer.from(escapeJson(writeColumns(answer)))
  written.set(answer, bytes)
  return bytes
}

/** What hydration needs, as the JSON that goes into the page. The answers of loaders must never change. */
export const pageDataBytes = ({ loaderData, errors }: AnswersOfPage): Buffer => {
  const answers = Object.entries(loaderData).flatMap(([route, answer], index) => [
    Buffer.from(`${index === 0 ? '' : ','}${escapeJson(route)}:`),
    bytesOf(answer),
  ])
  return Buffer.concat([Buffer.from('{"loaderData":{'), ...answers, Buffer.from(`},"errors":${escapeJson(errors)}}`)])
}
