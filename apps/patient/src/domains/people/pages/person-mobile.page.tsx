import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand, run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { alert } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { CaptchaField, MobileField, ownPath, useCaptcha } from '../../account/public.tsx'
import { changePerson, person, sendMobileCaptcha } from '../people.calls.ts'

/** As many characters of a link's title as a title bar shows. */
const titleLength = 12

/** 身份验证: another mobile for one of the account's people, proved by a code to it. The link may name the page. */
export default function PersonMobilePage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const result = useServiceQuery(person(personId), { unless: personId === '' })
  const title =
    Array.from(query.get('title') ?? '')
      .slice(0, titleLength)
      .join('') || '身份验证'
  if (!personId) return <Navigate to={peoplePages.people.at} replace />
  if (result.value) return <MobileForm who={result.value} title={title} />
  return (
    <DetailPage title={title} detail={result}>
      {() => null}
    </DetailPage>
  )
}

const explain = () =>
  alert({
    title: '为什么要验证？',
    text: '手机号用来接收就诊通知和验证码。输入短信里的验证码，可以确认新手机号在您手上，避免通知发给别人。',
  })

function MobileForm({ who, title }: { who: Person; title: string }) {
  const { personId } = who
  const back = useBack()
  const go = useNavigate()
  const comefrom = ownPath(useSearchParams()[0].get('comefrom'))
  const [mobile, setMobile] = useState('')
  const send = useCommand(sendMobileCaptcha)
  const captcha = useCaptcha({ key: `person.${personId}`, mobile, send: () => send.run({ personId, mobile }) })
  const form = useForm({
    initial: {},
    validate: () => ({ mobile: sentenceOf(mobileRule, mobile), captcha: captcha.wrong }),
    send: () => run(changePerson, { personId, mobile, cid: captcha.cid, captcha: captcha.code }),
    onRefused: captcha.refuse,
    onSent: async () => {
      captcha.clear()
      toast(changedSentence)
      if (comefrom) await go(comefrom, { replace: true })
      else back()
    },
  })
  return (
    <FormPage
      title={title}
      submit="提交"
      onSubmit={form.submit}
      action={
        <button type="button" onClick={() => void explain()}>
          说明
        </button>
      }
    >
      <Card>
        <Lines
          lines={[
            { label: '姓名', value: who.personName },
            { label: '身份证号', value: who.idCard || '未填写' },
            { label: '原手机号', value: who.mobile || '未填写' },
          ]}
        />
      </Card>
      <Card>
        <MobileField
          label="新手机号"
          value={mobile}
          onChange={setMobile}
          error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile}
        />
        <CaptchaField captcha={captcha} isTried={form.isTried} />
      </Card>
      <Notice tone="quiet">温馨提示：请填写能收到短信的手机号。验证码10分钟内有效，请不要告诉别人。</Notice>
    </FormPage>
  )
}
