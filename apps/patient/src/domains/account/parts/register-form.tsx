import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { agreementTicked, inviteCode as inviteCodeRule } from '@nethos/contract/account/account.rules.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { optionalIdCard } from '@nethos/contract/common/id-card.ts'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { personName } from '@nethos/contract/common/text.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { shellTicket } from '@nethos/contract/shell/shell.rules.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { useDraft } from '../../../patterns/draft.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { inviteActivity } from '../../coupons/public.tsx'
import { register, sendLoginCaptcha } from '../account.calls.ts'
import { backPathIn, scannedIn, steps } from '../account.links.ts'
import type { Claim } from '../claim.ts'
import { AgreementLine } from './agreement-line.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { IdCardField } from './id-card-field.tsx'
import { MobileField } from './mobile-field.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useEnter } from '../use-enter.ts'

const empty = { accountName: '', idCard: '', inviteCode: '' }

interface RegisterFormProps {
  title: string
  /** Above the form: whose code was scanned. */
  head?: ReactNode
  /** Where to go then; by default where the login was wanted for. */
  after?: string | undefined
}

/** 注册, usually with a code that the login has found right; without one, or when it is over, the page asks for it. */
export function RegisterForm({ title, head, after }: RegisterFormProps) {
  const [query] = useSearchParams()
  const go = useNavigate()
  const enter = useEnter()
  const { value, set, clear } = useDraft('register', empty)
  const isInviting = useAsked(inviteActivity()).value?.activityStatus === 'ON'
  const [mobile, setMobile] = useState(query.get('mobile') ?? '')
  const [agrees, setAgrees] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isBrought, setBrought] = useState(query.has('cid') && query.has('codeValue'))
  const send = useCommand(sendLoginCaptcha)
  const captcha = useCaptcha({ key: 'login', mobile, send: () => send.run({ mobile }) })
  const wrong = {
    accountName: sentenceOf(personName, value.accountName),
    idCard: sentenceOf(optionalIdCard, value.idCard),
    inviteCode: isInviting ? sentenceOf(inviteCodeRule, value.inviteCode) : undefined,
    mobile: isBrought ? undefined : sentenceOf(mobileRule, mobile),
    captcha: isBrought ? undefined : captcha.wrong,
    agreement: sentenceOf(agreementTicked, agrees),
  }
  const shown = (sentence: string | undefined) => (isTried ? sentence : undefined)

  const { run } = useCommand(register, error => {
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
        setBrought(false)
        toast(`${error.message}，请重新获取`)
        return true
      case undefined:
      default:
        return false
    }
  })
  const offerOtherMobile = async ({ message, obj }: { message: string; obj?: unknown }) => {
    const { loginMobile = '' } = (obj ?? {}) as { loginMobile?: string }
    const claim: Claim = { bound: loginMobile, accountName: value.accountName, idCard: value.idCard }
    if (await confirm({ title: message, yes: '去更换', no: '返回修改' }))
      await go(accountPaths.otherMobile, { state: claim })
  }
  const offerLogin = async (title: string) => {
    if (await confirm({ title, yes: '去登录', no: '返回修改' })) await go(steps.login(query), { replace: true })
  }
  const submit = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    const proof = isBrought
      ? { cid: query.get('cid') ?? '', captcha: query.get('codeValue') ?? '' }
      : { cid: captcha.cid, captcha: captcha.code }
    // A ticket that is none is no reason to turn somebody away: then nothing is tied.
    const ticket = query.get('openId')
    const opened = await run({
      ...value,
      inviteCode: isInviting ? value.inviteCode : '',
      promoteCode: (query.get('promoteCode') ?? '').slice(0, 64),
      ...scannedIn(query),
      ...proof,
      ...(ticket && !sentenceOf(shellTicket, ticket) && { ticket }),
    })
    if (!opened) return
    clear()
    captcha.clear()
    enter(opened, after ?? backPathIn(query))
  }
  return (
    <GatePage
      title={title}
      reason={
        <>
          {head}
          {isBrought && mobile
            ? `手机号 ${maskMobile(mobile)} 已验证，再填写姓名即可完成注册。`
            : '请填写真实姓名并验证手机号。'}
          {Object.keys(scannedIn(query)).length > 0 && '注册后会为您关注这位医生。'}
        </>
      }
      submit="注册"
      onSubmit={submit}
      beforeSubmit={<AgreementLine agrees={agrees} onChange={setAgrees} error={shown(wrong.agreement)} />}
    >
      <TextField
        label="姓名"
        placeholder="请填写真实姓名"
        autoComplete="name"
        value={value.accountName}
        onChange={event => set({ ...value, accountName: event.target.value })}
        error={shown(wrong.accountName)}
      />
      <IdCardField
        label="身份证号（选填）"
        value={value.idCard}
        onChange={idCard => set({ ...value, idCard })}
        error={shown(wrong.idCard)}
        hint="填写后，医生能更快了解您的情况，也可以以后再填。"
      />
      {isInviting && (
        <TextField
          label="邀请码（选填）"
          placeholder="好友给您的8位邀请码"
          autoCapitalize="characters"
          maxLength={8}
          value={value.inviteCode}
          onChange={event => set({ ...value, inviteCode: event.target.value.trim() })}
          error={shown(wrong.inviteCode)}
          hint="填写后，您和好友各得一张礼券。"
        />
      )}
      {!isBrought && (
        <>
          <MobileField
            value={mobile}
            onChange={setMobile}
            error={isTried || captcha.isAsked ? wrong.mobile : undefined}
          />
          <CaptchaField captcha={captcha} isTried={isTried} />
        </>
      )}
      <Notice tone="quiet">其他证件类型请通过小程序注册</Notice>
    </GatePage>
  )
}
