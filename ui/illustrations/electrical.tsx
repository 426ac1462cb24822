import type { Family } from './family'
import { countOf } from './family'
import { Block, Centre } from './parts'
import styles from './Illustration.module.css'

const ringOf = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: Math.cos((index / count) * 2 * Math.PI) * radius,
    y: Math.sin((index / count) * 2 * Math.PI) * radius,
  }))

export const kabel: Family = {
  extent: { x: 6, y: 32, width: 106, height: 56 },
  draw: (params) => {
    const conductors = ringOf(countOf(params, 'conductors', 3, 2, 5), 13)
    return (
      <>
        <path className={styles.face} d="M6 34h72v52H6Z" />
        <path className={styles.shade} d="M6 66h72v19.5H6Z" />
        <path className={styles.outline} d="M6 34h72M6 86h72M6 34c5 9-5 17 0 26s-5 17 0 26" />
        {conductors.map(({ x, y }, index) => (
          <rect
            key={`wire ${x} ${y}`}
            className={index === 0 ? styles.accent : styles.part}
            x={78}
            y={56 + y}
            width={22}
            height={8}
          />
        ))}
        {conductors.map(({ x, y }) => (
          <path
            key={`core ${x} ${y}`}
            className={styles.outline}
            d={`M100 ${58 + y}h12M100 ${60 + y}h12M100 ${62 + y}h12`}
          />
        ))}
        <ellipse className={styles.inner} cx={78} cy={60} rx={7} ry={26} />
        <Centre y={60} reach={58} />
      </>
    )
  },
}

export const elror: Family = {
  extent: { x: 10, y: 10, width: 100, height: 100 },
  draw: () => (
    <>
      <circle className={styles.part} cx={60} cy={60} r={50} />
      <circle className={styles.shade} cx={60} cy={60} r={41} />
      <circle className={styles.outline} cx={60} cy={60} r={41} />
      <circle className={styles.part} cx={60} cy={60} r={36} />
      <circle className={styles.part} cx={60} cy={60} r={24} />
      <path
        className={styles.inner}
        d={ringOf(40, 1)
          .map(({ x, y }) => `M${60 + x * 41} ${60 + y * 41}L${60 + x * 50} ${60 + y * 50}`)
          .join('')}
      />
      <path className={styles.accent} d="M54 8h12v30H54ZM54 82h12v30H54Z" />
      <Centre x={60} y={60} reach={57} />
    </>
  ),
}

export const eldosa: Family = {
  extent: { x: 16, y: 16, width: 88, height: 88 },
  draw: () => (
    <>
      <Block x={50} y={6} width={20} height={16} shade="right" />
      <Block x={98} y={50} width={16} height={20} />
      <Block x={6} y={50} width={16} height={20} />
      <circle className={styles.part} cx={60} cy={60} r={44} />
      <path className={styles.shade} d="M103.5 60A43.5 43.5 0 0 1 60 103.5V94a34 34 0 0 0 34-34Z" />
      <circle className={styles.outline} cx={60} cy={60} r={34} />
      <circle className={styles.accent} cx={36} cy={60} r={5} />
      <circle className={styles.accent} cx={84} cy={60} r={5} />
      <path className={styles.inner} d="M33 60h6M81 60h6" />
      <Centre x={60} y={60} reach={57} />
    </>
  ),
}

const Socket = ({ y }: { readonly y: number }) => (
  <>
    <circle className={styles.part} cx={60} cy={y} r={19} />
    <circle className={styles.shade} cx={60} cy={y} r={14} />
    <circle className={styles.inner} cx={60} cy={y} r={14} />
    <circle className={styles.outline} cx={54} cy={y} r={2.2} />
    <circle className={styles.outline} cx={66} cy={y} r={2.2} />
    <path className={styles.accent} d={`M57.5 ${y - 17}h5v4h-5ZM57.5 ${y + 13}h5v4h-5Z`} />
  </>
)

export const uttag: Family = {
  extent: { x: 30, y: 8, width: 60, height: 104 },
  draw: () => (
    <>
      <Block x={30} y={8} width={60} height={104} radius={6} shade="none" />
      <rect className={styles.inner} x={35} y={13} width={50} height={94} rx={3} />
      <Socket y={37} />
      <Socket y={83} />
      <Centre x={60} reach={58} />
    </>
  ),
}

export const sakring: Family = {
  extent: { x: 42, y: 8, width: 36, height: 104 },
  draw: () => (
    <>
      <Block x={48} y={8} width={24} height={104} shade="right" />
      <Block x={42} y={30} width={36} height={60} shade="right" />
      <circle className={styles.part} cx={60} cy={18} r={5} />
      <circle className={styles.part} cx={60} cy={102} r={5} />
      <path className={styles.inner} d="M56 18h8M56 102h8M47 76h26M47 81h18" />
      <Block x={50} y={40} width={20} height={26} shade="none" />
      <Block x={53} y={38} width={14} height={14} accent />
      <Centre x={60} reach={58} />
    </>
  ),
}

export const armatur: Family = {
  extent: { x: 10, y: 30, width: 100, height: 44 },
  draw: () => (
    <>
      <path
        className={styles.inner}
        d="M4 26h112M10 26l6-7M26 26l6-7M42 26l6-7M58 26l6-7M74 26l6-7M90 26l6-7M106 26l6-7"
      />
      <Block x={14} y={30} width={92} height={12} />
      <path className={styles.face} d="M10 42h100c0 20-22 32-50 32S10 62 10 42Z" />
      <path className={styles.shade} d="M24 63c20 7 52 7 72 0-8 7-21 10.5-36 10.5S32 70 24 63Z" />
      <path className={styles.outline} d="M10 42h100c0 20-22 32-50 32S10 62 10 42Z" />
      <path className={styles.accent} d="M58 80h4v16h-4ZM30 76l4 2-8 14-4-2ZM90 76l-4 2 8 14 4-2Z" />
      <Centre x={60} reach={54} />
    </>
  ),
}
