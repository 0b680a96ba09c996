import * as z from 'zod/mini'

const postgres = (name: string) => z.regex(/^postgres(ql)?:\/\//, `${name} must begin with postgres://`)
const publicOrigin = z.regex(/^https?:\/\/[^/]+$/, 'NETHOS_ORIGIN must be an origin such as https://hospital.example')

const text = (why: string) => z.string({ error: () => why }).check(z.refine(value => value !== '', why))
const whole = (from: number, to: number, why: string) =>
  z
    .pipe(z.string(), z.transform(Number))
    .check(z.refine(value => Number.isInteger(value) && value >= from && value <= to, why))
const key32 = (name: string) =>
  z
    .string({ error: () => `${name} is missing: 32 random bytes as 64 hex digits` })
    .check(z.regex(/^[0-9a-f]{64}$/i, `${name} must be 64 hex digits`))

const mode = z._default(
  z.enum(['sandbox', 'production'], { error: () => 'NETHOS_MODE must be sandbox or production' }),
  'sandbox',
)

/** What every start obeys (docs/product/protocol.md 2). */
const everywhere = {
  NETHOS_MODE: mode,
  PORT: z._default(whole(0, 65_535, 'PORT must be a port number'), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  NETHOS_DRAIN_SECONDS: z._default(whole(0, 60, 'NETHOS_DRAIN_SECONDS must be a whole number from 0 to 60'), 0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^\s?#]+$/,
          'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector such as http://127.0.0.1:4318',
        ),
      ),
  ),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z
      .pipe(z.string(), z.transform(Number))
      .check(z.refine(value => value >= 0 && value <= 1, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1')),
    1,
  ),
  METRICS_PORT: z.optional(whole(0, 65_535, 'METRICS_PORT must be a port number')),
  NETHOS_DATA: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.string().check(postgres('DATABASE_URL'))),
  DATABASE_OWNER_URL: z.optional(z.string().check(postgres('DATABASE_OWNER_URL'))),
  DATABASE_DIRECT_URL: z.optional(z.string().check(postgres('DATABASE_DIRECT_URL'))),
  DATABASE_READS_URL: z.optional(z.string().check(postgres('DATABASE_READS_URL'))),
  DATABASE_POOL: z._default(whole(2, 200, 'DATABASE_POOL must be between 2 and 200'), 20),
  NETHOS_ORIGIN: z.optional(z.string().check(publicOrigin)),
  NETHOS_HOSPITAL: z._default(z.string(), '南山云医院'),
  NETHOS_PHONE: z._default(z.string(), '400-000-1234'),
  NETHOS_TRUSTED_PROXY: z._default(z.string(), ''),
  NETHOS_LISTED_HOSTS: z._default(z.string(), ''),
  NETHOS_THIRD_PARTIES: z._default(
    z
      .string()
      .check(
        z.regex(
          /^$|^[A-Za-z0-9_-]{1,32}=[0-9a-f]{64}(,[A-Za-z0-9_-]{1,32}=[0-9a-f]{64})*$/,
          'NETHOS_THIRD_PARTIES must be written as 5002=KEY,…; each key 64 hex digits',
        ),
      ),
    '',
  ),
  NETHOS_CALLS_PER_MINUTE: z._default(whole(1, 1_000_000_000, 'NETHOS_CALLS_PER_MINUTE must be a whole number'), 600),
  NETHOS_CALLERS_PER_ADDRESS: z._default(whole(1, 1_000_000, 'NETHOS_CALLERS_PER_ADDRESS must be a whole number'), 20),
  STAFF_SECOND_FACTOR: z.optional(
    z.enum(['off', 'optional', 'required'], {
      error: () => 'STAFF_SECOND_FACTOR must be off, optional or required',
    }),
  ),
  STAFF_IDENTITY: z._default(
    z.enum(['off', 'required'], { error: () => 'STAFF_IDENTITY must be off or required' }),
    'off',
  ),
  /** Whether health data is taken only of who has agreed to that by itself; elsewhere: every client asks and keeps it. */
  HEALTH_CONSENT: z._default(
    z.enum(['required', 'elsewhere'], { error: () => 'HEALTH_CONSENT must be required or elsewhere' }),
    'required',
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: () => 'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
    }),
    'info',
  ),
}

