import type { FastifyInstance } from 'fastify'

export const pushPath = '/sandbox/push'

interface Taken {
  ttl: string
  urgency: string
  authorization: string
  /** Sealed for the browser, base64. */
  body: string
}

/**
 * A push service (RFC 8030) that keeps what it is given for whoever asks: it cannot read it, as no push service can. A
 * browser whose name begins with gone has unsubscribed, refused-403 and its like answer with that status.
 */
export async function pushSandbox(app: FastifyInstance): Promise<void> {
  const taken = new Map<string, Taken[]>()
  await app.register(async service => {
    service.removeAllContentTypeParsers()
    service.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    service.post<{ Params: { browser: string } }>(`${pushPath}/:browser`, async ({ params, headers, body }, reply) => {
      if (params.browser.startsWith('gone')) return reply.code(410).send()
      const refused = /^refused-(\d{3})/.exec(params.browser)
      if (refused) return reply.code(Number(refused[1])).send()
      if (headers['content-encoding'] !== 'aes128gcm' || !headers['ttl']) return reply.code(400).send()
      if (!/^vapid t=[^,]+, ?k=/.test(headers.authorization ?? '')) return reply.code(401).send()
      const message = {
        ttl: String(headers['ttl']),
        urgency: String(headers['urgency'] ?? 'normal'),
        authorization: headers.authorization!,
        body: (body as Buffer).toString('base64'),
      }
      taken.set(params.browser, [...(taken.get(params.browser) ?? []), message].slice(-100))
      return reply.code(201).send()
    })
  })
  app.get<{ Params: { browser: string } }>(
    `${pushPath}/:browser`,
    async ({ params }) => taken.get(params.browser) ?? [],
  )
}
