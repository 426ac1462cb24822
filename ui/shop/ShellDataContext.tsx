import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { ShellData } from '#application/queries/page-data'
import type { Store } from '#application/ports/location-service'
import type { LocationId } from '#domain/kernel/ids'

const ShellDataContext = createContext<ShellData | undefined>(undefined)

/** Hands the shell's loader data (configuration, menu, stores) to every view below it. */
export const ShellDataProvider = ({ data, children }: { data: ShellData; children: ReactNode }) => (
  <ShellDataContext.Provider value={data}>{children}</ShellDataContext.Provider>
)

/** Configuration, menu and stores; undefined where the shell itself could not be loaded. */
export const useShellData = (): ShellData | undefined => useContext(ShellDataContext)

/** Looks up a store by its id. */
export const useStoreOf = (): ((id: LocationId | undefined) => Store | undefined) => {
  const stores = useShellData()?.stores
  return useMemo(() => {
    const byId = new Map((stores ?? []).map((store) => [store.id, store]))
    return (id) => (id === undefined ? undefined : byId.get(id))
  }, [stores])
}
