import type { Family } from './family'
import { countOf } from './family'
import { Block, Centre, Ground } from './parts'
import styles from './Illustration.module.css'

export const radiator: Family = {
  extent: { x: 4, y: 22, width: 100, height: 66 },
  draw: (params) => {
    const ribs = countOf({ ribs: (params.L ?? 1000) / 90 }, 'ribs', 11, 6, 16)
    const pitch = 94 / ribs
    return (
      <>
        <Ground from={2} to={118} y={104} />
        <Block x={12} y={86} width={5} height={17} shade="none" radius={1} />
        <Block x={104} y={86} width={5} height={17} shade="none" radius={1} />
        <Block x={6} y={22} width={98} height={66} radius={1} shade="none" />
        <path className={styles.inner} d={Array.from({ length: 24 }, (_, i) => `M${8 + i * 4} 22v6`).join('')} />
        <rect className={styles.shade} x={7} y={76} width={96} height={11.5} />
        <path className={styles.outline} d="M6 28.5h98M6 22h98v66H6Z" />
        {Array.from({ length: ribs }, (_, index) => (
          <rect
            key={index}
            className={styles.shade}
            x={8 + pitch * index + pitch * 0.25}
            y={34}
            width={pitch * 0.5}
            height={46}
            rx={pitch * 0.25}
          />
        ))}
        {Array.from({ length: ribs }, (_, index) => (
          <rect
            key={index}
            className={styles.inner}
            x={8 + pitch * index + pitch * 0.25}
            y={34}
            width={pitch * 0.5}
            height={46}
            rx={pitch * 0.25}
          />
        ))}
        <path className={styles.outline} d="M104 37h6M104 82h6v4M110 82h3" />
        <Block x={109} y={28} width={9} height={17} accent radius={3} />
      </>
    )
  },
}

export const pump: Family = {
  extent: { x: 18, y: 12, width: 92, height: 98 },
  draw: () => (
    <>
      <Block x={38} y={22} width={15} height={16} shade="right" radius={0} />
      <Block x={38} y={82} width={15} height={20} shade="right" radius={0} />
      <Block x={31} y={11} width={29} height={10} shade="right" radius={1} />
      <Block x={31} y={99} width={29} height={10} shade="right" radius={1} />
      <Block x={67} y={40} width={43} height={42} radius={4} />
      <path className={styles.inner} d="M75 41v40M82 41v40M89 41v40M96 41v40M103 41v40" />
      <Block x={72} y={30} width={31} height={12} accent radius={3} />
      <circle className={styles.part} cx={45.5} cy={61} r={25.5} />
      <path className={styles.shade} d="M70 61a24.5 24.5 0 0 1-49 8c12 5 38 4 49-8Z" />
      <circle className={styles.outline} cx={45.5} cy={61} r={25.5} />
      <circle className={styles.part} cx={45.5} cy={61} r={14.5} />
      <path className={styles.centre} d="M45.5 5v110M10 61h106" />
    </>
  ),
}

export const beredare: Family = {
  extent: { x: 32, y: 12, width: 56, height: 96 },
  draw: () => (
    <>
      <Block x={43} y={5} width={5} height={9} shade="none" radius={0} />
      <Block x={71} y={5} width={5} height={9} shade="none" radius={0} />
      <Block x={39} y={100} width={5} height={13} shade="none" radius={0} />
      <Block x={76} y={100} width={5} height={13} shade="none" radius={0} />
      <Block x={33} y={12} width={54} height={91} radius={7} shade="right" />
      <path className={styles.inner} d="M33 27h54" />
      <Block x={48} y={68} width={25} height={17} accent radius={1} />
      <circle className={styles.part} cx={54} cy={76.5} r={3} />
      <path className={styles.inner} d="M62 74h8M62 78h8" />
      <Centre x={60} reach={57} />
    </>
  ),
}

export const golvbrunn: Family = {
  extent: { x: 5, y: 14, width: 112, height: 82 },
  draw: () => (
    <>
      <path className={styles.face} d="M25 44h68v39c-8 14-54 15-68-2Z" />
      <path className={styles.shade} d="M62 60h31v23c-6 7-16 11-28 12Z" />
      <path className={styles.outline} d="M25 44h68v39c-8 14-54 15-68-2Z" />
      <path className={styles.body} d="M84 70h32v18H84Z" />
      <path className={styles.shade} d="M85 80h30v7.5H85Z" />
      <ellipse className={styles.part} cx={116} cy={79} rx={3.5} ry={9} />
      <path className={styles.body} d="M4 39v6l56 26 56-26v-6Z" />
      <path className={styles.shade} d="m60 65 55.5-25.5V45L60 70.5Z" />
      <path className={styles.body} d="m60 13 56 26-56 26L4 39Z" />
      <path className={styles.accent} d="m60 21 37 18-37 18-37-18Z" />
      <path className={styles.outline} d="m60 21 37 18-37 18-37-18Z" />
      <path className={styles.face} d="m40 38 18-9 3 1.5-18 9ZM51 43l18-9 3 1.5-18 9ZM62 48l18-9 3 1.5-18 9Z" />
    </>
  ),
}
