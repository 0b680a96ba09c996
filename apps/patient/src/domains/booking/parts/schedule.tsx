import type { Session } from '@nethos/contract/clinics/finding.schemas.ts'
import { Card } from '../../../patterns/card.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { DaysTable } from './days-table.tsx'
import { NextCard } from './next-card.tsx'
import './schedule.css'

interface ScheduleProps {
  /** What it is the schedule of, for screen readers. */
  label: string
  sessions: readonly Session[]
  onOpen: (session: Session) => void
  /** The sentence when there is no session at all. */
  none: string
}

/** The next number that can be had, and below it all days at a glance. */
export const Schedule = ({ label, sessions, onOpen, none }: ScheduleProps) =>
  sessions.length === 0 ? (
    <Card>
      <Empty icon="calendar" sentence={none} />
    </Card>
  ) : (
    <>
      <NextCard sessions={sessions} onOpen={onOpen} />
      <Card title="门诊时间">
        <p className="schedule__hint">点“可预约”选号，点“已满”可以候补。</p>
        <DaysTable label={label} sessions={sessions} onOpen={onOpen} />
      </Card>
    </>
  )
