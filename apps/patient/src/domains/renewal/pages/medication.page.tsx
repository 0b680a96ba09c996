import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { reminderTimes } from '@nethos/contract/renewal/renewal.rules.ts'
import { seeDoctorNote, usualTimes } from '@nethos/contract/renewal/renewal.limits.ts'
import type { MedicationDetail, MedicationRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Switch } from '../../../controls/switch.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { stateWord } from '../medication.words.ts'
import { DrugLines } from '../parts/drug-lines.tsx'
import { markTaken, medication, remindMe } from '../renewal.calls.ts'

/** 用药详情: one prescription that is being taken, and when to be reminded of it. */
export default function MedicationPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <One prescriptionId={id} /> : <Navigate to={renewalPages.medicationPerson.at} replace />
}

function One({ prescriptionId }: { prescriptionId: string }) {
  const detail = useServiceQuery(medication(prescriptionId))
  return (
    <DetailPage
      detail={detail}
      bar={
        <ButtonLink to={renewalPages.prescriptions.to({ id: prescriptionId })} look="soft">
          查看处方
        </ButtonLink>
      }
    >
      {one => (
        <>
          <StatusLine word={stateWord(one)} tone={one.isReceived && one.isCurrent ? 'good' : 'quiet'}>
            {one.isReceived
              ? `${dayOf(one.startedAt)} 至 ${dayOf(one.endsAt)}`
              : '收到药后开始计算用药时间，并按您设置的时间提醒'}
          </StatusLine>
          <Card title="药品">
            <DrugLines lines={one.drugs} />
          </Card>
          <Card title="开方医生">
            <Lines
              lines={[
                { label: '医生', value: one.docName },
                { label: '科室', value: one.docDeptName },
              ]}
            />
          </Card>
          {one.isReceived && one.isCurrent && one.today.length > 0 && <Today one={one} />}
          {one.isCurrent && <Reminders key={one.times.join()} one={one} />}
          <Notice>{seeDoctorNote}</Notice>
        </>
      )}
    </DetailPage>
  )
}

/** 今天: each time of which he is reminded; what he says of it can be taken back. */
function Today({ one }: { one: MedicationDetail }) {
  const marking = useCommand(markTaken)
  const mark = async (of: MedicationDetail['today'][number], isTaken: boolean) => {
    const { on, time } = of
    if (await marking.run({ prescriptionId: one.prescriptionId, on, time, isTaken }))
      toast(isTaken ? '已记为服用' : '已记为未服')
  }
  return (
    <Card title="今天服用了吗">
      {one.today.map(of => (
        <div key={of.time} className="own-medicine">
          <span>
            {of.time} {of.isTaken === null ? '未记录' : of.isTaken ? '已服用' : '未服'}
          </span>
          <div className="renewal-buttons">
            <Button
              look={of.isTaken === true ? 'soft' : 'quiet'}
              label={`${of.time}已服用`}
              onClick={async () => mark(of, true)}
            >
              已服用
            </Button>
            <Button
              look={of.isTaken === false ? 'soft' : 'quiet'}
              label={`${of.time}没有服`}
              onClick={async () => mark(of, false)}
            >
              没有服
            </Button>
          </div>
        </div>
      ))}
      <p className="renewal-quiet">漏服后不要自行加倍，按药品说明书处理或问药师。</p>
    </Card>
  )
}

function Reminders({ one }: { one: MedicationRow }) {
  const usual = [...new Set(one.drugs.flatMap(drug => usualTimes[drug.frequency] ?? []))].sort()
  const [times, setTimes] = useState<readonly string[]>(one.times)
  const remind = useCommand(remindMe)
  const isOn = times.length > 0
  const save = async (next: readonly string[]) => {
    const wrong = sentenceOf(reminderTimes, next)
    if (wrong) return toast(wrong)
    if (await remind.run({ prescriptionId: one.prescriptionId, times: [...next] }))
      toast(next.length > 0 ? '已保存提醒' : '已关闭提醒')
  }
  return (
    <Card title="用药提醒">
      <Switch
        label="到点提醒我"
        note="提醒会放在消息通知里，药用完后自动停止"
        checked={isOn}
        onChange={on => {
          const next = on ? (usual.length > 0 ? usual : ['08:00']) : []
          setTimes(next)
          void save(next)
        }}
      />
      {isOn && (
        <>
          <div className="renewal-times" role="group" aria-label="提醒时间">
            {times.map((time, at) => (
              <input
                // oxlint-disable-next-line react/no-array-index-key -- the place is what the time is known by
                key={at}
                className="renewal-time"
                type="time"
                aria-label={`第${at + 1}次`}
                value={time}
                onChange={event => setTimes(times.map((item, nth) => (nth === at ? event.target.value : item)))}
              />
            ))}
          </div>
          <div className="renewal-buttons">
            <Button look="quiet" onClick={() => setTimes([...times, '12:00'])} disabled={times.length >= 6}>
              加一次
            </Button>
            {times.length > 1 && (
              <Button look="quiet" onClick={() => setTimes(times.slice(0, -1))}>
                减一次
              </Button>
            )}
            <Button look="soft" onClick={() => save(times)}>
              保存提醒
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
