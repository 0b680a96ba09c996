import { Button, Descriptions, Input, List, Popconfirm, Select, Space } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCommand, type CommandOf } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { addDays, dayAndTime, dayOf } from '@nethos/contract/common/days.ts'
import { admissionStates } from '@nethos/contract/inpatient/admission.status.ts'
import type { DeskAdmission } from '@nethos/contract/inpatient/inpatient-desk.services.ts'
import {
  orderReasonNames,
  orderReasons,
  priorities,
  priorityNames,
  type OrderReason,
  type Priority,
} from '@nethos/contract/inpatient/inpatient.rules.ts'
import type { Service } from '@nethos/contract/service.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { admission, beds, call, postpone, recall, setPriority, strike } from '../inpatient.calls.ts'

/** One who waits: what is known, what was decided, and what can be decided now. */
export default function AdmissionPage() {
  const { admissionId = '' } = useParams()
  const query = useServiceQuery(admission(admissionId), { everyMs: 30_000 })
  const one = query.value
  return (
    <OfficePage title={one ? `候床 · ${one.personName}` : '候床'} tools={<Link to="/admissions">返回候床列表</Link>}>
      {!one && <p>{query.sentence}</p>}
      {one && (
        <Space direction="vertical" size="large" style={{ width: '100%' }}>
          <Facts one={one} />
          {one.status === 'waiting' && <Call key={`call ${one.status}`} one={one} />}
          <Decide one={one} />
          <List
            header="处理记录"
            bordered
            dataSource={one.decisions}
            locale={{ emptyText: '还没有处理记录' }}
            renderItem={({ what, reason, staffName, at }) => (
              <List.Item>
                {dayAndTime(at)} {staffName} {what}
                {reason && `（${reason}）`}
              </List.Item>
            )}
          />
        </Space>
      )}
    </OfficePage>
  )
}

function Facts({ one }: { one: DeskAdmission }) {
  const { remark, registration } = one
  const items = {
    状态: one.statusLabel,
    科室: one.deptName,
    排位: one.place === null ? '' : `第${one.place}位`,
    优先级: [one.priorityLabel, one.priorityReason].filter(Boolean).join('：'),
    诊断: one.diagnosis,
    开证医生: one.doctorName,
    床位意愿: one.bedTypeLabel,
    希望入院: one.wishedOn,
    不早于: one.notBefore,
    床位: [one.wardName, one.bedNo, one.arriveOn].filter(Boolean).join(' '),
    联系人: registration ? `${registration.contactName} ${registration.contactMobile}` : '',
    白细胞: remark.whiteBloodCell === null ? '' : `${remark.whiteBloodCell}×10^9/L ${remark.whiteBloodCellOn}`,
    血压: remark.systolic === null ? '' : `${remark.systolic}/${remark.diastolic ?? ''}mmHg ${remark.measuredOn}`,
    正在用的药: remark.medicines,
    个人需求: remark.needs,
    备注: remark.remark,
    说明: one.reason,
  }
  return (
    <Descriptions
      bordered
      size="small"
      column={{ xs: 1, md: 2 }}
      items={Object.entries(items)
        .filter(([, children]) => children !== '')
        .map(([label, children]) => ({ key: label, label, children }))}
    />
  )
}

function Call({ one }: { one: DeskAdmission }) {
  const found = useServiceQuery(beds(one.deptCode))
  const calling = useCommand(call)
  const [bedId, setBed] = useState<string>()
  const [arriveOn, setDay] = useState(() => addDays(dayOf(serverNow()), 1))
  const [orderReason, setReason] = useState<OrderReason>()
  const free = (found.value ?? []).filter(
    bed => bed.state === 'free' && bed.hosId === one.hosId && (bed.gender === '' || bed.gender === one.gender),
  )
  const send = async () => {
    if (bedId)
      await calling.run({ admissionId: one.admissionId, bedId, arriveOn, orderReason: orderReason ?? null, reason: '' })
  }
  return (
    <Space wrap>
      <Select
        aria-label="床位"
        style={{ minWidth: 220 }}
        placeholder={free.length === 0 ? '没有适合的空床' : '选择床位'}
        value={bedId}
        onChange={setBed}
        options={free.map(bed => ({ value: bed.bedId, label: `${bed.wardName} ${bed.bedNo} ${bed.bedTypeLabel}` }))}
      />
      <Input aria-label="入院日期" type="date" value={arriveOn} onChange={event => setDay(event.target.value)} />
      <Select
        aria-label="提前的理由"
        style={{ minWidth: 220 }}
        allowClear
        placeholder="提前的理由（轮到时不用选）"
        value={orderReason}
        onChange={setReason}
        options={orderReasonNames.map(value => ({ value, label: orderReasons[value] }))}
      />
      <Button type="primary" disabled={!bedId} loading={calling.isBusy} onClick={() => void send()}>
        通知入院
      </Button>
    </Space>
  )
}

/** What else the state allows; each wants a reason. */
function Decide({ one }: { one: DeskAdmission }) {
  const { admissionId, status } = one
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState(() => addDays(dayOf(serverNow()), 7))
  const [priority, choose] = useState<Priority>(one.priority)
  const on: object = admissionStates[status].on
  const isInLine = status === 'noted' || status === 'waiting'
  const why = reason.trim()
  if (!isInLine && !('recall' in on) && !('strike' in on)) return null
  return (
    <Space wrap>
      <Input
        aria-label="理由"
        style={{ minWidth: 320 }}
        placeholder="理由（患者会看到）"
        maxLength={200}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      {isInLine && (
        <>
          <Select
            aria-label="优先级"
            style={{ minWidth: 160 }}
            value={priority}
            onChange={choose}
            options={priorityNames.map(value => ({ value, label: priorities[value].label }))}
          />
          <Act
            of={setPriority}
            sent={{ admissionId, priority, reason: why }}
            isOpen={why !== '' && priority !== one.priority}
          >
            调整优先级
          </Act>
          <Input aria-label="后延到" type="date" value={until} onChange={event => setUntil(event.target.value)} />
          <Act of={postpone} sent={{ admissionId, until, reason: why }} isOpen={why !== ''}>
            后延
          </Act>
        </>
      )}
      {'recall' in on && (
        <Act of={recall} sent={{ admissionId, reason: why }} isOpen={why !== ''}>
          收回通知
        </Act>
      )}
      {'strike' in on && <Strike admissionId={admissionId} why={why} personName={one.personName} />}
    </Space>
  )
}

function Strike({ admissionId, why, personName }: { admissionId: string; why: string; personName: string }) {
  const striking = useCommand(strike)
  return (
    <Popconfirm
      title={`取消${personName}的住院？`}
      description="排队位置会失去，不能恢复；以后要住院，需要医生重新开住院证。"
      okText="确定取消住院"
      okButtonProps={{ danger: true }}
      cancelText="返回"
      disabled={why === ''}
      onConfirm={() => void striking.run({ admissionId, reason: why })}
    >
      <Button danger disabled={why === ''} loading={striking.isBusy}>
        取消住院
      </Button>
    </Popconfirm>
  )
}

function Act<S extends Service>({
  of,
  sent,
  isOpen,
  children,
}: {
  of: CommandOf<S>
  sent: Parameters<ReturnType<typeof useCommand<S>>['run']>[0]
  isOpen: boolean
  children: string
}) {
  const running = useCommand(of)
  return (
    <Button disabled={!isOpen} loading={running.isBusy} onClick={() => void running.run(sent)}>
      {children}
    </Button>
  )
}
