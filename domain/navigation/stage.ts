/** Where the shop runs: for those who make it, for those who try it out, for everybody. */
export const stages = ['development', 'stage', 'production'] as const
export type Stage = (typeof stages)[number]

/** Pages in development are open to whoever tries the shop out, and to nobody in production (ROUTE-27). */
export const opensPagesInDevelopment = (stage: Stage): boolean => stage !== 'production'
