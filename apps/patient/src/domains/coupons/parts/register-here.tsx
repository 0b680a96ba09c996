import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { agreementTicked } from '@nethos/contract/account/account.rules.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { personName } from '@nethos/contract/common/text.ts'
import type { Activity } from '@nethos/contract/coupons/coupons.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand, run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
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

const rules = { accountName: personName, agrees: agreementTicked }

/** For who is new: what is won, name, mobile, code, one button. Registered already: to the login, and back here. */
export function RegisterHere({ activity, promoteCode }: { activity: Activity; promoteCode: string }) {
  const go = useNavigate()
  const enter = useEnter()
  const [mobile, setMobile] = useState('')
  const sending = useCommand(sendLoginCaptcha)
  const captcha = useCaptcha({ key: 'login', mobile, send: () => sending.run({ mobile }) })

  const offerLogin = async (title: string) => {
    const backPath = couponPages.register.to({ promoteCode })
    if (await confirm({ title, yes: '去登录', no: '换个手机号' })) await go(accountPages.login.to({ backPath }))
  }
  const form = useForm({
    initial: { accountName: '', agrees: false },
    rules,
    validate: () => ({ mobile: sentenceOf(mobileRule, mobile), captcha: captcha.wrong }),
    send: ({ accountName }) =>
      run(register, { accountName, idCard: '', cid: captcha.cid, captcha: captcha.code, promoteCode }),
    onRefused: error => {
      if (error.code !== accountRefusals.mobile_registered.code) return captcha.refuse(error)
      void offerLogin(error.message)
      return true
    },
    onSent: opened => {
      captcha.clear()
      toast(activity.isSoldOut ? '注册成功' : '领取成功，已放入我的优惠券')
      enter(opened, couponPages.mine.at)
    },
  })
  return (
    <GatePage
      title="注册领券"
      reason={activity.activityName}
      submit="立即领取"
      onSubmit={form.submit}
      beforeSubmit={
        <AgreementLine
          agrees={form.values.agrees}
          onChange={agrees => form.change({ agrees })}
          error={form.errors.agrees}
        />
      }
    >
      {activity.offered && <CouponCard coupon={activity.offered} />}
      {activity.isSoldOut && <Notice tone="warn">来晚了，优惠券已领完。您仍然可以注册。</Notice>}
      <TextField label="姓名" placeholder="请填写真实姓名" autoComplete="name" {...form.input('accountName')} />
      <MobileField
        value={mobile}
        onChange={setMobile}
        error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile}
      />
      <CaptchaField captcha={captcha} isTried={form.isTried} />
      {activity.rulesText && <p className="coupon__rules">{activity.rulesText}</p>}
    </GatePage>
  )
}
