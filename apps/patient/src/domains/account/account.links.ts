import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { followPaths } from '@nethos/contract/follow/follow.paths.ts'
import { doctorPaths } from '@nethos/contract/doctors/doctors.paths.ts'

/** What a link may bring along for registration and what follows it; it goes untouched through every step of the login. */
const carried = ['docId', 'exclusiveCodeId', 'promoteCode', 'openId', 'patId'] as const

/** Where a login was wanted for: backPath, or callback, as the welcome page and bindings call it. */
export const backPathIn = (query: URLSearchParams): string | null => query.get('backPath') ?? query.get('callback')

/** The next step of logging in, with everything that the address has brought so far. */
function step(path: string, query: URLSearchParams, more: Readonly<Record<string, string>> = {}): string {
  const next = new URLSearchParams(more)
  const backPath = backPathIn(query)
  if (backPath) next.set('backPath', backPath)
  for (const name of carried) if (query.has(name)) next.set(name, query.get(name) ?? '')
  return String(next) ? `${path}?${next}` : path
}

export const steps = {
  login: (query: URLSearchParams) => step(accountPaths.login, query),
  byCaptcha: (query: URLSearchParams) => step(accountPaths.captchaLoginStep, query),
  byPassword: (query: URLSearchParams) => step(accountPaths.passwordLoginStep, query),
  register: (query: URLSearchParams) => step(accountPaths.register, query),
  /** The right password on a device that is new to the account. */
  newDevice: (query: URLSearchParams) => step(accountPaths.newDevice, query),
  /** As the user of the app around us. */
  bind: (query: URLSearchParams) => step(accountPaths.bind, query),
  /** The mobile's account has another user of this app: the patient decides (core 8). */
  mobileTaken: (query: URLSearchParams, { openId, mobile }: { openId: string; mobile: string }) => {
    const callback = backPathIn(query)
    return `${accountPaths.mobileTaken}?${new URLSearchParams({ ...(callback && { callback }), openId, mobile })}`
  },
  alreadyBound: (query: URLSearchParams, openId: string) => step(accountPaths.alreadyBound, query, { openId }),
  scanLogin: (query: URLSearchParams) => step(accountPaths.scanLogin, query),
  /** After a right captcha of a mobile that nobody is registered with; the given names of routes.csv. */
  registerWith: (
    query: URLSearchParams,
    proof: { cid: string; codeValue: string; mobile: string; openId?: string },
    at: typeof accountPaths.register | typeof accountPaths.scanRegister = accountPaths.register,
  ) => step(at, query, proof),
}

/** Whose code was scanned: followed by whoever registers with it. What is no id is passed over. */
export function scannedIn(query: URLSearchParams): { docId?: string; exclusiveCodeId?: string } {
  const scanned = ['exclusiveCodeId', 'docId'].map(name => [name, query.get(name) ?? ''] as const)
  return Object.fromEntries(scanned.filter(([, id]) => /^[A-Za-z0-9._-]{1,64}$/.test(id)))
}

/** After a scanned code: where the login was wanted for, or the doctor whose code it was. */
export function afterScan(query: URLSearchParams): string | undefined {
  const docId = query.get('docId')
  const exclusiveCodeId = query.get('exclusiveCodeId')
  return (
    backPathIn(query) ??
    (docId ? `${doctorPaths.doctors}?${new URLSearchParams({ docId })}` : undefined) ??
    (exclusiveCodeId ? `${followPaths.scanned}?${new URLSearchParams({ exclusiveCodeId })}` : undefined)
  )
}

/** To log in and come back. */
export const loginFor = (backPath: string): string => `${accountPaths.login}?${new URLSearchParams({ backPath })}`

/** The editor of one field, of the account or (id) of one of its people. An ID number never stands in an address. */
const editing = (mode: 'name' | 'idcard', more: Readonly<Record<string, string>>): string =>
  `${accountPaths.editProfile}?${new URLSearchParams({ mode, ...more })}`

/** To change name and ID number of the account, or of one of its people. */
export const identityWays = (name: string, personId?: string) => {
  const whose: Record<string, string> = personId ? { id: personId } : {}
  return [
    { label: '修改姓名', to: editing('name', { value: name, ...whose }) },
    { label: '修改身份证号', to: editing('idcard', whose) },
  ]
}
