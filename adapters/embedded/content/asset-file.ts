import type { FastifyReply } from 'fastify'

/** The file of an asset. */
export interface AssetFile {
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** An SVG may hold scripts: opened by its own address it runs and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Files are the same for everybody, and change with their address. */
export const sendAssetFile = (reply: FastifyReply, { contentType, bytes }: AssetFile): FastifyReply =>
  reply
    .type(contentType)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'public, max-age=86400')
    .send(Buffer.from(bytes))
