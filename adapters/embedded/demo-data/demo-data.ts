import type { SeedData } from '../seeding/seed-data'
import { closeDemo, reopenDemo } from './accounts/close-demo'
import { seedDemo } from './accounts/seed-demo'
import { seedDemoColleagues } from './accounts/seed-demo-colleagues'
import { seedDemoPunchout } from './accounts/seed-demo-punchout'
import { seedDemoLists } from './accounts/seed-demo-lists'
import { seedDemoQuotes } from './accounts/seed-demo-quotes'
import { seedDemoAddresses } from './accounts/seed-demo-addresses'
import { seedDemoTeams } from './accounts/seed-demo-teams'
import { campaignData, selectedGroupData } from './campaigns'
import { categories, productNames } from './catalogue/departments'
import { catalogueBatches, GENERATOR_VERSION } from './catalogue/generate-catalogue'
import { agreedPriceGroups, discountTable } from './catalogue/price-groups'
import { assetBytes } from './content/asset-files'
import { ownSpace } from './content/own-space'
import { CENTRAL_STORAGE, stores } from './stores/store-data'

/** A trade shop with its own goods, stores, campaigns and users: everything that a first start puts in. */
export const demoData: SeedData = {
  version: GENERATOR_VERSION,
  locations: [CENTRAL_STORAGE, ...stores],
  catalogue: { categories, productNames, discounts: discountTable, priceGroups: agreedPriceGroups },
  batches: catalogueBatches,
  campaigns: campaignData,
  selectedGroups: selectedGroupData,
  content: ownSpace,
  contentFile: assetBytes,
  accounts: {
    open: async (db, clock) => {
      await seedDemo(db, clock)
      await seedDemoPunchout(db, clock)
      await seedDemoAddresses(db, clock)
      await seedDemoTeams(db, clock)
      await seedDemoColleagues(db, clock)
      await seedDemoLists(db, clock)
      await seedDemoQuotes(db, clock)
      await reopenDemo(db)
    },
    close: closeDemo,
  },
}
