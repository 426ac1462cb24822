/** Mass of a metre of pipe, kg, from its outer diameter and wall in mm and the density of its material in kg/dm³. */
export const pipeMass = (outer: number, wall: number, density: number): number =>
  (Math.PI * (outer - wall) * wall * density) / 1000

/** kg/dm³. */
export const density = { copper: 8.94, polypropylene: 0.905, pvc: 1.41, filledPolypropylene: 1.6, pex: 0.94 } as const
