import { resolve } from 'node:path'
import { backupAgeIn } from '../backup/last-backup.ts'
import type { Runtime } from '../runtime.ts'
import type { Env, Settings } from '../settings.ts'
import { sealerOf, type AllKeys } from './keys.ts'
import type { Outside } from './outside.ts'

/** What handlers and jobs get of the outside world and of the environment. */
export const runtimeOf = (env: Env, origin: string, outside: Outside, keys: AllKeys): Runtime => ({
  settings: settingsOf(env, origin, outside),
  clock: outside.clock,
  keys,
  sealer: sealerOf(keys),
  files: outside.files,
  sms: outside.sms,
  push: outside.push,
  payments: outside.payments,
  shells: outside.shells,
  hospital: outside.hospital,
  messages: outside.messages,
  pictures: outside.pictures,
  identity: outside.identity,
  staffIdentity: outside.staffIdentity,
  invoices: outside.invoices,
  surgeryInsurer: outside.surgeryInsurer,
  insurance: outside.insurance,
  signer: outside.signer,
  drugKnowledge: outside.drugKnowledge,
  diagnoses: outside.diagnoses,
  records: outside.records,
  supervision: outside.supervision,
  outside: outside.breakers,
  backupAgeMs: () => backupAgeIn(resolve(env.NETHOS_DATA)),
})

const settingsOf = (env: Env, origin: string, outside: Outside): Settings => ({
  mode: env.NETHOS_MODE,
  origin,
  hospitalName: env.NETHOS_HOSPITAL,
  customerServicePhone: env.NETHOS_PHONE,
  listedHosts: env.NETHOS_LISTED_HOSTS.split(',').filter(host => host !== ''),
  thirdParties: new Map(
    env.NETHOS_THIRD_PARTIES.split(',')
      .filter(pair => pair !== '')
      .map(pair => pair.split('=') as [string, string]),
  ),
  formHosts: outside.formHosts,
  turn: {
    urls: env.TURN_URLS.split(',').filter(url => url !== ''),
    secret: env.TURN_SECRET,
    isOnly: env.TURN_ONLY === 'yes',
  },
  isVideoRecorded: env.VIDEO_RECORDING === 'required',
  callsPerMinute: env.NETHOS_CALLS_PER_MINUTE,
  callersPerAddress: env.NETHOS_CALLERS_PER_ADDRESS,
  staffIdentity: env.STAFF_IDENTITY,
  staffSecondFactor: env.STAFF_SECOND_FACTOR ?? (env.NETHOS_MODE === 'production' ? 'required' : 'optional'),
})