/** What production needs beside it: no sandbox stands in for anything. */
const productionOnly = {
  DATABASE_URL: text('DATABASE_URL is missing: production runs on a database of its own').check(
    postgres('DATABASE_URL'),
  ),
  DATABASE_OWNER_URL: text(
    'DATABASE_OWNER_URL is missing: a role of its own that owns the tables, so that the server cannot alter the audit log',
  ).check(postgres('DATABASE_OWNER_URL')),
  NETHOS_ORIGIN: text('NETHOS_ORIGIN is missing: the public address, e.g. https://hospital.example').check(
    publicOrigin,
  ),
  NETHOS_SECRET: key32('NETHOS_SECRET'),
  NETHOS_SEAL_KEY: key32('NETHOS_SEAL_KEY'),
  NETHOS_LOOKUP_KEY: key32('NETHOS_LOOKUP_KEY'),
  NETHOS_SEAL_KEYS_ALSO: z._default(
    z
      .string()
      .check(
        z.regex(
          /^([0-9a-fA-F]{64}(,[0-9a-fA-F]{64})*)?$/,
          'NETHOS_SEAL_KEYS_ALSO is keys of 64 hex digits, separated by commas',
        ),
      ),
    '',
  ),
  NETHOS_LOOKUP_KEYS_BEFORE: z._default(
    z
      .string()
      .check(
        z.regex(
          /^([0-9a-fA-F]{64}(,[0-9a-fA-F]{64})*)?$/,
          'NETHOS_LOOKUP_KEYS_BEFORE is keys of 64 hex digits, the oldest first, separated by commas',
        ),
      ),
    '',
  ),
  NETHOS_CHANNEL_KEY: text('NETHOS_CHANNEL_KEY is missing: the public sign key of calls without a token'),
  WECHAT_APP_ID: text('WECHAT_APP_ID is missing'),
  WECHAT_APP_SECRET: text(
    'WECHAT_APP_SECRET is missing: the secret of the public account, by which WeChat says who its user is',
  ),
  WECHAT_MCH_ID: text('WECHAT_MCH_ID is missing'),
  WECHAT_MCH_SERIAL: text('WECHAT_MCH_SERIAL is missing: serial number of the merchant certificate'),
  WECHAT_MCH_KEY_FILE: text('WECHAT_MCH_KEY_FILE is missing: path of the merchant private key (PEM)'),
  WECHAT_PLATFORM_KEY_ID: text('WECHAT_PLATFORM_KEY_ID is missing: id of the platform public key'),
  WECHAT_PLATFORM_KEY_FILE: text('WECHAT_PLATFORM_KEY_FILE is missing: path of the platform public key (PEM)'),
  WECHAT_API_V3_KEY: z
    .string({ error: () => 'WECHAT_API_V3_KEY is missing' })
    .check(z.refine(value => value.length === 32, 'WECHAT_API_V3_KEY must have 32 characters')),
  ALIPAY_APP_ID: text('ALIPAY_APP_ID is missing'),
  ALIPAY_SELLER_ID: text('ALIPAY_SELLER_ID is missing'),
  ALIPAY_KEY_FILE: text('ALIPAY_KEY_FILE is missing: path of the application private key (PEM)'),
  ALIPAY_PUBLIC_KEY_FILE: text('ALIPAY_PUBLIC_KEY_FILE is missing: path of the payment platform public key (PEM)'),
  TENCENT_SECRET_ID: text('TENCENT_SECRET_ID is missing'),
  TENCENT_SECRET_KEY: text('TENCENT_SECRET_KEY is missing'),
  TENCENT_SMS_APP_ID: text('TENCENT_SMS_APP_ID is missing'),
  TENCENT_SMS_SIGN: text('TENCENT_SMS_SIGN is missing: the registered signature'),
  TENCENT_SMS_TEMPLATES: text('TENCENT_SMS_TEMPLATES is missing: template ids as captcha=1,consult-replied=2,…'),
}

