import { App, Button, Input, Select, Switch } from 'antd'
import { useState, type FormEvent } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { noticeSetting, silentMinutes, type NoticeSetting } from '@nethos/contract/notify/notify.rules.ts'
import { Field } from '../../../controls/field.tsx'
import { saveNotices, tryNotices } from '../notify.calls.ts'
import './notices.css'

const silences = silentMinutes.map(value => ({
  value,
  label: value < 60 ? `${value}分钟` : `${value / 60}小时`,
}))

/** The first sentence about each field; empty when it can be saved. */
function wrongIn(setting: NoticeSetting): Partial<Record<keyof NoticeSetting, string>> {
  const { error } = noticeSetting.safeParse(setting)
  return Object.fromEntries([...(error?.issues ?? [])].reverse().map(({ path, message }) => [path[0], message]))
}

/** By which ways, how often, and when not. */
export function NoticeForm({ setting }: { setting: NoticeSetting }) {
  const { message } = App.useApp()
  const [typed, setTyped] = useState(setting)
  const [isTried, setTried] = useState(false)
  const saving = useAnswered(saveNotices)
  const trying = useAnswered(tryNotices)
  const wrong = isTried ? wrongIn(typed) : {}
  const change = (changes: Partial<NoticeSetting>) => setTyped({ ...typed, ...changes })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(wrongIn(typed)).length > 0) return
    if (await saving.run(typed)) void message.success('已保存')
  }
  const test = async () => {
    if (await trying.run({})) void message.success('已发送，请查看手机')
  }
  return (
    <form className="notices" onSubmit={event => void submit(event)} noValidate>
      <SmsPart typed={typed} wrong={wrong} onChange={change} />
      <QuietPart typed={typed} wrong={wrong} onChange={change} />
      <p className="field__wrong" role="alert">
        {saving.sentence ?? trying.sentence}
      </p>
      <div className="notices__row">
        <Button type="primary" htmlType="submit" loading={saving.isBusy}>
          保存
        </Button>
        <Button loading={trying.isBusy} onClick={() => void test()}>
          发送测试
        </Button>
      </div>
    </form>
  )
}

interface PartProps {
  typed: NoticeSetting
  wrong: ReturnType<typeof wrongIn>
  onChange: (changes: Partial<NoticeSetting>) => void
}

const SmsPart = ({ typed, wrong, onChange }: PartProps) => (
  <section className="notices__part" aria-label="短信">
    <h2>短信</h2>
    <Toggle label="短信通知" checked={typed.bySms} onChange={bySms => onChange({ bySms })} />
    <Field label="接收短信的手机号" wrong={wrong.mobile} hint="情况紧急的患者无人处理时，也会发到这个号码">
      {its => (
        <Input
          {...its}
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          value={typed.mobile}
          onChange={({ target }) => onChange({ mobile: target.value.trim() })}
        />
      )}
    </Field>
    <Field label="两条短信之间至少间隔" hint="期间您查看过患者消息的，重新计算">
      {({ id, ...its }) => (
        <Select
          {...its}
          id={id}
          value={typed.silentMinutes}
          options={silences}
          onChange={silentMinutes => onChange({ silentMinutes })}
        />
      )}
    </Field>
  </section>
)

const QuietPart = ({ typed, wrong, onChange }: PartProps) => (
  <section className="notices__part" aria-label="免打扰">
    <h2>免打扰</h2>
    <div className="notices__row">
      <Field label="开始" wrong={wrong.quietFrom}>
        {its => (
          <Input
            {...its}
            type="time"
            value={typed.quietFrom}
            onChange={({ target }) => onChange({ quietFrom: target.value })}
          />
        )}
      </Field>
      <Field label="结束" wrong={wrong.quietUntil}>
        {its => (
          <Input
            {...its}
            type="time"
            value={typed.quietUntil}
            onChange={({ target }) => onChange({ quietUntil: target.value })}
          />
        )}
      </Field>
    </div>
    <p className="notices__hint">
      免打扰时段内的通知，到时段结束时合并发送一次；两项都不填则全天通知。情况紧急的患者不受此限制。
    </p>
  </section>
)

const Toggle = ({ label, ...its }: { label: string; checked: boolean; onChange: (isOn: boolean) => void }) => (
  <div className="notices__row">
    <Switch aria-label={label} {...its} />
    <span aria-hidden>{label}</span>
  </div>
)
