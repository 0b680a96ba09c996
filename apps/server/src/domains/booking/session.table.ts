import type { Period, SessionKind } from '@nethos/contract/booking/session.kinds.ts'
import type { HospitalRule } from '@nethos/contract/booking/hospital-rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import { ruleColumns, ruleIn } from './rule.table.ts'

/** A session as whoever books it must know it. Instants epoch ms. */
export interface BookableSession {
  sessionId: string
  hosId: string
  deptId: string
  clinicDoctorId: string | null
  onDay: string
  period: Period
  kind: SessionKind
  /** 0 where the hospital states none. */
  feeCents: number
  isFeeKnown: boolean
  isStopped: boolean
  releaseAt: number
  releaseBy: 'first_come' | 'draw'
  /** Of one that is drawn: when what is left became everybody's; null before. */
  drawnAt: number | null
  startsAt: number
  endsAt: number
  partIds: string[]
  /** Of its hospital. */
  rule: HospitalRule
}

/** The session itself, or the one that a number belongs to, and the rule of its hospital. */
export async function findSession(
  { db }: Pick<Ctx, 'db'>,
  { sessionId, numberId }: { sessionId?: string | undefined; numberId?: string | undefined },
): Promise<BookableSession | undefined> {
  const row = await sessionWithRule({ db }, { sessionId, numberId })
  return (
    row && {
      sessionId: row.sessionId,
      hosId: row.hosId,
      deptId: row.deptId,
      clinicDoctorId: row.clinicDoctorId,
      feeCents: row.feeCents,
      isFeeKnown: row.isFeeKnown,
      isStopped: row.isStopped,
      partIds: row.partIds,
      rule: ruleIn(row),
      onDay: String(row.onDay),
      period: row.period as Period,
      kind: row.kind as SessionKind,
      releaseBy: row.releaseBy as 'first_come' | 'draw',
      releaseAt: row.releaseAt.getTime(),
      drawnAt: row.drawnAt?.getTime() ?? null,
      startsAt: row.startsAt.getTime(),
      endsAt: row.endsAt.getTime(),
    }
  )
}

const sessionWithRule = (
  { db }: Pick<Ctx, 'db'>,
  { sessionId, numberId }: { sessionId: string | undefined; numberId: string | undefined },
) =>
  db
    .selectFrom('clinicSession')
    .innerJoin('clinicDepartment', 'clinicDepartment.deptId', 'clinicSession.deptId')
    .leftJoin('bookingRule', 'bookingRule.hosId', 'clinicSession.hosId')
    .select(ruleColumns)
    .select(['sessionId', 'clinicSession.hosId', 'clinicSession.deptId', 'clinicDoctorId', 'onDay', 'period'])
    .select([
      'clinicSession.kind',
      'feeCents',
      'isFeeKnown',
      'isStopped',
      'releaseAt',
      'releaseBy',
      'drawnAt',
      'startsAt',
      'endsAt',
      'partIds',
    ])
    .where(({ eb, selectFrom }) =>
      eb(
        'sessionId',
        '=',
        sessionId ??
          selectFrom('clinicNumber')
            .select('clinicNumber.sessionId')
            .where('numberId', '=', numberId ?? ''),
      ),
    )
    .executeTakeFirst()
