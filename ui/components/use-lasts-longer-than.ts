import { useEffect, useState } from 'react'

/** True once something has lasted for a while, so that a short wait shows no loading state. */
export const useLastsLongerThan = (milliseconds: number, lasting: boolean): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!lasting) return undefined
    const waiting = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(waiting)
      setLate(false)
    }
  }, [lasting, milliseconds])
  return lasting && late
}
