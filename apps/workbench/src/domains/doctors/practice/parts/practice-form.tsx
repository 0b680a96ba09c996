import { App, Button } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { typedWhole, wholeTyped } from '@nethos/calls/form/typed-number.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { dailyQuota, practiceFields, practiceLimits } from '@nethos/contract/doctors/practice.rules.ts'
import type { MyPractice } from '@nethos/contract/doctors/practice.services.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { AreaLine, TextLine } from '../../../../controls/lines.tsx'
import { useUnsaved } from '../../../../patterns/use-unsaved.ts'
import { savePractice } from '../practice.calls.ts'
import { HoursField } from './hours-field.tsx'
import '../../pages/doctor.css'

const quotaTyped = typedWhole(dailyQuota)

/** 接诊时间, 每日上限, 自动回复: saved together. */
export function PracticeForm({ practice }: { practice: MyPractice }) {
  const { message } = App.useApp()
  const form = useForm({
    initial: {
      hours: practice.hours,
      quota: practice.dailyQuota === null ? '' : String(practice.dailyQuota),
      autoReply: practice.autoReply,
    },
    rules: { hours: practiceFields.hours, autoReply: practiceFields.autoReply },
    validate: ({ quota }) => ({ quota: quota.trim() === '' ? undefined : sentenceOf(quotaTyped, quota) }),
    send: ({ hours, quota, autoReply }) =>
      run(savePractice, { hours, dailyQuota: quota.trim() === '' ? null : wholeTyped(quota), autoReply }),
    onSent: () => void message.success('接诊设置已保存'),
  })
  useUnsaved(form.isDirty, {
    title: '接诊设置还没有保存',
    content: '离开后，刚才的修改不会保留。',
    leave: '放弃修改',
    stay: '继续填写',
  })
  return (
    <section className="office__section">
      <h2>接诊时间和上限</h2>
      <div className="doctor-form">
        <HoursField {...form.field('hours')} />
        <TextLine
          label="每天最多接诊（图文和用药咨询）"
          hint={`留空为不限，最多${practiceLimits.quota}人；义诊名额另计。今天已有 ${practice.askedToday} 人提问。`}
          inputMode="numeric"
          suffix="人"
          {...form.field('quota')}
          error={form.errors.quota}
        />
        <AreaLine
          label="自动回复"
          hint="患者提问成功后立刻看到，不算您的答复，24小时内仍需回复。留空则不发。"
          minRows={2}
          maxRows={5}
          {...form.field('autoReply')}
        />
        <div>
          <Button type="primary" loading={form.isBusy} disabled={!form.isDirty} onClick={() => void form.submit()}>
            保存接诊设置
          </Button>
        </div>
      </div>
    </section>
  )
}
