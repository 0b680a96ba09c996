import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { grantRefusals } from '@nethos/contract/common/grant.refusals.ts'
import { grantPaths } from '@nethos/contract/grants/grants.paths.ts'
import { hospitalAccountRefusals as refusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import { confirm } from '../../controls/dialog.ts'
import { bindPage, incompletePage, newFilePage, reservedMobilePage, type Whose } from './hospital-account.links.ts'

interface Refusal {
  code?: string
  message: string
  obj?: unknown
}

interface Way {
  label: string
  to: string
}

type WayFor = (whose: Whose, obj: unknown, comefrom: string) => Way

const toBind: WayFor = ({ personId, hosId }, _, comefrom) => ({
  label: '去绑定',
  to: bindPage(personId, hosId, comefrom),
})

const ways: Readonly<Record<string, WayFor>> = {
  [refusals.no_id_card.code]: ({ personId }) => ({
    label: '立即完善',
    to: `${accountPaths.editProfile}?mode=idcard&id=${personId}`,
  }),
  [refusals.no_mobile.code]: ({ personId }) => ({
    label: '去填写',
    to: `${peoplePaths.mobile}?compatId=${personId}&type=update`,
  }),
  [peopleRefusals.guardian_needed.code]: ({ personId }) => ({
    label: '去添加',
    to: `${peoplePaths.guardian}?compatId=${personId}`,
  }),
  [refusals.not_realname.code]: ({ personId }) => ({
    label: '实名认证',
    to: `${peoplePaths.realName}?compatId=${personId}`,
  }),
  [grantRefusals.grant_closed.code]: ({ personId }) => ({
    label: '查看代办授权',
    to: `${grantPaths.person}?compatId=${personId}`,
  }),
  [refusals.no_file.code]: (whose, _, comefrom) => ({ label: '新建病案号', to: newFilePage(whose, comefrom) }),
  [refusals.has_file.code]: toBind,
  [refusals.not_bound.code]: toBind,
  [refusals.mobile_differs.code]: (whose, obj, comefrom) => {
    const { reservedTail = '', code = 1 } = (obj ?? {}) as { reservedTail?: string; code?: 1 | 3 }
    return reservedTail
      ? { label: '去验证', to: reservedMobilePage(whose, reservedTail, comefrom) }
      : { label: '去填写', to: incompletePage(code, whose) }
  },
}

/** Where it is put right what stands in the way of a binding, and from there back; undefined: nothing can be done here. */
export const wayOut = ({ code = '', obj }: Refusal, whose: Whose, comefrom = ''): Way | undefined =>
  ways[code]?.(whose, obj, comefrom)

/** For `useCommand`: puts the question, and goes there when it is answered with yes. */
export function askAndGo(error: Refusal, whose: Whose, go: (to: string) => unknown, comefrom = ''): boolean {
  const way = wayOut(error, whose, comefrom)
  if (!way) return false
  void confirm({ title: error.message, yes: way.label, no: '再等等' }).then(isWanted => isWanted && go(way.to))
  return true
}
