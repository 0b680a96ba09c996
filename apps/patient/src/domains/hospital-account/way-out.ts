import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { grantRefusals } from '@nethos/contract/common/grant.refusals.ts'
import { hospitalAccountRefusals as refusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
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

/** Where a detour comes back to: the binding, as long as something is waited for behind it. */
export const stepOf = ({ personId, hosId }: Whose, comefrom: string): string =>
  comefrom ? bindPage(personId, hosId, comefrom) : ''

const ways: Readonly<Record<string, WayFor>> = {
  [refusals.no_id_card.code]: (whose, _, comefrom) => ({
    label: '立即完善',
    to: accountPages.editProfile.to({ mode: 'idcard', id: whose.personId, comefrom: stepOf(whose, comefrom) }),
  }),
  [refusals.no_mobile.code]: (whose, _, comefrom) => ({
    label: '去填写',
    to: peoplePages.mobile.to({
      compatId: whose.personId,
      type: 'update',
      title: '修改手机号',
      comefrom: stepOf(whose, comefrom),
    }),
  }),
  [peopleRefusals.guardian_needed.code]: (whose, _, comefrom) => ({
    label: '去添加',
    to: peoplePages.guardian.to({ compatId: whose.personId, nextPage: stepOf(whose, comefrom) }),
  }),
  [refusals.not_realname.code]: (whose, _, comefrom) => ({
    label: '实名认证',
    to: peoplePages.realName.to({ compatId: whose.personId, comefrom: stepOf(whose, comefrom) }),
  }),
  [grantRefusals.grant_closed.code]: ({ personId }) => ({
    label: '查看代办授权',
    to: grantPages.person.to({ compatId: personId }),
  }),
  [refusals.no_file.code]: (whose, _, comefrom) => ({ label: '新建病案号', to: newFilePage(whose, comefrom) }),
  [refusals.has_file.code]: toBind,
  [refusals.not_bound.code]: toBind,
  [refusals.mobile_differs.code]: (whose, obj, comefrom) => {
    const { reservedTail = '', code = 1 } = (obj ?? {}) as { reservedTail?: string; code?: 1 | 3 }
    return reservedTail
      ? { label: '去验证', to: reservedMobilePage(whose, reservedTail, comefrom) }
      : { label: '去填写', to: incompletePage(code, whose, comefrom) }
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
