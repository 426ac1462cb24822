import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { speaksTls } from '#adapters/embedded/request-origin'
import { earlyEntriesHash } from './early-entries'
import { sessionMarkHash } from './session-mark'

export interface PageHeadersOptions {
  /** Origins of other hosts that the browser may call. */
  readonly connectTo: readonly string[]
  /** Origins of other hosts that the tiles of maps come from. */
  readonly imagesFrom: readonly string[]
  /**
   * Whether pages carry a content security policy. Not while Vite serves the files, because it injects scripts into
   * them.
   */
  readonly withPolicy: boolean
}

const A_YEAR_S = 31_536_000

/** What a page may load and call: only its own origin and the services that the configuration names. */
const contentSecurityPolicy = ({ connectTo, imagesFrom }: Omit<PageHeadersOptions, 'withPolicy'>): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${sessionMarkHash} ${earlyEntriesHash}`,
    "style-src 'self'",
    ['img-src', "'self'", 'data:', ...imagesFrom].join(' '),
    "font-src 'self'",
    // Documents that a service has made, shown in the page that asked for them.
    'frame-src blob:',
    ['connect-src', "'self'", ...connectTo].join(' '),
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join(';')

/** The shop uses none of these features, so no script in it may use them. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  // The store finder asks for it at a press, and the browser asks its user.
  .concat('geolocation=(self)')
  .join(', ')

/** Headers of every response that disable browser features which the shop does not use. */
export const pageHeaders = async (
  app: FastifyInstance,
  { withPolicy, ...hosts }: PageHeadersOptions,
): Promise<void> => {
  await app.register(helmet, {
    // Set below, because it depends on the protocol of the request.
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // A year of mandatory TLS has no effect on localhost and would break a shop that is served over plain HTTP.
    hsts: false,
  })
  const policy = contentSecurityPolicy(hosts)
  app.addHook('onRequest', async (request, reply) => {
    const overTls = speaksTls(request)
    reply.header('permissions-policy', permissionsPolicy)
    // Over plain HTTP it would make the browser request every file over HTTPS, where no server answers.
    if (withPolicy) reply.header('content-security-policy', overTls ? `${policy};upgrade-insecure-requests` : policy)
    if (overTls) reply.header('strict-transport-security', `max-age=${A_YEAR_S}`)
  })
}