/** Where the files lie: a bucket when these are given, the encrypted local disk otherwise. */
const optional = {
  S3_ENDPOINT: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: z.optional(z.string()),
  S3_KEY_ID: z.optional(z.string()),
  S3_SECRET: z.optional(z.string()),
  WECHAT_API_BASE: z._default(z.string(), 'https://api.mch.weixin.qq.com'),
  WECHAT_AUTHORIZE_BASE: z._default(z.string(), 'https://open.weixin.qq.com'),
  WECHAT_PLATFORM_BASE: z._default(z.string(), 'https://api.weixin.qq.com'),
  WECHAT_TEMPLATES: z._default(z.string(), ''),
  ALIPAY_AUTHORIZE: z._default(z.string(), 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm'),
  ALIPAY_GATEWAY: z._default(z.string(), 'https://openapi.alipay.com/gateway.do'),
  NETHOS_HOSPITAL_FHIR_FILE: z.optional(z.string()),
  NETHOS_HOSPITAL_GATEWAY_FILE: z.optional(z.string()),
  NETHOS_HOSPITAL_DICOMWEB_FILE: z.optional(z.string()),
  NETHOS_HL7_FILE: z.optional(z.string()),
  NETHOS_HL7_PORT: z.optional(whole(0, 65_535, 'NETHOS_HL7_PORT must be a port number')),
  NETHOS_HL7_HOST: z._default(z.string(), '127.0.0.1'),
  NETHOS_HL7_CERT_FILE: z.optional(z.string()),
  NETHOS_HL7_KEY_FILE: z.optional(z.string()),
  NETHOS_HL7_CA_FILE: z.optional(z.string()),
  NETHOS_KEPT_HOSPITALS: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40})*$/,
          'NETHOS_KEPT_HOSPITALS must be all, none, or ids of hospitals such as h4,h5',
        ),
      ),
  ),
  NETHOS_SIGN_P12_FILE: z.optional(z.string()),
  NETHOS_STAFF_SIGNING_FILE: z.optional(z.string()),
  NETHOS_TSA_URL: z.optional(
    z
      .string()
      .check(z.regex(/^https?:\/\/[^\s]+$/, 'NETHOS_TSA_URL must be an address such as https://tsa.example/tsr')),
  ),
  NETHOS_TSA_CA_FILE: z.optional(z.string()),
  SUPERVISION_URL: z.optional(
    z
      .string()
      .check(z.regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/, 'SUPERVISION_URL must be an address without a slash at its end')),
  ),
  SUPERVISION_INSTITUTION: z.optional(z.string()),
  SUPERVISION_KEY_FILE: z.optional(z.string()),
  SUPERVISION_PLATFORM_KEY_FILE: z.optional(z.string()),
  NETHOS_INSURANCE_FILE: z.optional(z.string()),
  NETHOS_SURGERY_INSURER_FILE: z.optional(z.string()),
  NETHOS_DRUG_KNOWLEDGE_FILE: z.optional(z.string()),
  NETHOS_DIAGNOSES_FILE: z.optional(z.string()),
  NETHOS_SIGN_PASSPHRASE: z.optional(z.string()),
  TURN_URLS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^$|^(stun|turns?):[^\s,]+(,(stun|turns?):[^\s,]+)*$/,
          'TURN_URLS must be written as turn:relay.example:3478,turns:relay.example:5349; stun: may stand among them',
        ),
      ),
    '',
  ),
  TURN_SECRET: z._default(z.string(), ''),
  TURN_ONLY: z._default(z.enum(['yes', 'no'], { error: () => 'TURN_ONLY must be yes or no' }), 'no'),
  VIDEO_RECORDING: z._default(
    z.enum(['required', 'off'], { error: () => 'VIDEO_RECORDING must be required or off' }),
    'required',
  ),
  ALIYUN_KEY_ID: z.optional(z.string()),
  ALIYUN_KEY_SECRET: z.optional(z.string()),
  ALIYUN_FACE_SCENE: z.optional(whole(1, 2 ** 48, 'ALIYUN_FACE_SCENE must be the number of a scene')),
  ALIYUN_IDENTITY_BASE: z._default(z.string(), 'https://cloudauth.aliyuncs.com'),
}

/** In the sandbox a partner can be played: its key is known to everybody. */
export const sandboxThird = { thirdId: '5002', key: '5a'.repeat(32) } as const

const sandboxSchema = z.object({
  ...everywhere,
  ...optional,
  NETHOS_THIRD_PARTIES: z._default(everywhere.NETHOS_THIRD_PARTIES, `${sandboxThird.thirdId}=${sandboxThird.key}`),
  /** The time of day at which a new sandbox begins, e.g. 09:30: its clock goes on to the next one. */
  SANDBOX_FIRST_TIME: z.optional(
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'SANDBOX_FIRST_TIME must be a time of day such as 09:30')),
  ),
})
const productionSchema = z.object({ ...everywhere, ...optional, ...productionOnly })
export type SandboxEnv = z.output<typeof sandboxSchema>
export type ProductionEnv = z.output<typeof productionSchema>

