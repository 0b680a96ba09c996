import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { smsSentences } from '../ports/sms.ts'
import type { TestDatabase } from './test-database.ts'

const key = () => randomBytes(32).toString('hex')

/** All that production must be told, with keys of its own in this folder. Nobody answers at the providers. */
export async function productionSettings(folder: string, database: TestDatabase): Promise<Record<string, string>> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await Promise.all([
    writeFile(join(folder, 'private.pem'), privateKey),
    writeFile(join(folder, 'public.pem'), publicKey),
  ])
  return {
    NETHOS_MODE: 'production',
    NETHOS_DATA: folder,
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.url,
    NETHOS_ORIGIN: 'https://hospital.example',
    NETHOS_SECRET: key(),
    NETHOS_SEAL_KEY: key(),
    NETHOS_LOOKUP_KEY: key(),
    NETHOS_CHANNEL_KEY: key(),
    WECHAT_APP_ID: 'wx0000000000000001',
    WECHAT_APP_SECRET: '0123456789abcdef0123456789abcdef',
    WECHAT_MCH_ID: '1900000001',
    WECHAT_MCH_SERIAL: '7777777777777777777777777777777777777777',
    WECHAT_MCH_KEY_FILE: join(folder, 'private.pem'),
    WECHAT_PLATFORM_KEY_ID: 'PUB_KEY_ID_0000000000000000000001',
    WECHAT_PLATFORM_KEY_FILE: join(folder, 'public.pem'),
    WECHAT_API_V3_KEY: 'x'.repeat(32),
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_SELLER_ID: '2088000000000001',
    ALIPAY_KEY_FILE: join(folder, 'private.pem'),
    ALIPAY_PUBLIC_KEY_FILE: join(folder, 'public.pem'),
    TENCENT_SECRET_ID: 'id',
    TENCENT_SECRET_KEY: 'key',
    TENCENT_SMS_APP_ID: '1400000000',
    TENCENT_SMS_SIGN: '南山云医院',
    TENCENT_SMS_TEMPLATES: Object.keys(smsSentences)
      .map((name, at) => `${name}=${at + 1}`)
      .join(','),
  }
}
