import type { FastifyInstance } from 'fastify'

/** docs/product/security.md 13. Payment forms post to the providers, and nowhere else. */
const contentSecurityPolicy = (formHosts: readonly string[]): string =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action ${["'self'", ...formHosts].join(' ')}`,
    `frame-ancestors 'none'`,
  ].join('; ')

export interface HeaderOptions {
  isProduction: boolean
  formHosts: readonly string[]
}

export function securityHeaders(app: FastifyInstance, { isProduction, formHosts }: HeaderOptions): void {
  const policy = contentSecurityPolicy(formHosts)
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply
    raw.setHeader('x-request-id', request.id)
    raw.setHeader('x-content-type-options', 'nosniff')
    if (isProduction) raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.method === 'POST') {
      raw.setHeader('cache-control', 'no-store')
    } else {
      raw.setHeader('content-security-policy', policy)
      raw.setHeader('referrer-policy', 'same-origin')
      raw.setHeader('permissions-policy', 'geolocation=(), payment=(), usb=()')
      raw.setHeader('cross-origin-opener-policy', 'same-origin')
    }
    done()
  })
}
