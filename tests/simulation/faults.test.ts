import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { cwd } from 'node:process'
import { describe, expect, it } from 'vitest'
import { faults, FOLDER } from './faults/faults'

describe('the planted faults', () => {
  it('are at least 20', () => {
    expect(faults(cwd()).length).toBeGreaterThanOrEqual(20)
  })

  // That each is found is proven by `npm run simulate -- --faults`, which takes many minutes.
  it.each(faults(cwd()))('%s can still be planted', (fault) => {
    const checked = spawnSync('git', ['apply', '--check', join(FOLDER, `${fault}.patch`)], { encoding: 'utf8' })

    expect(checked.stderr).toBe('')
  })
})
