import type { Family } from './family'
import { Block, Centre } from './parts'
import styles from './Illustration.module.css'

export const backventil: Family = {
  extent: { x: 8, y: 36, width: 104, height: 54 },
  draw: () => (
    <>
      <Block x={8} y={46} width={24} height={34} />
      <Block x={88} y={46} width={24} height={34} />
      <Block x={31} y={40} width={58} height={46} radius={6} />
      <path className={styles.inner} d="M8 54h24M88 54h24M8 72h24M88 72h24M44 40v46M76 40v46" />
      <path className={styles.accent} d="m50 54 14-6v30l-14-6Z" />
      <path className={styles.outline} d="M66 47v32" />
      <Centre y={63} reach={58} />
    </>
  ),
}

export const sakerhetsventil: Family = {
  extent: { x: 22, y: 10, width: 84, height: 96 },
  draw: () => (
    <>
      <Block x={40} y={84} width={26} height={22} shade="right" />
      <path className={styles.inner} d="M40 92h26M40 99h26" />
      <Block x={36} y={60} width={34} height={26} shade="right" radius={4} />
      <Block x={69} y={63} width={37} height={20} />
      <path className={styles.inner} d="M94 63v20" />
      <path className={styles.body} d="M40 60V40l6-8h14l6 8v20Z" />
      <path className={styles.shade} d="M54 33h6l5.5 7v19.5H54Z" />
      <Block x={34} y={10} width={38} height={20} accent radius={4} />
      <path className={styles.inner} d="M42 10v20M50 10v20M58 10v20M66 10v20" />
      <Centre x={53} reach={57} />
    </>
  ),
}

export const nippel: Family = {
  extent: { x: 12, y: 36, width: 96, height: 48 },
  draw: () => (
    <>
      <Block x={12} y={42} width={36} height={36} radius={1} />
      <Block x={72} y={42} width={36} height={36} radius={1} />
      <path
        className={styles.inner}
        d="m18 42-3 36M24 42l-3 36M30 42l-3 36M36 42l-3 36M42 42l-3 36M81 42l-3 36M87 42l-3 36M93 42l-3 36M99 42l-3 36M105 42l-3 36"
      />
      <Block x={47} y={34} width={26} height={52} />
      <path className={styles.inner} d="M47 47h26M47 73h26" />
      <Centre y={60} reach={58} />
    </>
  ),
}

export const vattenlas: Family = {
  extent: { x: 10, y: 8, width: 100, height: 100 },
  draw: () => (
    <>
      <Block x={30} y={8} width={18} height={40} shade="right" radius={1} />
      <Block x={25} y={14} width={28} height={10} accent />
      <Block x={64} y={46} width={46} height={14} radius={1} />
      <Block x={100} y={40} width={10} height={26} />
      <Block x={20} y={40} width={46} height={50} shade="right" radius={4} />
      <Block x={24} y={88} width={38} height={20} shade="right" radius={5} />
      <path className={styles.inner} d="M30 88v20M37 88v20M44 88v20M51 88v20M57 88v20" />
      <Centre x={39} reach={57} />
    </>
  ),
}

export const avloppsror: Family = {
  extent: { x: 6, y: 40, width: 108, height: 44 },
  draw: () => (
    <>
      <Block x={24} y={44} width={82} height={36} radius={0} />
      <ellipse className={styles.part} cx={106} cy={62} rx={8} ry={18} />
      <ellipse className={styles.shade} cx={106} cy={62} rx={5} ry={13} />
      <ellipse className={styles.inner} cx={106} cy={62} rx={5} ry={13} />
      <Block x={6} y={38} width={24} height={48} />
      <Block x={12} y={36} width={8} height={52} accent radius={3} />
      <Centre y={62} reach={58} />
    </>
  ),
}

export const avloppsdel: Family = {
  extent: { x: 8, y: 10, width: 96, height: 98 },
  draw: () => (
    <>
      <path className={styles.face} d="M40 106V66l40-40 26 26-38 38v16Z" />
      <path className={styles.shade} d="M56 106V78l37-39 12.5 13L67.5 90v16Z" />
      <path className={styles.outline} d="M40 106V66l40-40 26 26-38 38v16Z" />
      <path className={styles.body} d="m72 26 14-14 34 34-14 14Z" />
      <path className={styles.accent} d="m79 20 5-5 33 33-5 5Z" />
      <Block x={34} y={96} width={40} height={16} shade="right" />
      <path className={styles.centre} d="M54 118V72l54-54" />
    </>
  ),
}
