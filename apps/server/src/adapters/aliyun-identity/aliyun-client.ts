import { createRequire } from 'node:module'
import type Sdk from '@alicloud/cloudauth20190307'
import type OpenApi from '@alicloud/openapi-core'

const load = createRequire(import.meta.url)

/**
 * Loaded with the first question: a start does without its 40 MB and its second. A CommonJS package whose class is its
 * `default`: `import` gives another thing in Node than in the tests.
 */
export const aliyunSdk = () => load('@alicloud/cloudauth20190307') as typeof Sdk
const openApi = () => load('@alicloud/openapi-core') as typeof OpenApi

export interface AliyunIdentitySettings {
  keyId: string
  keySecret: string
  /** https://cloudauth.aliyuncs.com, or the sandbox's address. */
  apiBase: string
}

const milliseconds = 8_000

function openClient({ keyId, keySecret, apiBase }: AliyunIdentitySettings) {
  const { protocol, host, pathname } = new URL(apiBase)
  return new (aliyunSdk().default)(
    new (openApi().$OpenApiUtil.Config)({
      accessKeyId: keyId,
      accessKeySecret: keySecret,
      // The SDK puts a slash of its own behind the endpoint.
      endpoint: host + pathname.replace(/\/$/, ''),
      protocol: protocol.replace(':', ''),
      regionId: 'cn-hangzhou',
    }),
  )
}

/** Opened with the first question. */
export function aliyunClient(settings: AliyunIdentitySettings) {
  let opened: ReturnType<typeof openClient> | undefined
  return () => (opened ??= openClient(settings))
}

type RuntimeOptions = Parameters<InstanceType<typeof Sdk.default>['initFaceVerifyWithOptions']>[1]

/** Plain settings: the SDK reads them, and has no use for the class that its type asks for, which lies in a package of its own. */
export const patienceWith = ({ apiBase }: AliyunIdentitySettings) =>
  ({
    connectTimeout: milliseconds,
    readTimeout: milliseconds,
    autoretry: false,
    noProxy: new URL(apiBase).host,
  }) as RuntimeOptions
