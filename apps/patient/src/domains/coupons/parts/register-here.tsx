import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { agreementTicked } from '@nethos/contract/account/account.rules.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { personName } from '@nethos/contract/common/text.ts'
import { couponPaths } from '@nethos/contract/coupons/coupons.paths.ts'
import type { Activity } from '@nethos/contract/coupons/coupons.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import {
  AgreementLine,
  CaptchaField,
  MobileField,
  register,
  sendLoginCaptcha,
  useCaptcha,
  useEnter,
} from '../../account/public.tsx'
import { CouponCard } from './coupon-card.tsx'

/** For who is new: what is won, name, mobile, code, one button. Registered already: to the login, and back here. */
export function RegisterHere({ activity, promoteCode }: { activity: Activity; promoteCode: string }) {
  const go = useNavigate()
  const enter = useEnter()
  const [accountName, setName] = useState('')
  const [mobile, setMobile] = useState('')
  const [agrees, setAgrees] = useState(false)
  const [isTried, setTried] = useState(false)
  const send = useCommand(sendLoginCaptcha)
  const captcha = useCaptcha({ key: 'login', mobile, send: () => send.run({ mobile }) })
  const wrong = {
    accountName: sentenceOf(personName, accountName),
    mobile: sentenceOf(mobileRule, mobile),
    captcha: captcha.wrong,
    agreement: sentenceOf(agreementTicked, agrees),
  }
  const shown = (sentence: string | undefined) => (isTried ? sentence : undefined)

  const offerLogin = async (title: string) => {
    const backPath = `${couponPaths.register}?${new URLSearchParams({ promoteCode })}`
    if (await confirm({ title, yes: '去登录', no: '换个手机号' }))
      await go(`${accountPaths.login}?${new URLSearchParams({ backPath })}`)
  }
  const { run } = useCommand(register, error => {
    if (error.code !== accountRefusals.mobile_registered.code) return captcha.refuse(error)
    void offerLogin(error.message)
    return true
  })
  const submit = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    const opened = await run({ accountName, idCard: '', cid: captcha.cid, captcha: captcha.code, promoteCode })
    if (!opened) return
    captcha.clear()
    toast(activity.isSoldOut ? '注册成功' : '领取成功，已放入我的优惠券')
    enter(opened, couponPaths.mine)
  }
  return (
    <GatePage
      title="注册领券"
      reason={activity.activityName}
      submit="立即领取"
      onSubmit={submit}
      beforeSubmit={<AgreementLine agrees={agrees} onChange={setAgrees} error={shown(wrong.agreement)} />}
    >
      {activity.offered && <CouponCard coupon={activity.offered} />}
      {activity.isSoldOut && <Notice tone="warn">来晚了，礼券已被领完。您仍然可以注册。</Notice>}
      <TextField
        label="姓名"
        placeholder="请填写真实姓名"
        autoComplete="name"
        value={accountName}
        onChange={event => setName(event.target.value)}
        error={shown(wrong.accountName)}
      />
      <MobileField value={mobile} onChange={setMobile} error={isTried || captcha.isAsked ? wrong.mobile : undefined} />
      <CaptchaField captcha={captcha} isTried={isTried} />
      {activity.rulesText && <p className="coupon__rules">{activity.rulesText}</p>}
    </GatePage>
  )
}
