import { describe, expect, it } from 'vitest'
import type { Block } from '#domain/content/rich-text'
import { headingIds } from '../../../ui/content/heading-ids'

const heading = (text: string): Block => ({ tag: 'Heading', level: 2, text: [{ tag: 'Text', text, marks: [] }] })

describe('the headings of a text', () => {
  it('have their words as ids, each id once', () => {
    expect(
      headingIds([heading('Frakt & avgifter'), { tag: 'Rule' }, heading('Ånger'), heading('Ånger'), heading('!')]),
    ).toEqual(['frakt-avgifter', undefined, 'anger', 'anger-2', undefined])
  })

  it('are unlike those of headings that are written with a number', () => {
    expect(headingIds([heading('Frakt'), heading('Frakt'), heading('Frakt 2')])).toEqual([
      'frakt',
      'frakt-2',
      'frakt-2-2',
    ])
  })
})
