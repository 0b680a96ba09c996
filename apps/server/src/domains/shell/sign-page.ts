import { firstOf } from '@nethos/contract/common/present.ts'
import { randomBytes } from 'node:crypto'
import type { shellServices } from '@nethos/contract/shell/shell.services.ts'
import { refuse, stepped, type Refused } from '../../calls/handler.ts'
import { pageSignature } from './page-signature.ts'

/** Only addresses of ours are signed; while the platform cannot be reached, sharing waits and nothing else does. */
export const signPage = stepped<
  typeof shellServices.signPage,
  { url: string },
  { ticket: string } | Refused<'no_signature'>
>({
  async prepare({ input, ctx }) {
    const url = URL.parse(input.reqUrl)
    if (url?.origin !== new URL(ctx.runtime.settings.origin).origin) return refuse('no_signature')
    return { url: firstOf(input.reqUrl.split('#')) }
  },
  outside: (_prepared, { runtime }) =>
    runtime.shells.messaging.pageTicket().then(
      ticket => ({ ticket }),
      () => refuse('no_signature'),
    ),
  async settle(outcome, { url }, { ctx }) {
    if (!('ticket' in outcome)) return outcome
    const nonceStr = randomBytes(12).toString('base64url')
    const timestamp = String(Math.floor(ctx.now / 1000))
    const signature = pageSignature({ ticket: outcome.ticket, nonceStr, timestamp, url })
    return { appId: ctx.runtime.shells.messaging.appId, timestamp, nonceStr, signature }
  },
})
