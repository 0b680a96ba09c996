import { dayAndSecond } from '@nethos/contract/common/days.ts'
import * as z from 'zod/mini'
import { alipaySdk } from './sdk.ts'
import type { AlipaySettings } from './settings.ts'

/** The provider understood and says no. */
export class AlipayRefusalError extends Error {
  override name = 'AlipayRefusalError'
  readonly code: string
  readonly subCode: string

  constructor(code: string, subCode: string, message: string) {
    super(`${subCode}: ${message}`)
    this.code = code
    this.subCode = subCode
  }
}

/** No usable answer: the network, a time-out, a signature that is not Alipay's. */
export class AlipayUnreachedError extends Error {
  override name = 'AlipayUnreachedError'
}

export interface AlipayClient {
  call<T>(method: string, content: Record<string, unknown>, reply: z.ZodMiniType<T>): Promise<T>
  /** The signed parameters of a page that the payer's browser opens. */
  page(method: string, content: Record<string, unknown>, addresses: { notifyUrl: string; returnUrl: string }): URL
  isSigned(notice: Readonly<Record<string, string>>): boolean
}

const outcome = z.looseObject({
  code: z.string(),
  sub_code: z._default(z.string(), ''),
  sub_msg: z._default(z.string(), ''),
  msg: z._default(z.string(), ''),
})

/** Signs each request, and trusts no reply that Alipay has not signed (alipay-sdk). */
export function alipayClient(settings: AlipaySettings): AlipayClient {
  const sdk = alipaySdk(settings)
  // The library would write the process's own time zone; Alipay reads Asia/Shanghai.
  const timestamp = () => dayAndSecond(Date.now())

  return {
    async call(method, content, reply) {
      const raw = await sdk()
        .exec(method, { bizContent: content, timestamp: timestamp() }, { validateSign: true })
        .catch(unreached)
      const { code, sub_code: subCode, sub_msg: subMsg, msg } = read(outcome, raw)
      if (code !== '10000') throw new AlipayRefusalError(code, subCode, subMsg || msg)
      return read(reply, raw)
    },
    page: (method, content, addresses) =>
      new URL(sdk().pageExecute(method, 'GET', { bizContent: content, ...addresses, timestamp: timestamp() })),
    // Never the older SHA-1 signatures: which of the two holds is not the sender's choice.
    isSigned: notice => notice['sign_type'] === 'RSA2' && sdk().checkNotifySignV2(notice),
  }
}

function read<T>(schema: z.ZodMiniType<T>, raw: unknown): T {
  const result = z.safeParse(schema, raw)
  if (result.success) return result.data
  throw new AlipayUnreachedError(`the reply is not as documented: ${result.error.issues[0]?.path.join('.')}`)
}

/** The library's message holds the whole reply when its signature is wrong: only the first words may be logged. */
const unreached = (error: unknown): never => {
  throw new AlipayUnreachedError(error instanceof Error ? error.message.slice(0, 60) : 'unknown')
}
