import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { alipayUser } from '../adapters/alipay/user.ts'
import { wechatPlatform } from '../adapters/wechat-platform/wechat-platform.ts'
import { credentialStore } from '../database/credential-store.ts'
import type { Clock } from '../ports/clock.ts'
import type { ShellPlatforms } from '../ports/shells.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { merchant, sandboxPaymentKeys } from './payment/keys.ts'
import { takeCode } from './shells/books.ts'
import { messagingPath, paymentAuthorizePath, shellSandbox } from './shells/shell-sandbox.ts'
import { registeredSecret, registeredTemplates } from './shells/users.ts'

interface Options {
  pool: pg.Pool
  origin: string
  clock: Clock
  sealer: Sealer
}

const appIds = { messaging: merchant.wechat.appId, payment: merchant.alipay.appId }

/** The real adapters, pointed at the platforms that the sandbox plays at this origin. */
export async function openShells({ pool, origin, clock, sealer }: Options) {
  const { alipay: keys } = await sandboxPaymentKeys(pool)
  const books = { pool, now: () => clock.now() }
  const platforms: ShellPlatforms = {
    messaging: wechatPlatform({
      appId: appIds.messaging,
      secret: registeredSecret,
      authorizeBase: origin + messagingPath,
      apiBase: origin + messagingPath,
      templates: registeredTemplates,
      keeper: credentialStore(pool, { clock, sealer }),
    }),
    payment: alipayUser({
      ...keys,
      gateway: `${origin}/sandbox/providers/alipay/gateway.do`,
      authorizeAddress: origin + paymentAuthorizePath,
    }),
  }
  return {
    platforms,
    plugin: (app: FastifyInstance) => shellSandbox(app, { ...books, origin, appIds }),
    /** For the payment app's gateway, which the payment sandbox plays. */
    async userOfCode(code: string): Promise<string | undefined> {
      const user = await takeCode(books, 'payment', code)
      return user === 'used' ? undefined : user?.platformId
    },
  }
}
