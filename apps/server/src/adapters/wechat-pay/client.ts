import type { Decorator } from 'wechatpay-axios-plugin'
import * as z from 'zod/mini'
import { wechatSdk } from './sdk.ts'
import type { WechatPaySettings } from './settings.ts'

/** The provider understood and says no. */
export class WechatPayRefusalError extends Error {
  override name = 'WechatPayRefusalError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(`${code}: ${message}`)
    this.status = status
    this.code = code
  }
}

/** No usable answer: the network, a time-out, a signature that is not the platform's. */
export class WechatPayUnreachedError extends Error {
  override name = 'WechatPayUnreachedError'
}

export interface WechatClient {
  get<T>(path: string, params: Record<string, string>, reply: z.ZodMiniType<T>): Promise<T>
  post<T>(path: string, body: unknown, reply: z.ZodMiniType<T>): Promise<T>
  /** A bill's bytes. Unsigned: the caller checks the hash. */
  download(url: string): Promise<Buffer>
}

type Http = Decorator['v3']

const timeoutMs = 10_000

/** Signs each request, and trusts no successful reply that the platform has not signed (wechatpay-axios-plugin). */
export function wechatClient(settings: WechatPaySettings): WechatClient {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  let http: Http | undefined
  const open = (): Http =>
    new (wechatSdk().Decorator)({
      mchid: settings.mchId,
      serial: settings.mchSerial,
      privateKey: settings.mchPrivateKey,
      certs: { ...settings.platformKeys },
      baseURL: `${baseUrl}/`,
      timeout: timeoutMs,
      maxRedirects: 0,
    }).v3

  async function call(config: Parameters<Http['request']>[0]): Promise<unknown> {
    try {
      http ??= open()
      return (await http.request<unknown>(config)).data
    } catch (error) {
      throw withoutKeys(error)
    }
  }

  const read = <T>(reply: z.ZodMiniType<T>, data: unknown): T => {
    const result = z.safeParse(reply, data)
    if (result.success) return result.data
    throw new WechatPayUnreachedError(`the reply is not as documented: ${result.error.issues[0]?.path.join('.')}`)
  }

  return {
    get: async (url, params, reply) => read(reply, await call({ method: 'get', url, params })),
    post: async (url, data, reply) => read(reply, await call({ method: 'post', url, data })),
    async download(address) {
      if (!address.startsWith(`${baseUrl}/`)) throw new WechatPayUnreachedError('the bill lies on a foreign host')
      const [path = '', query = ''] = address.slice(baseUrl.length + 1).split('?')
      // The bare path: by it the library knows that this reply has no signature.
      const params = Object.fromEntries(new URLSearchParams(query))
      return Buffer.from((await call({ method: 'get', url: path, params, responseType: 'arraybuffer' })) as ArrayBuffer)
    },
  }
}

const refusal = z.object({ code: z.string(), message: z._default(z.string(), '') })

/** The library's errors carry the whole request and the keys: only what one may log goes on. */
function withoutKeys(error: unknown): Error {
  const { response, code, message } = error as {
    response?: { status: number; data: unknown }
    code?: string
    message?: string
  }
  const refused = z.safeParse(refusal, asJson(response?.data))
  return response !== undefined && response.status >= 400 && refused.success
    ? new WechatPayRefusalError(response.status, refused.data.code, refused.data.message)
    : new WechatPayUnreachedError(`${code ?? 'no code'}: ${(message ?? 'no message').slice(0, 60)}`)
}

function asJson(data: unknown): unknown {
  if (!Buffer.isBuffer(data)) return data
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}
