import type { BrandCode } from '#domain/kernel/brand-code'
import { drawnAssets } from './assets/drawn-assets'
import type { AssetFile } from '../../content/asset-file'
import type { ExportedAsset } from '../../content/space-export'
import { fileNameOf, SVG_TYPE, svgOf, type DrawnAsset } from './assets/drawn-asset'
import { inSwedish, publishedSys } from './entries'

/** The file of an asset of a brand's own space; undefined when the space has no such asset. */
export const assetBytes = (brand: BrandCode, id: string): AssetFile | undefined => {
  const drawn = drawnAssets[brand].find((asset) => asset.id === id)
  return drawn === undefined ? undefined : { contentType: SVG_TYPE, bytes: Buffer.from(svgOf(drawn)) }
}

/** A picture as its space holds it. The address is served by the content service. */
export const exportedAsset = (brand: BrandCode, asset: DrawnAsset): ExportedAsset => ({
  sys: publishedSys(asset.id),
  metadata: { tags: [] },
  fields: inSwedish({
    title: asset.title,
    description: asset.description,
    file: {
      url: `/services/content/assets/${brand}/${asset.id}/${fileNameOf(asset)}`,
      fileName: fileNameOf(asset),
      contentType: SVG_TYPE,
      details: { size: Buffer.byteLength(svgOf(asset)), image: { width: asset.width, height: asset.height } },
    },
  }),
})
