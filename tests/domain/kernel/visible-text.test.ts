import { fc, it as itHolds } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { withoutControls } from '#domain/kernel/visible-text'

describe('a text without control characters', () => {
  it('keeps everything that can be seen, ends of lines and tabs too', () => {
    expect(withoutControls('Port 3\u0000,\u000b rum 12\n\tkod 7\u009fA')).toBe('Port 3, rum 12\n\tkod 7A')
  })

  itHolds.prop([fc.string({ unit: 'binary' })])('has none of them left, and loses nothing else', (text) => {
    const clean = withoutControls(text)
    expect(clean).not.toMatch(/[^\P{Cc}\n\r\t]/u)
    expect([...text].filter((one) => withoutControls(one) !== '').join('')).toBe(clean)
  })
})
