import { Button } from 'antd'
import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { periods } from '@nethos/contract/booking/session.kinds.ts'
import type { OwnSession } from '@nethos/contract/clinics/own-clinic.services.ts'
import { dayOf, timeOf, weekdayOf } from '@nethos/contract/common/days.ts'
import { Tag } from '../../../controls/tag.tsx'
import { stopOwnSession } from '../own.calls.ts'
import './own-sessions.css'
import { StopDialog } from './stop-dialog.tsx'

/** When, where, how many are expected, and 停诊. */
export function OwnSessionCard({ session }: { session: OwnSession }) {
  const { hosId, hosName, sessionCode, onDay, period, startsAt, endsAt, patientCount, windowCount } = session
  const [isStopping, setStopping] = useState(false)
  const stop = useCommand(stopOwnSession)
  const when = `${onDay === dayOf(serverNow()) ? '今天' : `${onDay.slice(5)} ${weekdayOf(onDay)}`}${periods[period].label} ${timeOf(startsAt)}-${timeOf(endsAt)}`
  const where = [session.deptName, session.doctorName, session.campusName, session.room].filter(Boolean).join(' · ')
  return (
    <li className="own-session" aria-label={`${when} ${session.deptName}`}>
      <p className="own-session__when">
        <strong>{when}</strong>
        {session.isStopped && <Tag tone="danger">已停诊</Tag>}
      </p>
      <p>{where}</p>
      <p className="own-session__note">
        {hosName} · {session.isStopped ? session.stopReason : `线上${patientCount}人，窗口${windowCount}个号`}
      </p>
      {session.mayStop ? (
        <Button danger className="own-session__stop" onClick={() => setStopping(true)}>
          停诊
        </Button>
      ) : (
        !session.isStopped && <p className="own-session__note">号源由医院系统维护，停诊请联系门诊办公室。</p>
      )}
      {isStopping && (
        <StopDialog
          patientCount={patientCount}
          stop={reason => stop.run({ hosId, sessionCode, reason })}
          onClose={() => setStopping(false)}
        />
      )}
    </li>
  )
}
