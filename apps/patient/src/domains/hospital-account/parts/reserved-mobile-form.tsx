import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { hospitalAccountRefusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useCommand, run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { alert } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { CaptchaField, IdCardField, MobileField, ownPath, useCaptcha } from '../../account/public.tsx'
import { bind, changeHospitalMobile, sendHospitalCaptcha } from '../hospital-account.calls.ts'
import { bindPage, type Whose } from '../hospital-account.links.ts'
import { useHospitalName } from './bind-file.tsx'
import { BoundResult } from './bound-result.tsx'
import { PersonLines } from './person-lines.tsx'

interface ReservedMobileFormProps {
  title: string
  who: Person
  whose: Whose
  /** The last digits of the reserved mobile; empty: the file has none. */
  tail: string
  /** Where the binding was wanted for. */
  comefrom: string | null
}

/**
 * The mobile in the hospital's file becomes the person's own. Whoever can read a code on the reserved one may do that;
 * where there is none, a code to the person's own and his ID number. Then nothing stands in the way of the binding, and it is made.
 */
export function ReservedMobileForm({ title, who, whose, tail, comefrom }: ReservedMobileFormProps) {
  const go = useNavigate()
  const hosName = useHospitalName(whose.hosId)
  const [mobile, setMobile] = useState('')
  const { personId } = whose
  const isReserved = /^\d{1,4}$/.test(tail)
  const isOther = isReserved && mobile !== '' && !mobile.endsWith(tail)
  const wrongReserved = isReserved
    ? (sentenceOf(mobileRule, mobile) ?? (isOther ? `请填写尾号为${tail}的院内预留手机号` : undefined))
    : undefined
  const send = useCommand(sendHospitalCaptcha)
  const binding = useCommand(bind)
  const [bound, setBound] = useState<OutputOf<typeof bind.service>>()
  const captcha = useCaptcha({
    key: `hospital.${personId}`,
    // Without a number to type the code goes to the person's own, which this phone does not know whole.
    mobile: isReserved ? mobile : unseen,
    wrongMobile: wrongReserved,
    send: () => send.run({ personId, mobile: isReserved ? mobile : '' }),
  })
  const form = useForm({
    initial: { idCard: '' },
    validate: ({ idCard }) => ({
      mobile: wrongReserved,
      idCard: isReserved ? undefined : sentenceOf(idCardRule, idCard),
      captcha: captcha.wrong,
    }),
    send: ({ idCard }) =>
      run(changeHospitalMobile, {
        ...whose,
        cid: captcha.cid,
        captcha: captcha.code,
        ...(!isReserved && { idCard }),
      }),
    onRefused: error => {
      if (error.code !== hospitalAccountRefusals.not_reserved.code) return captcha.refuse(error)
      void alert({ title: error.message })
      return true
    },
    onSent: async () => {
      captcha.clear()
      toast(changedSentence)
      const made = await binding.run(whose)
      if (made) setBound(made)
      else await go(bindPage(personId, whose.hosId, comefrom ?? ''), { replace: true })
    },
  })
  if (bound) return <BoundResult bound={bound} whose={whose} next={ownPath(comefrom)} />
  return (
    <FormPage title={title} submit="提交" onSubmit={form.submit}>
      <PersonLines person={who} hosName={hosName} />
      <Card title={isReserved ? `验证院内预留手机号（尾号${tail}）` : '填写院内预留手机号'}>
        {isReserved ? (
          <MobileField
            label="院内预留手机号"
            placeholder={`请输入尾号${tail}的完整手机号`}
            value={mobile}
            onChange={setMobile}
            error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile}
          />
        ) : (
          <IdCardField {...form.field('idCard')} />
        )}
        <CaptchaField captcha={captcha} isTried={form.isTried} />
      </Card>
      <Notice tone="quiet">
        {isReserved
          ? `验证通过后，院内预留手机号会改为${who.mobile}。原手机号已停用、收不到验证码的，请携带身份证到医院窗口修改。`
          : `验证码会发到${who.mobile}，验证通过后，它会成为院内预留手机号。`}
      </Notice>
    </FormPage>
  )
}

/** Stands for a number that only the server knows. */
const unseen = '10000000000'
