import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'
import { recordPaths } from '@nethos/contract/record/record.paths.ts'
import { ownPath } from '../account/public.tsx'

const filled = (path: string, values: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))}`

export const personPage = (personId: string): string => filled(peoplePaths.person, { compatId: personId })
export const mobilePage = (personId: string, comefrom = ''): string =>
  filled(peoplePaths.mobile, { compatId: personId, type: 'update', title: '修改手机号', comefrom })
/** How a person is verified. `comefrom`: and then back to here. */
export const realNamePage = (personId: string, comefrom = ''): string =>
  filled(peoplePaths.realName, { compatId: personId, comefrom })
/** To write down a person's ID number, and then back to here. */
export const idCardPage = (personId: string, comefrom = ''): string =>
  filled(accountPaths.editProfile, { mode: 'idcard', id: personId, comefrom })
/** To name a guardian, and on from there; back, where nothing follows. */
export const guardianPage = (personId: string, nextPage = ''): string =>
  filled(peoplePaths.guardian, { compatId: personId, nextPage })
/** To add somebody, and with him to where the adding was wanted for. */
export const addPage = (callback: string | null): string =>
  callback ? filled(peoplePaths.add, { callback }) : peoplePaths.add
/** The reports of a person. */
export const reportsPage = (personId: string): string => filled('/report/list', { compatId: personId })

/** The health file of a person. */
export const recordsPage = (personId: string): string => filled(recordPaths.healthFile, { compatId: personId })

/** Where a callback leads once somebody has been chosen: his id goes along. Undefined for what is no path of ours. */
export function withPerson(callback: string | null, personId: string): string | undefined {
  const path = ownPath(callback)
  if (!path) return undefined
  const url = new URL(path, location.origin)
  url.searchParams.set('compatId', personId)
  return url.pathname + url.search + url.hash
}
