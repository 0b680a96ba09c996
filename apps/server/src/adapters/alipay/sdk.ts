import { createRequire } from 'node:module'
import type * as Sdk from 'alipay-sdk'
import { privateKeyPem, publicKeyPem } from './keys.ts'
import type { AlipaySettings } from './settings.ts'

const load = createRequire(import.meta.url)
const timeoutMs = 10_000

type Keys = Pick<AlipaySettings, 'appId' | 'privateKey' | 'alipayPublicKey' | 'gateway'>

function openSdk({ appId, privateKey, alipayPublicKey, gateway }: Keys): Sdk.AlipaySdk {
  const { AlipaySdk } = load('alipay-sdk') as typeof Sdk
  return new AlipaySdk({
    appId,
    keyType: 'PKCS8',
    privateKey: privateKeyPem(privateKey),
    alipayPublicKey: publicKeyPem(alipayPublicKey),
    gateway,
    signType: 'RSA2',
    camelcase: false,
    timeout: timeoutMs,
  })
}

/** Opened with the first call: a start does without the library's 12 MB. */
export function alipaySdk(keys: Keys): () => Sdk.AlipaySdk {
  let opened: Sdk.AlipaySdk | undefined
  return () => (opened ??= openSdk(keys))
}
