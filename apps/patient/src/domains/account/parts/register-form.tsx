import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import { Notice } from '../../../controls/notice.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { scannedIn } from '../account.links.ts'
import { AgreementLine } from './agreement-line.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { IdCardField } from './id-card-field.tsx'
import { MobileField } from './mobile-field.tsx'
import { useRegisterForm } from '../use-register-form.ts'

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
  const { form, captcha, isBrought, isInviting } = useRegisterForm(query, after)
  const { mobile, agrees } = form.values
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
      onSubmit={form.submit}
      beforeSubmit={
        <AgreementLine agrees={agrees} onChange={agrees => form.change({ agrees })} error={form.errors.agrees} />
      }
    >
      <TextField label="姓名" placeholder="请填写真实姓名" autoComplete="name" {...form.input('accountName')} />
      <IdCardField
        label="身份证号（选填）"
        {...form.field('idCard')}
        hint="填写后，医生能更快了解您的情况，也可以以后再填。"
      />
      {isInviting && (
        <TextField
          label="邀请码（选填）"
          placeholder="好友给您的8位邀请码"
          autoCapitalize="characters"
          maxLength={8}
          {...form.input('inviteCode')}
          onChange={event => form.change({ inviteCode: event.target.value.trim() })}
          hint="填写后，您和好友各得一张优惠券。"
        />
      )}
      {!isBrought && (
        <>
          <MobileField {...form.field('mobile')} error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile} />
          <CaptchaField captcha={captcha} isTried={form.isTried} />
        </>
      )}
      <Notice tone="quiet">其他证件类型请通过小程序注册</Notice>
    </GatePage>
  )
}
