import { AlipayRefusalError } from '../adapters/alipay/client.ts'
import { SmsRefusedError } from '../adapters/tencent-sms/tencent-sms.ts'
import { PushRefusedError } from '../adapters/web-push/web-push.ts'
import { WechatPayRefusalError } from '../adapters/wechat-pay/client.ts'
import { WechatRefusedError } from '../adapters/wechat-platform/wechat-platform.ts'
import { guardPort } from '../outside-systems/guard-port.ts'
import type { Breakers, Patience } from '../outside-systems/outside-systems.ts'
import { FilesUnreachableError } from '../ports/files.ts'
import { HospitalUnreachableError } from '../ports/hospital.ts'
import { IdentityUnreachableError } from '../ports/identity.ts'
import { InsuranceUnreachableError } from '../ports/insurance.ts'
import { UnknownPaymentError } from '../ports/payment.ts'
import { ReaderGoneError, WrongCodeError } from '../ports/shells.ts'
import { SigningUnreachableError } from '../ports/signing.ts'
import { SupervisionUnreachableError } from '../ports/supervision.ts'
import { InsurerUnreachableError } from '../ports/surgery-insurer.ts'
import type { HospitalPorts } from './by-hospital.ts'
import type { Outside } from './outside.ts'

type Known = abstract new (...given: never[]) => Error

/** Nobody answers for a system that says nothing: whoever asks is told so by an error of this kind. */
class NoAnswerError extends Error {
  override name = 'NoAnswerError'
}

const second = 1_000
/** A bill of a day, a batch of reports, a document that three sign. */
const longMs = 60 * second

/** A port whose every error is silence, but for these. */
const unless = (...answers: Known[]): Patience => ({
  deadlineMs: 15 * second,
  isAway: error => !answers.some(kind => error instanceof kind),
  away: why => new NoAnswerError(why),
})
/** A port with an error of its own for silence; what is derived from it says more, and so is an answer. */
const saysSo = (Silence: new (why: string) => Error, deadlineMs = 20 * second): Patience => ({
  deadlineMs,
  isAway: error => error instanceof Error && error.constructor === Silence,
  away: why => new Silence(why),
})

const refusedFor = (status: number): boolean => status < 500 && status !== 429
const patience = {
  hospital: saysSo(HospitalUnreachableError),
  /** A document with its PDF. */
  records: saysSo(HospitalUnreachableError, longMs),
  payment: unless(WechatPayRefusalError, AlipayRefusalError, UnknownPaymentError),
  // The provider's own trouble comes as a refusal, too; what it says of a number or a template is an answer.
  sms: {
    ...unless(),
    isAway: error =>
      !(error instanceof SmsRefusedError) ||
      /^(Unreachable|NoAnswer|InternalError|RequestTimeout|TypeError)/.test(error.code),
  },
  push: { ...unless(), isAway: error => !(error instanceof PushRefusedError) || !refusedFor(error.status) },
  shell: unless(WechatRefusedError, AlipayRefusalError, WrongCodeError, ReaderGoneError),
  identity: saysSo(IdentityUnreachableError),
  insurance: saysSo(InsuranceUnreachableError, 35 * second),
  surgeryInsurer: saysSo(InsurerUnreachableError, 35 * second),
  invoices: unless(),
  files: saysSo(FilesUnreachableError),
  signing: saysSo(SigningUnreachableError, longMs),
  supervision: saysSo(SupervisionUnreachableError, longMs),
} satisfies Record<string, Patience>

/** What is asked of a hospital; `pushes` only reads what came. */
type Asked = Omit<HospitalPorts, 'pushes'>

