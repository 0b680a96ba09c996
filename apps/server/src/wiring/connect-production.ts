import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import { alipay } from '../adapters/alipay/alipay.ts'
import { alipayUser } from '../adapters/alipay/user.ts'
import { aliyunFace } from '../adapters/aliyun-identity/aliyun-face.ts'
import { aliyunIdentity } from '../adapters/aliyun-identity/aliyun-identity.ts'

import { readInsurance } from '../adapters/medical-insurance/settings.ts'
import { medicalInsurance } from '../adapters/medical-insurance/medical-insurance.ts'
import { localFiles } from '../adapters/local-files/local-files.ts'
import { readKnowledge, type KnowledgeText } from '../adapters/drug-knowledge/format.ts'
import { tableKnowledge } from '../adapters/drug-knowledge/table-knowledge.ts'
import { commonDiagnoses, diagnosesOf } from '../adapters/diagnosis-list/diagnosis-list.ts'
import { documentSigner } from '../adapters/document-signer/document-signer.ts'
import { p12Holder } from '../adapters/p12-signer/p12-signer.ts'
import { timeStamps } from '../adapters/rfc3161/time-stamps.ts'
import { readStaffSigning } from '../adapters/staff-certificates/settings.ts'
import { staffCertificates } from '../adapters/staff-certificates/staff-certificates.ts'
import { supervisionGateway } from '../adapters/supervision-gateway/supervision-gateway.ts'
import { readSurgeryInsurer, type InsurerFile } from '../adapters/surgery-insurer/settings.ts'
import { surgeryInsurer } from '../adapters/surgery-insurer/surgery-insurer.ts'
import { tencentSms } from '../adapters/tencent-sms/tencent-sms.ts'
import { webPushSender } from '../adapters/web-push/web-push.ts'
import { wechatPay } from '../adapters/wechat-pay/wechat-pay.ts'
import { wechatPlatform } from '../adapters/wechat-platform/wechat-platform.ts'
import { credentialStore } from '../database/credential-store.ts'
import { openBreakers, type Breakers } from '../outside-systems/outside-systems.ts'
import { attachedHospitals } from './attached-hospitals.ts'
import { withHl7v2 } from './hl7v2-hospitals.ts'
import { pictureArchives } from './picture-archives.ts'
import { keepsBeside, withLocal } from './local-hospitals.ts'

import { sealerOf, keysFromSettings, type AllKeys } from './keys.ts'
import { pushKeysOf } from './push-keys.ts'
import type { Outside } from './outside.ts'
import type { Clock } from '../ports/clock.ts'
import type { DiagnosisList } from '../ports/diagnosis-list.ts'
import type { DrugKnowledge } from '../ports/drug-knowledge.ts'
import type { FileStore } from '../ports/files.ts'
import type { Hospital } from '../ports/hospital.ts'
import type { IdentityChecker } from '../ports/identity.ts'
import type { StaffIdentity } from '../ports/staff-identity.ts'
import type { Insurance } from '../ports/insurance.ts'
import type { PaymentProvider } from '../ports/payment.ts'
import type { DocumentSigner, StaffCertificates } from '../ports/signing.ts'
import type { CredentialStore, ShellPlatforms } from '../ports/shells.ts'
import type { SurgeryInsurer } from '../ports/surgery-insurer.ts'
import { smsSentences, type SmsTemplate } from '../ports/sms.ts'
import { hospitalRecords } from './hospital-records.ts'
import type { SupervisionPlatform } from '../ports/supervision.ts'
import { SettingsError, type ProductionEnv } from '../settings.ts'

