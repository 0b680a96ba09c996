import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { captcha, captchaLength, captchaResendSeconds, captchaWrong } from '@nethos/contract/common/captcha.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { mobile } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { CaptchaButton } from '../../../controls/captcha-button.tsx'
import { CodeField, TelField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { saveReportSession, openReport, sendReportCaptcha } from '../annual-report.calls.ts'
import { reportFor, yearIn } from '../report-years.ts'

/** 年度报告登录: a doctor opens his year with the mobile that the hospital has of him. */
export default function YearLoginPage() {
  const { pathname, search } = useLocation()
  const year = Number(new URLSearchParams(search).get('year')) || yearIn(pathname)
  const go = useNavigate()
  const sending = useCommand(sendReportCaptcha)
  const [cid, setCid] = useState('')
  const form = useForm({
    initial: { mobile: '', captcha: '' },
    rules: { mobile, captcha },
    validate: values => (cid === '' && !sentenceOf(captcha, values.captcha) ? { captcha: captchaWrong } : {}),
    send: values => run(openReport, { ...values, cid }),
    refusalFields: { [captchaRefusals.captcha_wrong.code]: 'captcha' },
    onSent: async opened => {
      saveReportSession(opened)
      await go(reportFor(year, opened.docId), { replace: true })
    },
  })
  const ask = async () => {
    const wrong = sentenceOf(mobile, form.values.mobile)
    if (wrong) {
      toast(wrong)
      return false
    }
    const sent = await sending.run({ mobile: form.values.mobile })
    if (sent) setCid(sent.cid)
    return sent !== undefined
  }
  return (
    <GatePage
      reason={`医生请用在医院登记的手机号登录，查看自己的${year}年度报告。患者账号不能在这里登录。`}
      submit="查看年度报告"
      onSubmit={form.submit}
    >
      <TelField label="手机号" placeholder="11位手机号" {...form.input('mobile')} />
      <CodeField
        label="验证码"
        placeholder={`${captchaLength}位数字`}
        value={form.values.captcha}
        error={form.errors.captcha}
        onChange={event => form.change({ captcha: event.target.value.trim().slice(0, captchaLength) })}
        end={<CaptchaButton onAsk={ask} seconds={captchaResendSeconds} />}
      />
    </GatePage>
  )
}
