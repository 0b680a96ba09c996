import type { FastifyInstance } from 'fastify'
import { draftPath } from '@nethos/contract/common/draft-path.ts'

/** docs/product/security.md 13. Payment forms post to the providers, and nowhere else. */
const contentSecurityPolicy = (formHosts: readonly string[], framedBy: string): string =>
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
    `frame-ancestors ${framedBy}`,
  ].join('; ')

const isPreview = (url: string): boolean =>
  url === draftPath || ['/', '?'].some(next => url.startsWith(draftPath + next))

export interface HeaderOptions {
  isProduction: boolean
  formHosts: readonly string[]
}

export function securityHeaders(app: FastifyInstance, { isProduction, formHosts }: HeaderOptions): void {
  const policy = contentSecurityPolicy(formHosts, `'none'`)
  // The workbench shows a draft by the patients' own pages (docs/decisions/0192).
  const framed = contentSecurityPolicy(formHosts, `'self'`)
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply
    raw.setHeader('x-request-id', request.id)
    raw.setHeader('x-content-type-options', 'nosniff')
    if (isProduction) raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.method === 'POST') {
      raw.setHeader('cache-control', 'no-store')
    } else {
      raw.setHeader('content-security-policy', isPreview(request.url) ? framed : policy)
      raw.setHeader('referrer-policy', 'same-origin')
      raw.setHeader('permissions-policy', 'geolocation=(), payment=(), usb=()')
      raw.setHeader('cross-origin-opener-policy', 'same-origin')
    }
    done()
  })
}
