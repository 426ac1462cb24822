// Parts of what a content service answers to a query; `…Read` is what they are read as.
export const pages = (...items: readonly object[]) => ({ contentPageCollection: { items } })

export const text = (value: string, marks: readonly string[] = []) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
export const node = (nodeType: string, content: readonly object[], data: object = {}) => ({ nodeType, content, data })
export const targetOf = (id: string, linkType = 'Entry') => ({ target: { sys: { type: 'Link', linkType, id } } })
export const rich = (content: readonly object[], links: object = {}) => ({ json: node('document', content), links })
export const said = rich([node('paragraph', [text('Ord')])])
export const saidRead = [{ tag: 'Paragraph', text: [{ tag: 'Text', text: 'Ord', marks: [] }] }]
export const picture = (id: string) => ({
  __typename: 'Asset',
  sys: { id },
  url: `/${id}.svg`,
  contentType: 'image/svg+xml',
  title: id,
  description: null,
  width: 32,
  height: 24,
})
export const words = (value: string) => ({ tag: 'Text', text: value, marks: [] })
export const link = (address: string, value: string) => ({
  tag: 'Link',
  address,
  text: [words(value)],
  button: undefined,
})