/** The real providers. Nothing of the sandbox is imported here. */
export async function connectProduction(
  env: ProductionEnv,
  { origin, pool, log }: { origin: string; pool: pg.Pool; log: Logger },
): Promise<{ outside: Outside; keys: AllKeys }> {
  const keys = keysFromSettings(env)
  const clock: Clock = { now: () => Date.now() }
  const breakers = openBreakers(() => clock.now())
  return {
    keys,
    outside: {
      clock,
      breakers,
      files: await filesOf(env, keys),
      sms: tencentSms({
        secretId: env.TENCENT_SECRET_ID,
        secretKey: env.TENCENT_SECRET_KEY,
        appId: env.TENCENT_SMS_APP_ID,
        signName: env.TENCENT_SMS_SIGN,
        templates: templatesOf(env.TENCENT_SMS_TEMPLATES),
      }),
      push: webPushSender({ ...(await pushKeysOf(pool, sealerOf(keys))), subject: origin }),
      payments: await paymentsOf(env, origin),
      shells: await shellsOf(env, credentialStore(pool, { clock, sealer: sealerOf(keys) })),
      ...(await withHl7v2(env, await hospitalOf(env, origin, { pool, clock, keys, log, breakers }), {
        pool,
        clock,
        keys,
        log,
      })),
      pictures: await pictureArchives(env.NETHOS_HOSPITAL_DICOMWEB_FILE, log),
      identity: identityOf(env),
      staffIdentity: staffIdentityOf(env),
      // No adapter of a provider is written yet: the pages send to the window.
      invoices: undefined,
      surgeryInsurer: await surgeryInsurerOf(env, clock),
      insurance: await insuranceOf(env, clock),
      signer: await signerOf(env, clock),
      drugKnowledge: await drugKnowledgeOf(env),
      diagnoses: await diagnosisListOf(env),
      records: await hospitalRecords(env.NETHOS_HOSPITAL_FHIR_FILE, { origin, clock, log }),
      supervision: await supervisionOf(env),
      publicPicture: async () => undefined,
      formHosts: [new URL(env.ALIPAY_GATEWAY).origin],
    },
  }
}

async function filesOf(env: ProductionEnv, keys: AllKeys): Promise<FileStore> {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_KEY_ID, S3_SECRET } = env
  if (!S3_BUCKET) return localFiles(resolve(env.NETHOS_DATA, 'files'), sealerOf(keys))
  if (!S3_ENDPOINT || !S3_KEY_ID || !S3_SECRET)
    throw new SettingsError('S3_BUCKET also needs S3_ENDPOINT, S3_KEY_ID and S3_SECRET')
  // A megabyte of source: who keeps files in the data folder does not load it.
  const { s3Files } = await import('../adapters/s3-files/s3-files.ts')
  return s3Files({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_KEY_ID,
    secretAccessKey: S3_SECRET,
  })
}

async function paymentsOf(env: ProductionEnv, origin: string): Promise<PaymentProvider[]> {
  const now = () => Date.now()
  return [
    wechatPay({
      appId: env.WECHAT_APP_ID,
      mchId: env.WECHAT_MCH_ID,
      mchSerial: env.WECHAT_MCH_SERIAL,
      mchPrivateKey: await pem('WECHAT_MCH_KEY_FILE', env.WECHAT_MCH_KEY_FILE),
      platformKeys: {
        [env.WECHAT_PLATFORM_KEY_ID]: await pem('WECHAT_PLATFORM_KEY_FILE', env.WECHAT_PLATFORM_KEY_FILE),
      },
      apiV3Key: env.WECHAT_API_V3_KEY,
      baseUrl: env.WECHAT_API_BASE,
      notifyUrl: `${origin}/pay/notice/wechat`,
      refundNotifyUrl: `${origin}/pay/notice/wechat`,
      now,
    }),
    alipay({
      appId: env.ALIPAY_APP_ID,
      sellerId: env.ALIPAY_SELLER_ID,
      privateKey: await pem('ALIPAY_KEY_FILE', env.ALIPAY_KEY_FILE),
      alipayPublicKey: await pem('ALIPAY_PUBLIC_KEY_FILE', env.ALIPAY_PUBLIC_KEY_FILE),
      gateway: env.ALIPAY_GATEWAY,
      notifyUrl: `${origin}/pay/notice/alipay`,
    }),
  ]
}

const shellsOf = async (env: ProductionEnv, keeper: CredentialStore): Promise<ShellPlatforms> => ({
  messaging: wechatPlatform({
    appId: env.WECHAT_APP_ID,
    secret: env.WECHAT_APP_SECRET,
    authorizeBase: env.WECHAT_AUTHORIZE_BASE,
    apiBase: env.WECHAT_PLATFORM_BASE,
    templates: namedIds(env.WECHAT_TEMPLATES),
    keeper,
  }),
  payment: alipayUser({
    appId: env.ALIPAY_APP_ID,
    privateKey: await pem('ALIPAY_KEY_FILE', env.ALIPAY_KEY_FILE),
    alipayPublicKey: await pem('ALIPAY_PUBLIC_KEY_FILE', env.ALIPAY_PUBLIC_KEY_FILE),
    gateway: env.ALIPAY_GATEWAY,
    authorizeAddress: env.ALIPAY_AUTHORIZE,
  }),
})

