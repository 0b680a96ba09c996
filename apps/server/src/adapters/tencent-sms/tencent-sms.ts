import { Agent } from 'node:http'
import { createRequire } from 'node:module'
import type * as Sdk from 'tencentcloud-sdk-nodejs-sms'
import type { SmsMessage, SmsSender, SmsTemplate } from '../../ports/sms.ts'

export interface TencentSmsSettings {
  secretId: string
  secretKey: string
  /** SmsSdkAppId of the application. */
  appId: string
  /** The registered signature that stands before each text. */
  signName: string
  /** The provider's ids of our templates, as registered. */
  templates: Readonly<Record<SmsTemplate, string>>
  region?: string
  /** Another address than the provider's own: the sandbox's. */
  apiBase?: string
}

/** The provider has not taken the message. Carries its code, never the number. */
export class SmsRefusedError extends Error {
  override name = 'SmsRefusedError'
  readonly code: string
  constructor(code: string) {
    super(`The SMS provider refused: ${code}`)
    this.code = code
  }
}

const secondsMost = 10
const load = createRequire(import.meta.url)

/** The SDK wants address and protocol apart; an agent of its own keeps loopback away from a proxy of the environment. */
function addressOf(apiBase: string): { endpoint: string; protocol: string; agent?: Agent } {
  const { protocol, host, pathname } = new URL(apiBase)
  const endpoint = host + pathname.replace(/\/$/, '')
  return { endpoint, protocol: `${protocol}//`, ...(protocol === 'http:' && { agent: new Agent() }) }
}

function openClient({ secretId, secretKey, region = 'ap-guangzhou', apiBase }: TencentSmsSettings) {
  const { sms } = load('tencentcloud-sdk-nodejs-sms') as typeof Sdk
  return new sms.v20210111.Client({
    credential: { secretId, secretKey },
    region,
    profile: { httpProfile: { reqTimeout: secondsMost, ...(apiBase && addressOf(apiBase)) } },
  })
}

/** Sends by Tencent Cloud SMS (API 2021-01-11). Opened with the first message: a start does without the library. */
export function tencentSms(settings: TencentSmsSettings): SmsSender {
  const { appId, signName, templates } = settings
  let client: ReturnType<typeof openClient> | undefined

  async function accepted({ mobile, template, variables, cid }: SmsMessage) {
    client ??= openClient(settings)
    const reply = await client.SendSms({
      PhoneNumberSet: [`+86${mobile}`],
      SmsSdkAppId: appId,
      SignName: signName,
      TemplateId: templates[template],
      TemplateParamSet: variables,
      ...(cid !== undefined && { SessionContext: cid }),
    })
    return reply.SendStatusSet?.[0]?.Code ?? 'NoAnswer'
  }

  return {
    async send(message) {
      const code = await accepted(message).catch((error: { code?: string; httpCode?: number }) => {
        // The provider's own messages may repeat the number; its code says enough.
        throw new SmsRefusedError(error.code || `Unreachable${error.httpCode ? ` ${error.httpCode}` : ''}`)
      })
      if (code !== 'Ok') throw new SmsRefusedError(code)
    },
  }
}
