import { createHash, generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type pg from 'pg'

/** The merchant as both providers know him. */
export const merchant = {
  wechat: { appId: 'wx8d5f0e6c1b2a3947', mchId: '1900000109' },
  alipay: { appId: '2021000100000001', sellerId: '2088000000000109' },
} as const

export interface KeyPair {
  /** PKCS#8, PEM. */
  privateKey: string
  /** SPKI, PEM. */
  publicKey: string
}

export interface PaymentKeys {
  wechatMerchant: KeyPair
  wechatPlatform: KeyPair
  /** 32 characters. */
  wechatApiV3Key: string
  alipayApp: KeyPair
  alipayPlatform: KeyPair
}

const pairNames = ['wechat-merchant', 'wechat-platform', 'alipay-app', 'alipay-platform'] as const
const v3Name = 'wechat-api-v3'

/** Reads the keys; makes them at first start. Two processes that start together end with the same keys. */
export async function readPaymentKeys(pool: pg.Pool): Promise<PaymentKeys> {
  return (await storedKeys(pool)) ?? (await makeKeys(pool)) ?? missing()
}

async function storedKeys(pool: pg.Pool): Promise<PaymentKeys | undefined> {
  const { rows } = await pool.query<{ name: string; secret: string; public_key: string | null }>(
    'select name, secret, public_key from sandbox.payment_key',
  )
  if (rows.length === 0) return undefined
  const row = (name: string) => rows.find(one => one.name === name) ?? missing()
  const pair = (name: (typeof pairNames)[number]): KeyPair => ({
    privateKey: row(name).secret,
    publicKey: row(name).public_key ?? missing(),
  })
  return {
    wechatMerchant: pair('wechat-merchant'),
    wechatPlatform: pair('wechat-platform'),
    wechatApiV3Key: row(v3Name).secret,
    alipayApp: pair('alipay-app'),
    alipayPlatform: pair('alipay-platform'),
  }
}

async function makeKeys(pool: pg.Pool): Promise<PaymentKeys | undefined> {
  const pairs = await Promise.all(pairNames.map(makePair))
  const names = [...pairNames, v3Name]
  // One statement: of two processes the second waits for the first, and then inserts nothing.
  await pool.query(
    `insert into sandbox.payment_key (name, secret, public_key)
     select * from unnest($1::text[], $2::text[], $3::text[]) on conflict (name) do nothing`,
    [
      names,
      [...pairs.map(one => one.privateKey), randomBytes(16).toString('hex')],
      [...pairs.map(one => one.publicKey), null],
    ],
  )
  return storedKeys(pool)
}

async function makePair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

const missing = (): never => {
  throw new Error('sandbox.payment_key is incomplete')
}

const fingerprint = (publicKey: string): string => createHash('sha256').update(publicKey).digest('hex').toUpperCase()

/** Serial number of the merchant's certificate. */
export const merchantSerial = (keys: PaymentKeys): string => fingerprint(keys.wechatMerchant.publicKey).slice(0, 40)

/** Id of the platform's public key. */
export const platformKeyId = (keys: PaymentKeys): string =>
  `PUB_KEY_ID_${BigInt(`0x${fingerprint(keys.wechatPlatform.publicKey)}`)
    .toString()
    .slice(0, 32)}`

/** What the two adapters are given in sandbox mode; addresses and the clock come from main.ts. */
export async function sandboxPaymentKeys(pool: pg.Pool) {
  const keys = await readPaymentKeys(pool)
  return {
    wechat: {
      ...merchant.wechat,
      mchSerial: merchantSerial(keys),
      mchPrivateKey: keys.wechatMerchant.privateKey,
      platformKeys: { [platformKeyId(keys)]: keys.wechatPlatform.publicKey },
      apiV3Key: keys.wechatApiV3Key,
    },
    alipay: {
      ...merchant.alipay,
      privateKey: keys.alipayApp.privateKey,
      alipayPublicKey: keys.alipayPlatform.publicKey,
    },
  }
}