/** By FHIR or our own gateway where a hospital is listed; all others are kept at the desk, unless the settings say otherwise. */
async function hospitalOf(
  { NETHOS_KEPT_HOSPITALS: localHospitals = 'all', ...env }: ProductionEnv,
  origin: string,
  inside: { pool: pg.Pool; clock: Clock; keys: AllKeys; log: Logger; breakers: Breakers },
): Promise<Hospital> {
  const { ids, ports } = await attachedHospitals(env, { ...inside, origin })
  return withLocal(ports, keepsBeside(localHospitals, ids), inside)
}

/** name=id,name=id as the settings write it. */
const namedIds = (listed: string): Record<string, string> =>
  Object.fromEntries(
    listed
      .split(',')
      .map(pair => pair.split('=').map(part => part.trim()))
      .filter(([name, id]) => name && id),
  )
/** Without a key the police's register is not asked, and its way to be verified is not open. */
function identityOf({
  ALIYUN_KEY_ID,
  ALIYUN_KEY_SECRET,
  ALIYUN_IDENTITY_BASE,
}: ProductionEnv): IdentityChecker | undefined {
  if (!ALIYUN_KEY_ID && !ALIYUN_KEY_SECRET) return undefined
  if (!ALIYUN_KEY_ID || !ALIYUN_KEY_SECRET)
    throw new SettingsError('ALIYUN_KEY_ID and ALIYUN_KEY_SECRET belong together: give both or none')
  return aliyunIdentity({ keyId: ALIYUN_KEY_ID, keySecret: ALIYUN_KEY_SECRET, apiBase: ALIYUN_IDENTITY_BASE })
}

/** Asked for it, and without a provider of faces, nobody of the doctors could ever work. */
function staffIdentityOf(env: ProductionEnv): StaffIdentity | undefined {
  const { ALIYUN_FACE_SCENE: sceneId, ALIYUN_KEY_ID: keyId, ALIYUN_KEY_SECRET: keySecret } = env
  if (sceneId !== undefined && keyId && keySecret)
    return aliyunFace({ keyId, keySecret, apiBase: env.ALIYUN_IDENTITY_BASE, sceneId })
  if (env.STAFF_IDENTITY === 'required')
    throw new SettingsError('STAFF_IDENTITY=required also needs ALIYUN_FACE_SCENE, ALIYUN_KEY_ID and ALIYUN_KEY_SECRET')
  return undefined
}

/**
 * Without the hospital's certificate nothing is signed: the pages say that the PDF is not there yet. Without an authority of
 * certificates doctors and pharmacists are only named, without one of time stamps the times are our own.
 */
async function signerOf(env: ProductionEnv, clock: Clock): Promise<DocumentSigner | undefined> {
  const { NETHOS_SIGN_P12_FILE: file, NETHOS_SIGN_PASSPHRASE: passphrase = '', NETHOS_TSA_URL: url } = env
  if (file === undefined) return undefined
  const trusted = env.NETHOS_TSA_CA_FILE && (await pem('NETHOS_TSA_CA_FILE', env.NETHOS_TSA_CA_FILE))
  return documentSigner({
    hospitalName: env.NETHOS_HOSPITAL,
    hospital: p12Holder(async () => ({ p12: await readFile(file), passphrase })),
    staff: await staffCertificatesOf(env, clock),
    stamps: url ? timeStamps({ url, trusted }) : undefined,
  })
}

async function staffCertificatesOf(
  { NETHOS_STAFF_SIGNING_FILE: path }: ProductionEnv,
  clock: Clock,
): Promise<StaffCertificates | undefined> {
  if (path === undefined) return undefined
  const text = await pem('NETHOS_STAFF_SIGNING_FILE', path)
  let read: ReturnType<typeof readStaffSigning>
  try {
    read = readStaffSigning(text)
  } catch (error) {
    throw new SettingsError(`NETHOS_STAFF_SIGNING_FILE ${(error as Error).message}`)
  }
  const { keyFile, authorityKeyFile, ...line } = read
  return staffCertificates({
    ...line,
    privateKey: await pem('NETHOS_STAFF_SIGNING_FILE keyFile', keyFile),
    authorityKey: await pem('NETHOS_STAFF_SIGNING_FILE authorityKeyFile', authorityKeyFile),
    now: () => clock.now(),
  })
}

