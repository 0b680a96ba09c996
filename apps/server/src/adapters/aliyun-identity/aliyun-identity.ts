import { createRequire } from 'node:module'
import type Sdk from '@alicloud/cloudauth20190307'
import { $OpenApiUtil } from '@alicloud/openapi-core'
import { IdentityUnreachableError, type IdentityAnswer, type IdentityChecker } from '../../ports/identity.ts'

// A CommonJS package whose class is its `default`: `import` gives another thing in Node than in the tests.
const sdk = createRequire(import.meta.url)('@alicloud/cloudauth20190307') as typeof Sdk

export interface AliyunIdentitySettings {
  keyId: string
  keySecret: string
  /** https://cloudauth.aliyuncs.com, or the sandbox's address. */
  apiBase: string
}

/** BizCode of Id2MetaVerify (API 2019-03-07): 1 they belong together, 2 they do not, 3 no such number. */
const answers: Readonly<Record<string, IdentityAnswer>> = { 1: 'match', 2: 'mismatch', 3: 'unknown' }

const milliseconds = 8_000

/** Asks the police's register by Alibaba Cloud's 身份二要素核验. */
export function aliyunIdentity({ keyId, keySecret, apiBase }: AliyunIdentitySettings): IdentityChecker {
  const { protocol, host, pathname } = new URL(apiBase)
  const client = new sdk.default(
    new $OpenApiUtil.Config({
      accessKeyId: keyId,
      accessKeySecret: keySecret,
      // The SDK puts a slash of its own behind the endpoint.
      endpoint: host + pathname.replace(/\/$/, ''),
      protocol: protocol.replace(':', ''),
      regionId: 'cn-hangzhou',
    }),
  )
  const patience = { connectTimeout: milliseconds, readTimeout: milliseconds, autoretry: false, noProxy: host }

  return {
    async check({ name, idCard }) {
      const request = new sdk.Id2MetaVerifyRequest({ paramType: 'normal', userName: name, identifyNum: idCard })
      const reply = await client
        .id2MetaVerifyWithOptions(request, patience as never)
        .catch((error: { code?: string }) => {
          // The provider's words may repeat the name; its code says enough.
          throw new IdentityUnreachableError(error.code ?? 'NoAnswer')
        })
      const answer = answers[reply.body?.resultObject?.bizCode ?? '']
      if (reply.body?.code !== '200' || !answer) throw new IdentityUnreachableError(reply.body?.code ?? 'NoAnswer')
      return answer
    },
  }
}
