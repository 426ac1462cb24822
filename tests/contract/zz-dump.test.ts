import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { generateCatalogue } from '#adapters/embedded/demo-data/catalogue/generate-catalogue'
it('dumps', () => {
  const t = process.cpuUsage()
  const c = generateCatalogue(20_000)
  console.log(process.cpuUsage(t))
  writeFileSync('/tmp/g1-cat.json', JSON.stringify(c))
})
