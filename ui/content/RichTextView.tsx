import type { ReactNode } from 'react'
import type { ContentImage } from '#domain/content/image'
import type { Block, HeadingLevel, Inline, Mark, RichText, TableCell } from '#domain/content/rich-text'
import { absurdCase } from '#domain/kernel/decider'
import { AddressLink } from '../components/AddressLink'
import { headingIds } from './heading-ids'
import styles from './RichTextView.module.css'

interface RichTextViewProps {
  readonly text: RichText
  /** Whether an address can lead to its headings: to those of one text on a page, or they would have the same ids. */
  readonly hasAddresses?: boolean
}

/** A text of the content service. React escapes its words, and only known kinds of blocks are rendered. */
export const RichTextView = ({ text, hasAddresses = false }: RichTextViewProps) => {
  const ids = hasAddresses ? headingIds(text) : []
  // A text never changes its blocks, so the index is a stable key.
  return text.map((block, index) => <BlockView key={index} block={block} id={ids[index]} />)
}

const headings: Readonly<Record<HeadingLevel, 'h2' | 'h3' | 'h4'>> = { 2: 'h2', 3: 'h3', 4: 'h4' }

const BlockView = ({ block, id }: { block: Block; id: string | undefined }) => {
  switch (block.tag) {
    case 'Heading': {
      const Heading = headings[block.level]
      return (
        <Heading id={id}>
          <Words text={block.text} />
        </Heading>
      )
    }
    case 'Paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      )
    case 'List': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <RichTextView text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'Quote':
      return (
        <blockquote>
          <RichTextView text={block.blocks} />
        </blockquote>
      )
    case 'Rule':
      return <hr />
    case 'Table':
      return <TableView rows={block.rows} />
    case 'Image':
      return <ImageView image={block.image} />
    default:
      return absurdCase(block)
  }
}

/** Its measures keep its place free until it is loaded. */
const ImageView = ({ image: { url, title, description, width, height } }: { image: ContentImage }) => (
  <figure className={styles.figure}>
    <img src={url} alt={description ?? title ?? ''} width={width} height={height} loading="lazy" decoding="async" />
  </figure>
)

/** On a small screen the table alone scrolls sideways, also by keyboard. */
const TableView = ({ rows }: { rows: readonly (readonly TableCell[])[] }) => {
  const [first = [], ...rest] = rows
  const hasHead = first.length > 0 && first.every(({ isHeader }) => isHeader)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element needs the focus for its keys
    <div className={styles.table} tabIndex={0}>
      <table>
        {hasHead && (
          <thead>
            <Row cells={first} scope="col" />
          </thead>
        )}
        <tbody>
          {(hasHead ? rest : rows).map((cells, index) => (
            <Row key={index} cells={cells} scope="row" />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Row = ({ cells, scope }: { cells: readonly TableCell[]; scope: 'col' | 'row' }) => (
  <tr>
    {cells.map(({ isHeader, blocks }, index) =>
      isHeader ? (
        <th key={index} scope={scope}>
          <RichTextView text={blocks} />
        </th>
      ) : (
        <td key={index}>
          <RichTextView text={blocks} />
        </td>
      ),
    )}
  </tr>
)

const Words = ({ text }: { text: readonly Inline[] }) =>
  text.map((inline, index) => <InlineView key={index} inline={inline} />)

const InlineView = ({ inline }: { inline: Inline }) => {
  if (inline.tag === 'Text') return inline.marks.reduce<ReactNode>(marked, inline.text)
  return (
    <AddressLink address={inline.address}>
      <Words text={inline.text} />
    </AddressLink>
  )
}

const elements = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
} as const satisfies Readonly<Record<Mark, string>>

const marked = (words: ReactNode, mark: Mark): ReactNode => {
  const Element = elements[mark]
  return <Element>{words}</Element>
}
