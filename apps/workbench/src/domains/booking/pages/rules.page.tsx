import { App, Button, Input, InputNumber, Switch } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import {
  hospitalRule,
  minuteInWords,
  ruleSentences,
  type HospitalRule,
} from '@nethos/contract/booking/hospital-rules.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { rules, saveRule, type HospitalRules } from '../booking.calls.ts'
import type { DeskColumn } from '../../../patterns/desk-column.ts'

/** 预约规则 of each hospital. */
export default function RulesPage() {
  const [open, setOpen] = useState<HospitalRules>()
  const columns: DeskColumn<HospitalRules>[] = [
    { title: '医院', dataIndex: 'hosName' },
    {
      title: '规则',
      key: 'rule',
      render: (_, { rule }) => (
        <ul>
          {ruleSentences(rule).map(one => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ),
    },
    {
      title: '修改时间',
      key: 'changedAt',
      sortBy: row => row.changedAt,
      render: (_, { changedAt }) => (changedAt === null ? '默认规则' : dayAndTime(changedAt)),
    },
    { title: '操作', key: 'act', render: (_, row) => <Button onClick={() => setOpen(row)}>修改</Button> },
  ]
  return (
    <OfficePage title="预约规则">
      <WholeTable
        label="预约规则"
        query={useServiceQuery(rules())}
        columns={columns}
        rowKey={row => row.hosId}
        empty="还没有医院"
        emptyAs="places"
      />
      {open && <RuleDialog of={open} onClose={() => setOpen(undefined)} />}
    </OfficePage>
  )
}

const numbers = {
  cancelDaysBefore: '提前几天截止退号（0为就诊当天）',
  dayMost: '每人每天最多几个号',
  weekMost: '每人每周最多几个号',
  cancelsMost: '退号几次暂停预约',
  cancelsDays: '按多少天统计退号',
  banDays: '暂停预约多少天',
  unpaidMost: '一天取号未支付几次暂停预约',
  unpaidBanDays: '取号未支付暂停预约多少天',
  holdsMost: '每个账号最多同时几个待支付的号；到院支付、还没就诊的号也最多这么多',
  missesMost: '爽约几次暂停预约',
  missesDays: '按多少天统计爽约',
  missBanDays: '爽约暂停预约多少天',
  changesMost: '每个预约可改约几次',
  offerMinutes: '候补的号保留几分钟（免打扰时段不计时）',
  lineAfterMinutes: '放号几分钟后开放候补',
  drawMinutes: '摇号登记分钟数',
  scarceMinutes: '放号后几分钟内基本约满的门诊，下次自动摇号（0为不自动）',
  turnDays: '得过摇号、候补的号后多少天内排在后面（0为不限）',
} as const satisfies Partial<Record<keyof HospitalRule, string>>
const times = {
  cancelMinute: '退号截止时刻',
  quietFrom: '候补免打扰开始',
  quietUntil: '候补免打扰结束',
} as const satisfies Partial<Record<keyof HospitalRule, string>>
const switches = {
  windowPay: '可以到院支付',
  waitlistOn: '开通候补',
  drawOn: '开通摇号放号',
} as const satisfies Partial<Record<keyof HospitalRule, string>>

const keysOf = <Key extends string>(of: Readonly<Record<Key, string>>) => Object.keys(of) as Key[]
const minuteOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

function RuleDialog({ of, onClose }: { of: HospitalRules; onClose: () => void }) {
  const [rule, setRule] = useState<HospitalRule>(of.rule)
  const { modal } = App.useApp()
  const save = useCommand(saveRule)
  const wrong = sentenceOf(hospitalRule, rule)
  const change = (changed: Partial<HospitalRule>) => setRule(now => ({ ...now, ...changed }))
  const ask = () => {
    if (wrong) return
    void modal.confirm({
      title: `确定修改${of.hosName}的预约规则？`,
      content: '对以后的预约立即生效；已有预约的退号截止时间不变。修改会留下记录。',
      okText: '确定修改',
      cancelText: '返回',
      onOk: async () => {
        if (await save.run({ hosId: of.hosId, rule })) onClose()
      },
    })
  }
  return (
    <FormDialog
      title={`${of.hosName}的预约规则`}
      yes="保存"
      isBusy={save.isBusy}
      isTouched={JSON.stringify(rule) !== JSON.stringify(of.rule)}
      sentence={wrong}
      onYes={ask}
      onClose={onClose}
    >
      {keysOf(numbers).map(key => (
        <Field key={key} label={numbers[key]}>
          {its => <InputNumber {...its} value={rule[key]} onChange={to => change({ [key]: to ?? 0 })} />}
        </Field>
      ))}
      {keysOf(times).map(key => (
        <Field key={key} label={times[key]}>
          {its => (
            <Input
              {...its}
              type="time"
              value={minuteInWords(rule[key])}
              onChange={event => change({ [key]: minuteOf(event.target.value || '00:00') })}
            />
          )}
        </Field>
      ))}
      {keysOf(switches).map(key => (
        <Field key={key} label={switches[key]}>
          {({ id }) => <Switch id={id} checked={rule[key]} onChange={to => change({ [key]: to })} />}
        </Field>
      ))}
      <Field label="就诊须知（预约成功页显示）">
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 3, maxRows: 8 }}
            value={rule.checkInNote}
            onChange={event => change({ checkInNote: event.target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
