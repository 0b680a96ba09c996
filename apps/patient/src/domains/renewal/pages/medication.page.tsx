import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { reminderTimes } from '@nethos/contract/renewal/renewal.rules.ts'
import { seeDoctorNote, usualTimes } from '@nethos/contract/renewal/renewal.limits.ts'
import type { MedicationRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Switch } from '../../../controls/switch.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines, Standing } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { stateWord } from '../medication.words.ts'
import { DrugLines } from '../parts/drug-lines.tsx'
import { medication, remindMe } from '../renewal.calls.ts'

/** 用药详情: one prescription that is being taken, and when to be reminded of it. */
export default function MedicationPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <One prescriptionId={id} /> : <Navigate to={renewalPages.medicationPerson.at} replace />
}

function One({ prescriptionId }: { prescriptionId: string }) {
  const detail = useAsked(medication(prescriptionId))
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
          <Standing word={stateWord(one)} tone={one.isReceived && one.isCurrent ? 'good' : 'quiet'}>
            {one.isReceived
              ? `${dayOf(one.startedAt)} 至 ${dayOf(one.endsAt)}`
              : '收到药后开始计算用药时间，并按您设置的时间提醒'}
          </Standing>
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
          {one.isCurrent && <Reminders key={one.times.join()} one={one} />}
          <Notice>{seeDoctorNote}</Notice>
        </>
      )}
    </DetailPage>
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
                onChange={event => setTimes(times.map((kept, nth) => (nth === at ? event.target.value : kept)))}
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
