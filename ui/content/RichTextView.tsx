import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { ContentSection } from '#domain/content/section'
import { numberColumns } from '#domain/content/number-columns'
import type { Block, ButtonLook, HeadingLevel, Inline, Mark, RichText, TableCell } from '#domain/content/rich-text'
import { absurdCase } from '#domain/kernel/decider'
import { AddressLink } from '../components/AddressLink'
import { buttonClass } from '../components/Button'
import { classNames } from '../components/class-names'
import { Banners } from './Banners'
import { headingIds } from './heading-ids'
import { Picture } from './Picture'
import styles from './RichTextView.module.css'

interface RichTextViewProps {
  readonly text: RichText
  /** Whether an address can lead to its headings: to those of one text on a page, or they would have the same ids. */
  readonly hasAddresses?: boolean
  /** Draws a section that stands in the text; it is left out otherwise. */
  readonly drawSection?: (section: ContentSection, place: number) => ReactNode
}

/** A text of the content service. React escapes its words, and only known kinds of blocks are rendered. */
export const RichTextView = ({ text, hasAddresses = false, drawSection = bannerAlone }: RichTextViewProps) => {
  const ids = hasAddresses ? headingIds(text) : []
  // A text never changes its blocks, so the index is a stable key.
  return text.map((block, index) =>
    block.tag === 'Section' ? (
      <Fragment key={index}>{drawSection(block.section, index)}</Fragment>
    ) : (
      <BlockView key={index} block={block} id={ids[index]} />
    ),
  )
}

/** A banner needs nothing but itself. */
const bannerAlone = (section: ContentSection): ReactNode =>
  section.tag === 'Banners' ? <Banners section={section} heading="h3" /> : null

const headings: Readonly<Record<HeadingLevel, 'h2' | 'h3' | 'h4'>> = { 2: 'h2', 3: 'h3', 4: 'h4' }

type OwnBlock = Exclude<Block, { readonly tag: 'Section' }>

const BlockView = ({ block, id }: { block: OwnBlock; id: string | undefined }) => {
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
      return (
        <figure className={styles.figure}>
          <Picture image={block.image} />
        </figure>
      )
    default:
      return absurdCase(block)
  }
}

/** On a small screen the table alone scrolls sideways, also by keyboard. */
const TableView = ({ rows }: { rows: readonly (readonly TableCell[])[] }) => {
  const [first = [], ...rest] = rows
  const hasHead = first.length > 0 && first.every(({ isHeader }) => isHeader)
  const numbers = numberColumns(rows)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element needs the focus for its keys
    <div className={styles.table} tabIndex={0}>
      <table>
        {hasHead && (
          <thead>
            <Row cells={first} numbers={numbers} scope="col" />
          </thead>
        )}
        <tbody>
          {(hasHead ? rest : rows).map((cells, index) => (
            <Row key={index} cells={cells} numbers={numbers} scope="row" />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly cells: readonly TableCell[]
  /** The columns that are set to the right, as amounts are read. */
  readonly numbers: ReadonlySet<number>
  readonly scope: 'col' | 'row'
}

const Row = ({ cells, numbers, scope }: RowProps) => (
  <tr>
    {cells.map(({ isHeader, blocks }, index) => {
      const side = numbers.has(index) ? styles.number : undefined
      return isHeader ? (
        <th key={index} scope={scope} className={side}>
          <RichTextView text={blocks} />
        </th>
      ) : (
        <td key={index} className={side}>
          <RichTextView text={blocks} />
        </td>
      )
    })}
  </tr>
)

const Words = ({ text }: { text: readonly Inline[] }) =>
  text.map((inline, index) => <InlineView key={index} inline={inline} />)

const InlineView = ({ inline }: { inline: Inline }) => {
  if (inline.tag === 'Text') return inline.marks.reduce<ReactNode>(marked, inline.text)
  const { address, text, button } = inline
  return (
    <AddressLink address={address} className={button === undefined ? undefined : lookOf(button)}>
      <Picture image={button?.icon} className={styles.icon} decorative />
      <Words text={text} />
    </AddressLink>
  )
}

const sizes = { small: 'row', medium: 'normal', large: 'panel' } as const

/** A text button is a link in the text. */
const lookOf = ({ variant, size, shape }: ButtonLook): string | undefined =>
  variant === 'text'
    ? undefined
    : classNames(
        buttonClass(variant, sizes[size]),
        styles.button,
        variant === 'primary' && styles.primary,
        shape === 'round' && styles.round,
      )

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
