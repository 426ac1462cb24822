import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { stages, type Stage } from '#domain/navigation/access'
import { contentSpaces } from '../../../ui/entry/content-spaces'
import { readContentSettings } from '../../../ui/entry/read-content-settings'
import type { Variables } from '../../../ui/entry/read-variable'

interface Asked {
  readonly path: string
  readonly authorization: string | null
  readonly preview: unknown
}

const askedBy = async (stage: Stage, variables: Variables = {}): Promise<readonly Asked[]> => {
  const asked: Asked[] = []
  const settings = readContentSettings(variables)
  if (E.isLeft(settings)) throw new Error('the settings are read')
  const inProcess: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const body: { readonly variables?: { readonly preview?: unknown } } =
      request.method === 'POST' ? await request.json() : {}
    asked.push({
      path: new URL(request.url).pathname,
      authorization: request.headers.get('authorization'),
      preview: body.variables?.preview,
    })
    return Response.json({ data: {}, items: [], total: 0 })
  }
  const content = contentSpaces(settings.right, stage, 'own-token', inProcess, () => undefined)('dahl', 'visitor')
  await content.page('om')()
  await content.chapters()()
  return asked
}

describe('the content of the shop’s own spaces', () => {
  it.each(stages)('[CONTENT-36] [CONTENT-37] is read with drafts in the stage environment alone: %s', async (stage) => {
    const isStage = stage === 'stage'
    const entries = `/services/content${isStage ? '/preview' : ''}/spaces/dahl/environments/master/entries`
    expect(await askedBy(stage)).toEqual([
      {
        path: '/services/content/content/v1/spaces/dahl/environments/master',
        authorization: 'Bearer own-token',
        preview: isStage,
      },
      { path: entries, authorization: 'Bearer own-token', preview: undefined },
    ])
  })
})

describe('the settings of content', () => {
  it('[HTTP-14] say how often a space elsewhere is asked, and on which hosts', () => {
    expect(readContentSettings({})).toMatchObject(
      E.right({ requestsPerSecond: 7, graphqlHost: 'graphql.contentful.com', previewToken: undefined }),
    )
    expect(readContentSettings({ CONTENTFUL_HOST: 'http://cms.test:8080', CONTENTFUL_THROTTLE: '50' })).toMatchObject(
      E.right({ requestsPerSecond: 30, graphqlHost: 'cms.test:8080', insecure: true }),
    )
  })
})
