// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { MOST_LOG_BYTES, writeExportedLog } from '#application/replay/exported-log'
import { anOrigin } from '../../support/logged-values/batches'
import { added, cartLog, entered, fetched } from '../../support/planted-log'
import { Component as ReplayPage } from '../../../ui/replay/ReplayPage'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const script = '<img src=x onerror="globalThis.wasRun=true"><script>globalThis.wasRun=true</script>'

const logOf = (build: string): string =>
  writeExportedLog({ ...anOrigin, build }, cartLog([entered, fetched([]), added('e1', '77', 1)]))

const log = logOf('schema 1')

const dropped = async (file: File) => {
  const drawn = await drawIn(shopWith([]), shell, <ReplayPage />)
  await drawn.does(() => {
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { types: ['Files'], files: [file] },
    })
    drawn.all('h1')[0]?.dispatchEvent(drop)
  })
  return drawn
}

const large = (): File => Object.defineProperty(new File(['x'], 'log.jsonl'), 'size', { value: MOST_LOG_BYTES + 1 })

const unread = (): File =>
  Object.assign(new File([log], 'log.jsonl'), { text: () => Promise.reject(new DOMException('', 'NotReadableError')) })

describe('a file that is dropped on the replay page', () => {
  it.each([
    ['nothing', new File([], 'log.jsonl'), 'Filen är ingen händelselogg. Rad 1: Filen är tom.'],
    ['a page', new File([script], 'log.html'), 'Filen är ingen händelselogg. Rad 1: Första raden är inget huvud'],
    ['half a log', new File([log.slice(0, -80)], 'log.jsonl'), 'Filen är avkortad vid rad 4. 1 händelsegrupp saknas.'],
    [
      'a flipped bit',
      new File([log.replace('"id":"b2"', '"id":"b3"')], 'log.jsonl'),
      'Filen är skadad på rad 3. Raden stämmer inte med sin kontrollsumma.',
    ],
    ['two logs', new File([log, log], 'log.jsonl'), 'Filen är skadad på rad 5. Här börjar en annan logg.'],
    [
      'lists in lists',
      new File(['['.repeat(100_000)], 'log.jsonl'),
      'Filen är ingen händelselogg. Rad 1: Första raden är inget huvud',
    ],
    ['more than can be read', large(), 'Filen är större än 500 MB.'],
    ['what may not be read', unread(), 'Filen gick inte att läsa.'],
  ])('is told of, and the page stays: %s', async (_, file, says) => {
    const drawn = await dropped(file)

    await drawn.until(() => expect(drawn.all('[role="alert"]').map(({ textContent }) => textContent)).toHaveLength(1))
    expect(drawn.text()).toContain(says)
    expect(drawn.isThere('Öppna en logg')).toBe(true)
  })

  it('is shown as the text that it holds, and none of it is run', async () => {
    const drawn = await dropped(new File([logOf(script)], 'log.jsonl'))

    await drawn.until(() => expect(drawn.text()).toContain('Steg 6 av 6'))
    expect(drawn.text()).toContain(script)
    expect(drawn.all('main script, img[onerror]')).toEqual([])
    await drawn.press('Fel (0)')
    await drawn.until(() => expect(drawn.text()).toContain('Alla regler håller.'))
    expect('wasRun' in globalThis).toBe(false)
  })
})
