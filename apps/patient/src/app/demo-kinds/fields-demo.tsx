import { useState } from 'react'
import { AgreeLine } from '../../controls/agree-line.tsx'
import { AreaField } from '../../controls/area-field.tsx'
import { CaptchaButton } from '../../controls/captcha-button.tsx'
import { Chips, ManyChips } from '../../controls/chips.tsx'
import { PickField } from '../../controls/pick-field.tsx'
import { Switch } from '../../controls/switch.tsx'
import { CodeField, NumericField, PasswordField, TelField, TextField } from '../../controls/text-field.tsx'
import { toast } from '../../controls/toast.ts'
import { Card } from '../../patterns/card.tsx'
import { FormPage } from '../../patterns/form-page.tsx'

export function FieldsDemo() {
  const [mobile, setMobile] = useState('')
  const [isSent, setSent] = useState(false)
  const [time, setTime] = useState<string | null>(null)
  const [tags, setTags] = useState<string[]>([])
  const [agreed, setAgreed] = useState(false)
  const [isOn, setOn] = useState(true)
  const wrong = (sentence: string, isWrong: boolean) => (isSent && isWrong ? sentence : undefined)
  const send = async () => {
    setSent(true)
    if (!agreed) return toast('请先阅读用户协议')
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
  return (
    <FormPage
      title="添加就诊人"
      submit="提交"
      onSubmit={send}
      beforeSubmit={
        <AgreeLine checked={agreed} onChange={setAgreed}>
          我已阅读并同意 <a href="/news/ysxy">《用户协议》</a>
        </AgreeLine>
      }
    >
      <Card title="基本信息">
        <TextField
          label="姓名"
          placeholder="请填写真实姓名"
          error={wrong('姓名不能为空', true)}
          hint="生僻字也可以：𠮷、䶮、㛃"
        />
        <TelField
          label="手机号"
          value={mobile}
          onChange={event => setMobile(event.target.value)}
          error={wrong('手机号不能为空', !mobile)}
        />
        <CodeField label="验证码" maxLength={4} end={<CaptchaButton onAsk={async () => true} />} />
        <NumericField label="体重（选填）" end="kg" />
        <PasswordField label="密码" />
        <PickField label="与本人关系" text="" onPick={() => toast('打开选择')} />
      </Card>
      <Card title="病情">
        <AreaField
          label="病情描述"
          limit={20}
          defaultValue="头痛三天，伴有恶心，没有发烧，吃过布洛芬，效果不明显"
          placeholder="请描述症状、持续时间和用药情况"
        />
        <Chips
          label="患病多久了"
          choices={['一周内', '一月内', '半年内', '半年以上'].map(label => ({ value: label, label }))}
          value={time}
          onChange={setTime}
          error={wrong('请选择患病时长', !time)}
        />
        <ManyChips
          label="评价标签"
          choices={['回复及时', '解答详细', '态度亲切'].map(label => ({ value: label, label }))}
          value={tags}
          onChange={setTags}
        />
      </Card>
      <Card>
        <Switch label="接收消息提醒" note="医生回复、预约和缴费的通知" checked={isOn} onChange={setOn} />
      </Card>
    </FormPage>
  )
}
