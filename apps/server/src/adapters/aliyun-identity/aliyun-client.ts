import { createRequire } from 'node:module'
import type Sdk from '@alicloud/cloudauth20190307'
import { $OpenApiUtil } from '@alicloud/openapi-core'

// A CommonJS package whose class is its `default`: `import` gives another thing in Node than in the tests.
const sdk = createRequire(import.meta.url)('@alicloud/cloudauth20190307') as typeof Sdk

export interface AliyunIdentitySettings {
  keyId: string
  keySecret: string
  /** https://cloudauth.aliyuncs.com, or the sandbox's address. */
  apiBase: string
}

const milliseconds = 8_000

export function aliyunClient({ keyId, keySecret, apiBase }: AliyunIdentitySettings) {
  const { protocol, host, pathname } = new URL(apiBase)
  return new sdk.default(
    new $OpenApiUtil.Config({
      accessKeyId: keyId,
      accessKeySecret: keySecret,
      // The SDK puts a slash of its own behind the endpoint.
      endpoint: host + pathname.replace(/\/$/, ''),
      protocol: protocol.replace(':', ''),
      regionId: 'cn-hangzhou',
    }),
  )
}

export const patienceWith = ({ apiBase }: AliyunIdentitySettings) => ({
  connectTimeout: milliseconds,
  readTimeout: milliseconds,
  autoretry: false,
  noProxy: new URL(apiBase).host,
})