/** The settings that the server needs while it runs; adapters get theirs from main.ts. */
export interface Settings {
  mode: 'sandbox' | 'production'
  /** The public origin: return addresses of payments start with it. */
  origin: string
  hospitalName: string
  customerServicePhone: string
  /** Hosts that a login may return to directly. */
  listedHosts: readonly string[]
  /** Partners that may exchange a code, by their id: the key that each signs with, as hex. */
  thirdParties: ReadonlyMap<string, string>
  /** Origins that a payment form may be posted to. */
  formHosts: readonly string[]
  /** Relays for video between two browsers; without any they meet directly, or not at all. */
  turn: { urls: readonly string[]; secret: string; isOnly: boolean }
  /** Sound and pictures of video consults are kept (docs/decisions/0266). */
  isVideoRecorded: boolean
  callsPerMinute: number
  /** How many callers without a token may share one address (a ward, a carrier). */
  callersPerAddress: number
  /** Whether staff log in with a second factor: nobody, who has set one up, or everybody. */
  staffSecondFactor: 'off' | 'optional' | 'required'
  /** Whether doctors, nurses and pharmacists show who they are before they receive patients, once in a day and login. */
  staffIdentity: 'off' | 'required'
}

/** Each missing or wrong setting in one clear sentence. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

export type Env = ({ NETHOS_MODE: 'sandbox' } & SandboxEnv) | ({ NETHOS_MODE: 'production' } & ProductionEnv)

export function readSettings(env: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const schema = given.NETHOS_MODE === 'production' ? productionSchema : sandboxSchema
  const read = z.safeParse(schema, given)
  if (read.success) return withStrongKeys(withRelaySecret(withTwoRoles(withOneDatabase(read.data as Env))))
  throw new SettingsError(
    read.error.issues
      .map(issue => (issue.message === 'Invalid input' ? `${issue.path.join('.')} is wrong` : issue.message))
      .join('\n'),
  )
}

/** A relay without a credential serves everybody, or nobody. */
function withRelaySecret(env: Env): Env {
  const hasRelay = /(^|,)turns?:/.test(env.TURN_URLS)
  if (hasRelay && env.TURN_SECRET === '')
    throw new SettingsError('TURN_SECRET is missing: the secret that the relays of TURN_URLS share with this server')
  if (env.TURN_ONLY === 'yes' && !hasRelay) throw new SettingsError('TURN_ONLY also needs a relay in TURN_URLS')
  return env
}

/** 32 random bytes have about 30 different ones; a word, a pattern or zeros have few. */
const leastDifferentBytes = 16
const leastChannelKey = 16

/** A key that somebody could guess seals nothing. */
function withStrongKeys(env: Env): Env {
  if (env.NETHOS_MODE !== 'production') return env
  const keys = {
    NETHOS_SECRET: env.NETHOS_SECRET,
    NETHOS_SEAL_KEY: env.NETHOS_SEAL_KEY,
    NETHOS_LOOKUP_KEY: env.NETHOS_LOOKUP_KEY,
  }
  const partners = env.NETHOS_THIRD_PARTIES.split(',').filter(pair => pair !== '')
  const faults: string[] = []
  for (const [name, key] of [
    ...Object.entries(keys),
    ...partners.map(pair => {
      const [partner = '', key = ''] = pair.split('=')
      return [`NETHOS_THIRD_PARTIES ${partner}`, key] as const
    }),
  ])
    if (new Set(Buffer.from(key, 'hex')).size < leastDifferentBytes)
      faults.push(`${name} can be guessed: make 32 random bytes with openssl rand -hex 32`)
  if (new Set(Object.values(keys).map(key => key.toLowerCase())).size < Object.keys(keys).length)
    faults.push('NETHOS_SECRET, NETHOS_SEAL_KEY and NETHOS_LOOKUP_KEY must be three different keys')
  const { NETHOS_CHANNEL_KEY: channelKey } = env
  if (channelKey.length < leastChannelKey || new Set(channelKey).size < leastChannelKey / 2)
    faults.push('NETHOS_CHANNEL_KEY can be guessed: make one with openssl rand -hex 32')
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return env
}

function withOneDatabase(env: Env): Env {
  if (env.DATABASE_URL !== undefined || env.DATABASE_DIRECT_URL === undefined) return env
  throw new SettingsError('DATABASE_DIRECT_URL also needs DATABASE_URL, which leads to the same database by a pooler')
}

/** docs/product/security.md 16: the role that works must not own the audit log. */
function withTwoRoles(env: Env): Env {
  if (env.NETHOS_MODE !== 'production') return env
  const roleOf = (url: string) => /[?&]user=([^&]*)/.exec(url)?.[1] ?? /^postgres(?:ql)?:\/\/([^:@/?]*)/.exec(url)?.[1]
  if (roleOf(env.DATABASE_URL) !== roleOf(env.DATABASE_OWNER_URL)) return env
  throw new SettingsError(
    'DATABASE_OWNER_URL must name another role than DATABASE_URL: the server’s own role must not own the audit log',
  )
}
