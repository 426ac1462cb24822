import type { Family } from './family'
import { Block, Centre, Ground } from './parts'
import styles from './Illustration.module.css'

export const wcstol: Family = {
  extent: { x: 14, y: 10, width: 94, height: 92 },
  draw: () => (
    <>
      <Ground from={6} to={114} y={104} />
      <path className={styles.body} d="M40 88h40l-5 16H44Z" />
      <path className={styles.face} d="M28 62h79c2 15-12 26-32 30H42c-3-9-14-14-14-30Z" />
      <path className={styles.shade} d="M40 80c20 5 44 0 60-6-5 10-16 16-26 18H42c-1-4-3-8-2-12ZM42 92h32l-3 12H44Z" />
      <path className={styles.outline} d="M28 62h79c2 15-12 26-32 30l-4 12H43l-1-12c-3-9-14-14-14-30Z" />
      <Block x={28} y={57} width={80} height={6} shade="none" radius={3} />
      <Block x={44} y={50} width={62} height={6} accent radius={3} />
      <path className={styles.body} d="M17 22h30l-3 44H20Z" />
      <path className={styles.shade} d="M37 23h9l-2.5 42H36Z" />
      <path className={styles.outline} d="M17 22h30l-3 44H20Z" />
      <Block x={13} y={15} width={36} height={8} shade="none" />
      <Block x={25} y={10} width={12} height={5} accent radius={1} />
    </>
  ),
}

export const kakel: Family = {
  extent: { x: 2, y: 18, width: 116, height: 90 },
  draw: () => (
    <>
      <path className={styles.body} d="M3 47v6l57 30 57-30v-6Z" />
      <path className={styles.body} d="m60 17 57 30-57 30L3 47Z" />
      <path
        className={styles.shade}
        d="m60 18 18 9.5-18 10-18-10ZM23 37l18 10-18 9.5L4.5 47ZM97 37l18.5 10L97 56.5 79 47ZM60 57l18 9.5L60 76l-18-9.5Z"
      />
      <path className={styles.accent} d="m60 37.5 18.5 9.5L60 57l-18.5-10Z" />
      <path className={styles.inner} d="m41 27 57 30M22 37l57 30M79 27 22 57M98 37 41 67" />
      <path className={styles.outline} d="m60 17 57 30-57 30L3 47Z" />
      <path className={styles.body} d="M22 92v5l38 20 38-20v-5Z" />
      <path className={styles.shade} d="m60 111.5 37.5-19.5v5L60 116.5Z" />
      <path className={styles.body} d="m60 72 38 20-38 20-38-20Z" />
    </>
  ),
}

export const fogtub: Family = {
  extent: { x: 41, y: 6, width: 38, height: 106 },
  draw: () => (
    <>
      <path className={styles.body} d="M57 6h7l5 28H52Z" />
      <path className={styles.shade} d="M61 7h2.5l4.5 27h-6Z" />
      <Block x={45} y={33} width={30} height={10} shade="right" radius={0} />
      <Block x={41} y={42} width={38} height={69} shade="right" />
      <path className={styles.accent} d="M41 57h38v36H41Z" />
      <path className={styles.inner} d="M47 66h26M47 72h20" />
      <Centre x={60} reach={57} />
    </>
  ),
}

export const tejp: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => (
    <>
      <circle className={styles.part} cx={60} cy={60} r={46} />
      <circle className={styles.shade} cx={60} cy={60} r={38} />
      <circle className={styles.inner} cx={60} cy={60} r={38} />
      <circle className={styles.face} cx={60} cy={60} r={30} />
      <circle className={styles.inner} cx={60} cy={60} r={30} />
      <path className={styles.face} d="M60 10h56v8H60Z" />
      <path className={styles.shade} d="M60 14.5h56V18H60Z" />
      <path className={styles.outline} d="M116 10H60v8h56" />
      <circle className={styles.accent} cx={60} cy={60} r={18} />
      <circle className={styles.part} cx={60} cy={60} r={10} />
      <Centre x={60} y={60} reach={57} />
    </>
  ),
}