/** The hospital's own table, or the one that comes with the program. A row that cannot be read stops the start and is named. */
const drugKnowledgeOf = async (env: ProductionEnv): Promise<DrugKnowledge> =>
  env.NETHOS_DRUG_KNOWLEDGE_FILE === undefined
    ? tableKnowledge()
    : readKnowledge(JSON.parse(await readFile(env.NETHOS_DRUG_KNOWLEDGE_FILE, 'utf8')) as KnowledgeText)

/** The hospital's own list, or the short one that comes with the program. A row that cannot be read stops the start and is named. */
const diagnosisListOf = async (env: ProductionEnv): Promise<DiagnosisList> =>
  env.NETHOS_DIAGNOSES_FILE === undefined
    ? commonDiagnoses()
    : diagnosesOf(await readFile(env.NETHOS_DIAGNOSES_FILE, 'utf8'))

/** Without a settlement centre everything is own money, and is settled with the insurance at the window. */
async function insuranceOf(
  { NETHOS_INSURANCE_FILE: path }: ProductionEnv,
  clock: Clock,
): Promise<Insurance | undefined> {
  if (path === undefined) return undefined
  const text = await pem('NETHOS_INSURANCE_FILE', path)
  try {
    return medicalInsurance({ ...readInsurance(text), now: () => clock.now() })
  } catch (error) {
    throw new SettingsError(`NETHOS_INSURANCE_FILE ${(error as Error).message}`)
  }
}

/** Without an insurer the page of an operation says that there is none. */
async function surgeryInsurerOf(
  { NETHOS_SURGERY_INSURER_FILE: path }: ProductionEnv,
  clock: Clock,
): Promise<SurgeryInsurer | undefined> {
  if (path === undefined) return undefined
  const text = await pem('NETHOS_SURGERY_INSURER_FILE', path)
  let read: InsurerFile
  try {
    read = readSurgeryInsurer(text)
  } catch (error) {
    throw new SettingsError(`NETHOS_SURGERY_INSURER_FILE ${(error as Error).message}`)
  }
  const { keyFile, insurerKeyFile, ...line } = read
  return surgeryInsurer({
    ...line,
    privateKey: await pem('NETHOS_SURGERY_INSURER_FILE keyFile', keyFile),
    insurerKey: await pem('NETHOS_SURGERY_INSURER_FILE insurerKeyFile', insurerKeyFile),
    now: () => clock.now(),
  })
}

/** Four settings or none: half a connection would collect and never send. */
async function supervisionOf(env: ProductionEnv): Promise<SupervisionPlatform | undefined> {
  const {
    SUPERVISION_URL: apiBase,
    SUPERVISION_INSTITUTION: institution,
    SUPERVISION_KEY_FILE: keyFile,
    SUPERVISION_PLATFORM_KEY_FILE: platformKeyFile,
  } = env
  if (!apiBase) return undefined
  if (!institution || !keyFile || !platformKeyFile)
    throw new SettingsError(
      'SUPERVISION_URL also needs SUPERVISION_INSTITUTION, SUPERVISION_KEY_FILE and SUPERVISION_PLATFORM_KEY_FILE',
    )
  return supervisionGateway({
    institution,
    apiBase,
    privateKey: await pem('SUPERVISION_KEY_FILE', keyFile),
    platformKey: await pem('SUPERVISION_PLATFORM_KEY_FILE', platformKeyFile),
    now: () => Date.now(),
  })
}

const pem = (name: string, path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new SettingsError(`${name} points to ${path}, which cannot be read`)
  })

function templatesOf(listed: string): Record<SmsTemplate, string> {
  const given = namedIds(listed)
  const missing = Object.keys(smsSentences).filter(name => !given[name])
  if (missing.length > 0) throw new SettingsError(`TENCENT_SMS_TEMPLATES has no id for ${missing.join(', ')}`)
  return given as Record<SmsTemplate, string>
}
