import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { agreementTicked, inviteCode as inviteCodeRule } from '@nethos/contract/account/account.rules.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { optionalIdCard } from '@nethos/contract/common/id-card.ts'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { personName } from '@nethos/contract/common/text.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { shellTicket } from '@nethos/contract/shell/shell.rules.ts'
import { confirm } from '../../controls/dialog.ts'
import { toast } from '../../controls/toast.ts'
import { useDraft } from '../../patterns/draft.ts'
import { inviteActivity, register, sendLoginCaptcha } from './account.calls.ts'
import { backPathIn, scannedIn, steps } from './account.links.ts'
import type { Claim } from './claim.ts'
import { useCaptcha } from './use-captcha.ts'
import { useEnter } from './use-enter.ts'

const empty = { accountName: '', idCard: '', inviteCode: '' }
const rules = { accountName: personName, idCard: optionalIdCard, agrees: agreementTicked }

/** Beside the address: the box for the same texts was ticked at the login, a moment ago. */
export interface AgreedBefore {
  agrees: true
}

/** What is typed is kept on this phone; the mobile comes with the address, and a tick from the login that led here alone. */
function useTypedHere(query: URLSearchParams) {
  const before = useLocation().state as AgreedBefore | null
  const { value: saved, set: setDraft, clear } = useDraft('register', empty)
  const [here, setHere] = useState({ mobile: query.get('mobile') ?? '', agrees: before?.agrees === true })
  const value = { ...saved, ...here }
  return {
    value,
    set(change: (now: typeof value) => typeof value) {
      const { mobile, agrees, ...typed } = change(value)
      setDraft(typed)
      setHere({ mobile, agrees })
    },
    clear,
  }
}

interface RefusalsOf {
  query: URLSearchParams
  captcha: ReturnType<typeof useCaptcha>
  person: { accountName: string; idCard: string }
  /** The code came along from the login. */
  isBrought: boolean
  /** It has run out. */
  onStale: () => void
}

/** What its refusals offer: another mobile for the account there is, the login, or a new code. */
function useRefusals({ query, captcha, person, isBrought, onStale }: RefusalsOf) {
  const go = useNavigate()
  const offerOtherMobile = async ({ message, obj }: { message: string; obj?: unknown }) => {
    const { loginMobile = '' } = (obj ?? {}) as { loginMobile?: string }
    const claim: Claim = { bound: loginMobile, ...person }
    if (await confirm({ title: message, yes: '去更换', no: '返回修改' }))
      await go(accountPages.otherMobile.at, { state: claim })
  }
  const offerLogin = async (title: string) => {
    if (await confirm({ title, yes: '去登录', no: '返回修改' })) await go(steps.login(query), { replace: true })
  }
  return (error: { code?: string; message: string; obj?: unknown }): boolean => {
    switch (error.code) {
      case identityRefusals.id_card_bound.code:
        void offerOtherMobile(error)
        return true
      case accountRefusals.mobile_registered.code:
        void offerLogin(error.message)
        return true
      case captchaRefusals.captcha_wrong.code:
        if (!isBrought) return captcha.refuse(error)
        // The code that the login found right has run out meanwhile: here is the place for a new one.
        onStale()
        toast(`${error.message}，请重新获取`)
        return true
      case undefined:
      default:
        return false
    }
  }
}

/** The form of 注册: what it asks for, the code by SMS unless the login brought one, and what its refusals offer. */
export function useRegisterForm(query: URLSearchParams, after: string | undefined) {
  const enter = useEnter()
  const draft = useTypedHere(query)
  const { accountName, idCard, mobile } = draft.value
  const isInviting = useServiceQuery(inviteActivity()).value?.activityStatus === 'ON'
  const [isBrought, setBrought] = useState(query.has('cid') && query.has('codeValue'))
  const sending = useCommand(sendLoginCaptcha)
  const captcha = useCaptcha({ key: 'login', mobile, send: () => sending.run({ mobile }) })

  const refuse = useRefusals({
    query,
    captcha,
    person: { accountName, idCard },
    isBrought,
    onStale: () => setBrought(false),
  })
  const form = useForm({
    draft,
    rules,
    validate: ({ inviteCode }) => ({
      inviteCode: isInviting ? sentenceOf(inviteCodeRule, inviteCode) : undefined,
      mobile: isBrought ? undefined : sentenceOf(mobileRule, mobile),
      captcha: isBrought ? undefined : captcha.wrong,
    }),
    send: ({ inviteCode }) =>
      run(register, {
        accountName,
        idCard,
        inviteCode: isInviting ? inviteCode : '',
        ...broughtBy(query),
        ...(isBrought
          ? { cid: query.get('cid') ?? '', captcha: query.get('codeValue') ?? '' }
          : { cid: captcha.cid, captcha: captcha.code }),
      }),
    onRefused: refuse,
    onSent: opened => {
      captcha.clear()
      enter(opened, after ?? backPathIn(query))
    },
  })
  return { form, captcha, isBrought, isInviting }
}

/** By which code or link somebody came. A ticket that is none is no reason to turn him away: then nothing is tied. */
function broughtBy(query: URLSearchParams) {
  const ticket = query.get('openId')
  return {
    promoteCode: (query.get('promoteCode') ?? '').slice(0, 64),
    ...scannedIn(query),
    ...(ticket && !sentenceOf(shellTicket, ticket) && { ticket }),
  }
}
