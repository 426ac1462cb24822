import { nodeClock } from '#adapters/embedded/node-clock'
import { migrate } from '#adapters/embedded/migrate'
import { seed } from '#adapters/embedded/seed'
import serverProcess from '../../ui/entry/server-process.json' with { type: 'json' }
import { preparedImage } from './database-image'
import { unpackDatabase } from './new-database'

/**
 * How Node runs a built server that a test stops after seconds. V8 otherwise compiles the busy parts of the database a
 * second time, which costs as much as all else that such a server does.
 */
export const shortLived: readonly string[] = [...serverProcess.options, '--liftoff-only']

/**
 * Makes a data folder with the catalogue of a shop in it and no demo accounts, for tests that do not prove a first start.
 * @param catalogueSize in articles; a server of another size makes the catalogue anew
 */
export const makeShopFolder =
  (catalogueSize: number) =>
  async (dataDir: string): Promise<void> => {
    const image = await preparedImage(`services-${catalogueSize}-false-${nodeClock.today()}`, async (made) => {
      await migrate(made)
      await seed(made, nodeClock, { catalogueSize, demo: false })
    })
    await unpackDatabase(image, dataDir)
  }