/** Of hospitals each part is a system of its own: laboratory and registration seldom fail together. */
export function guardedHospitals(ports: HospitalPorts, breakers: Breakers): HospitalPorts {
  const guard = <Kind extends keyof Asked>(kind: Kind): Asked[Kind] => {
    const port: Asked[Kind] & { speaksFor?: (hosId: string) => boolean } = ports[kind]
    return guardPort<Asked[Kind]>(port, {
      here: hereOfHospital[kind],
      through: ([hosId]) =>
        port.speaksFor?.(String(hosId)) === false ? undefined : breakers.of(kind, String(hosId), patience.hospital),
    })
  }
  return {
    ...ports,
    patients: guard('patients'),
    booking: guard('booking'),
    results: guard('results'),
    bills: guard('bills'),
    examinations: guard('examinations'),
    surgeries: guard('surgeries'),
    stays: guard('stays'),
    checkups: guard('checkups'),
  }
}

const hereOfHospital: { readonly [Kind in keyof Asked]: readonly (keyof Asked[Kind])[] } = {
  patients: [],
  booking: ['speaksFor', 'readPush'],
  results: ['speaksFor', 'readPush'],
  bills: ['speaksFor'],
  examinations: ['speaksFor'],
  surgeries: ['speaksFor'],
  stays: ['speaksFor'],
  checkups: ['speaksFor'],
}

type SystemKind = Parameters<Breakers['of']>[0]

/** The outside world behind breakers; the hospitals are, where they are connected (attached-hospitals.ts). */
export function guarded(outside: Outside): Outside {
  const { breakers, files, shells, pictures } = outside
  const alone = (kind: SystemKind, of: string, how: Patience) => () => breakers.of(kind, of, how)
  const whole = <Port extends object>(
    port: Port | undefined,
    { here, kind, how }: { here: readonly (keyof Port)[]; kind: SystemKind; how: Patience },
  ) => port && guardPort(port, { here, through: alone(kind, '', how) })
  return {
    ...outside,
    files: files.isRemote
      ? guardPort(files, { here: ['isRemote'], longer: { put: longMs }, through: alone('files', '', patience.files) })
      : files,
    sms: guardPort(outside.sms, { here: [], through: alone('sms', '', patience.sms) }),
    push: guardPort(outside.push, {
      here: ['takes', 'publicKey'],
      through: ([target]) => breakers.of('push', hostOf(target), patience.push),
    }),
    payments: outside.payments.map(provider =>
      guardPort(provider, {
        here: ['name', 'channels', 'answers', 'readNotice'],
        longer: { bill: longMs },
        through: alone('payment', provider.name, patience.payment),
      }),
    ),
    shells: {
      messaging: guardPort(shells.messaging, {
        here: ['authorizeAddress'],
        through: alone('shell', shells.messaging.shell, patience.shell),
      }),
      payment: guardPort(shells.payment, {
        here: ['authorizeAddress'],
        through: alone('shell', shells.payment.shell, patience.shell),
      }),
    },
    records: guardPort(outside.records, {
      here: ['hosIds'],
      through: ([hosId]) => breakers.of('records', String(hosId), patience.records),
    }),
    pictures: guardPort(pictures, {
      here: ['speaksFor'],
      through: ([hosId]) =>
        pictures.speaksFor(String(hosId)) ? breakers.of('pictures', String(hosId), patience.hospital) : undefined,
    }),
    identity: whole(outside.identity, { here: [], kind: 'identity', how: patience.identity }),
    staffIdentity: whole(outside.staffIdentity, { here: [], kind: 'staff_identity', how: patience.identity }),
    invoices: whole(outside.invoices, { here: [], kind: 'invoices', how: patience.invoices }),
    surgeryInsurer: whole(outside.surgeryInsurer, {
      here: ['product'],
      kind: 'surgery_insurance',
      how: patience.surgeryInsurer,
    }),
    insurance: whole(outside.insurance, { here: ['speaksFor'], kind: 'insurance', how: patience.insurance }),
    signer: whole(outside.signer, { here: ['hasStaff'], kind: 'signing', how: patience.signing }),
    supervision: whole(outside.supervision, { here: [], kind: 'supervision', how: patience.supervision }),
  }
}

/** A push service by its host: the rest of the address is the browser's secret. */
const hostOf = (target: unknown): string => new URL((target as { endpoint: string }).endpoint).host
