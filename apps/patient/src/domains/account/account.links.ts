import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'

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
  login: (query: URLSearchParams) => step(accountPages.login.at, query),
  byCaptcha: (query: URLSearchParams) => step(accountPages.captchaLoginStep.at, query),
  byPassword: (query: URLSearchParams) => step(accountPages.passwordLoginStep.at, query),
  register: (query: URLSearchParams) => step(accountPages.register.at, query),
  /** The right password on a device that is new to the account. */
  newDevice: (query: URLSearchParams) => step(accountPages.newDevice.at, query),
  /** As the user of the app around us. */
  bind: (query: URLSearchParams) => step(accountPages.bind.at, query),
  /** The mobile's account has another user of this app: the patient decides (core 8). */
  mobileTaken: (query: URLSearchParams, { openId, mobile }: { openId: string; mobile: string }) => {
    const callback = backPathIn(query)
    return accountPages.mobileTaken.to({ callback, openId, mobile })
  },
  alreadyBound: (query: URLSearchParams, openId: string) => step(accountPages.alreadyBound.at, query, { openId }),
  scanLogin: (query: URLSearchParams) => step(accountPages.scanLogin.at, query),
  /** After a right captcha of a mobile that nobody is registered with; the given names of docs/product/routes.csv. */
  registerWith: (
    query: URLSearchParams,
    proof: { cid: string; codeValue: string; mobile: string; openId?: string },
    at: typeof accountPages.register.at | typeof accountPages.scanRegister.at = accountPages.register.at,
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
    (docId ? doctorPages.doctors.to({ docId }) : undefined) ??
    (exclusiveCodeId ? doctorPages.scanned.to({ exclusiveCodeId }) : undefined)
  )
}

/**
 * To change name and ID number of the account, or of one of its people: the editor of one field. An ID number never
 * stands in an address.
 */
export const identityWays = (name: string, personId?: string) => [
  { label: '修改姓名', to: accountPages.editProfile.to({ mode: 'name', value: name, id: personId }) },
  { label: '修改身份证号', to: accountPages.editProfile.to({ mode: 'idcard', id: personId }) },
]
