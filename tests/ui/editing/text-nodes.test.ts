import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { textNodesIn, withText } from '../../../ui/editing/text-nodes'

const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const block = (nodeType: string, ...content: readonly unknown[]) => ({ nodeType, data: {}, content })
const text = JSON.stringify(
  block(
    'document',
    block('heading-2', words('Öppettider')),
    block('paragraph', words('Se '), block('hyperlink', words('butikerna')), words('.')),
    block('unordered-list', block('list-item', block('paragraph', words('Lördag')))),
    block('table', block('table-row', block('table-cell', block('paragraph', words('09.00'))))),
    { nodeType: 'embedded-entry-block', data: { target: { sys: { id: 'a' } } }, content: [] },
  ),
)

describe('the words of a formatted text', () => {
  it('are told in their order, with what they are', () =>
    expect(textNodesIn(text).map((node) => [node.kind, node.text])).toEqual([
      ['heading', 'Öppettider'],
      ['paragraph', 'Se '],
      ['link', 'butikerna'],
      ['paragraph', '.'],
      ['item', 'Lördag'],
      ['cell', '09.00'],
    ]))

  it.each(['', 'ingen JSON', '[]', '{"nodeType":"text","value":"x"}', '{"nodeType":"document"}', 'null'])(
    'are none in %j, which stays as it is',
    (json) => {
      expect(textNodesIn(json)).toEqual([])
      if (json !== '{"nodeType":"document"}') expect(withText(json, [0], 'x')).toBe(json)
    },
  )

  test.prop([fc.nat(5), fc.string()])('are changed one at a time, and nothing else is', (place, changed) => {
    const nodes = textNodesIn(text)
    const path = nodes[place]?.path ?? []
    const after = withText(text, path, changed)
    expect(textNodesIn(after)).toEqual(nodes.map((node, at) => (at === place ? { ...node, text: changed } : node)))
    expect(JSON.parse(withText(after, path, nodes[place]?.text ?? ''))).toEqual(JSON.parse(text))
  })
})
