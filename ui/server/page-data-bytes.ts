import { writeColumns } from '../hydration/columns-json'
import type { AnswersOfPage } from '../hydration/hydration-data'

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null'

/** JSON that cannot end the script element it stands in. */
export const escapeJson = (value: unknown): string =>
  textOf(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

// Answers are cached and appear in many pages, so each is serialised once.
const written = new WeakMap<object, Buffer>()

const bytesOf = (answer: unknown): Buffer => {
  if (typeof answer !== 'object' || answer === null) return Buffer.from(escapeJson(writeColumns(answer)))
  const known = written.get(answer)
  if (known !== undefined) return known
  const bytes = Buffer.from(escapeJson(writeColumns(answer)))
  written.set(answer, bytes)
  return bytes
}

/** The hydration data, as the JSON in the page. The loaders' answers must never be mutated. */
export const pageDataBytes = ({ loaderData, errors }: AnswersOfPage): Buffer => {
  const answers = Object.entries(loaderData).flatMap(([route, answer], index) => [
    Buffer.from(`${index === 0 ? '' : ','}${escapeJson(route)}:`),
    bytesOf(answer),
  ])
  return Buffer.concat([Buffer.from('{"loaderData":{'), ...answers, Buffer.from(`},"errors":${escapeJson(errors)}}`)])
}
