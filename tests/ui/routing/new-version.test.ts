// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchVersion } from '../../../ui/routing/new-version'

const given = ({ isKept = true, storage = () => sessionStorage } = {}) => {
  const load = vi.fn()
  return { load, ...watchVersion({ own: '/assets/browser-1.js', storage, isKept: () => isKept, load }) }
}

beforeEach(() => sessionStorage.clear())

describe('an old tab', () => {
  it('loads the page that is gone to, once it has heard of a new version', () => {
    const { note, leave, load } = given()
    note('/assets/browser-1.js')
    note(null)
    leave('/sortiment')
    expect(load).not.toHaveBeenCalled()
    note('/assets/browser-2.js')
    leave('/cart?a=1')
    expect(load.mock.calls).toEqual([['/cart?a=1']])
  })

  it('does so once per version, also where servers disagree', () => {
    const first = given()
    first.note('/assets/browser-2.js')
    first.leave('/sortiment')
    const { note, leave, load } = given()
    note('/assets/browser-2.js')
    leave('/kampanjer')
    expect(load).not.toHaveBeenCalled()
    note('/assets/browser-3.js')
    leave('/kampanjer')
    expect(load).toHaveBeenCalledOnce()
  })

  it('stays as it is when the new version was taken back', () => {
    const { note, leave, load } = given()
    note('/assets/browser-2.js')
    note('/assets/browser-1.js')
    leave('/sortiment')
    expect(load).not.toHaveBeenCalled()
  })

  it('never loses what only it remembers', () => {
    const { note, leave, load } = given({ isKept: false })
    note('/assets/browser-2.js')
    leave('/sortiment')
    expect(load).not.toHaveBeenCalled()
  })

  it('loads nothing where the one time cannot be remembered', () => {
    const { note, leave, load } = given({
      storage: () => {
        throw new Error('refused')
      },
    })
    note('/assets/browser-2.js')
    leave('/sortiment')
    expect(load).not.toHaveBeenCalled()
  })
})
