import type { FastifyPluginAsync } from 'fastify'
import { chooseDrawing } from '#domain/catalogue/drawing-choice'
import { drawingOf } from '../illustrations/drawing'
import { drawingSvg } from '../illustrations/drawing-svg'

/** The drawing of a product as an image, for search engines: pages hold their drawings themselves. */
export const drawings: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { family: string; name: string } }>('/ritning/:family/:name.svg', ({ params }, reply) =>
    reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(drawingSvg(drawingOf(chooseDrawing(params.family, params.name).drawing, {}, false))),
  )
}
