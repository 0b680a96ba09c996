import { Agent } from 'node:http'
import { sms } from 'tencentcloud-sdk-nodejs-sms'
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

/** The SDK wants address and protocol apart; an agent of its own keeps loopback away from a proxy of the environment. */
function addressOf(apiBase: string): { endpoint: string; protocol: string; agent?: Agent } {
  const { protocol, host, pathname } = new URL(apiBase)
  const endpoint = host + pathname.replace(/\/$/, '')
  return { endpoint, protocol: `${protocol}//`, ...(protocol === 'http:' && { agent: new Agent() }) }
}

/** Sends by Tencent Cloud SMS (API 2021-01-11). */
export function tencentSms(settings: TencentSmsSettings): SmsSender {
  const { secretId, secretKey, appId, signName, templates, region = 'ap-guangzhou', apiBase } = settings
  const client = new sms.v20210111.Client({
    credential: { secretId, secretKey },
    region,
    profile: { httpProfile: { reqTimeout: secondsMost, ...(apiBase && addressOf(apiBase)) } },
  })

  async function accepted({ mobile, template, variables, cid }: SmsMessage) {
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
