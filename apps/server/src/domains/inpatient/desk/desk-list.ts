import { sql } from 'kysely'
import { admissionStates, admissionTabs } from '@nethos/contract/inpatient/admission.status.ts'
import { bedTypes, priorities } from '@nethos/contract/inpatient/inpatient.rules.ts'
import type {
  DeskAdmissionRow,
  DeskBed,
  inpatientDeskServices,
} from '@nethos/contract/inpatient/inpatient-desk.services.ts'
import { looked, lookedThrough, refuse, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import { pageOf } from '../../../calls/page-of.ts'
import { whoseFile } from '../../people/public.ts'
import { admissions } from '../admission.lifecycle.ts'
import { admissionOf, columns, type Admission } from '../admission.table.ts'
import { rankOf, linePositions } from '../line.table.ts'
import { registrationOf, remarkOf } from '../sealed.ts'

type Services = typeof inpatientDeskServices

/** Every admission with the first account's person that has bound the file, and its bed. */
const withNames = ({ db }: Ctx) =>
  db
    .selectFrom('admission')
    .innerJoin('hospital', 'hospital.hosId', 'admission.hosId')
    .innerJoinLateral(whoseFile('admission.hosId', 'admission.recordNumber'), on => on.onTrue())
    .leftJoin('wardBed', 'wardBed.bedId', 'admission.bedId')
    .leftJoin('ward', 'ward.wardId', 'wardBed.wardId')
    .select([
      ...columns,
      'hospital.hosName',
      'whose.personName',
      'whose.personId',
      'whose.accountId',
      'wardBed.bedNo',
      'ward.wardName',
    ])

interface Names {
  personName: string
  hosName: string
  bedNo: string | null
  wardName: string | null
}

function shown(row: Admission & Names, now: number, ahead: number | undefined): DeskAdmissionRow {
  const { status } = admissions.asOf(row, now)
  return {
    admissionId: row.admissionId,
    place: status === 'waiting' && ahead !== undefined ? ahead + 1 : null,
    personName: row.personName,
    gender: row.gender,
    recordNumber: row.recordNumber,
    hosId: row.hosId,
    hosName: row.hosName,
    deptCode: row.deptCode,
    deptName: row.deptName,
    diagnosis: row.diagnosis,
    priority: row.priority,
    priorityLabel: priorities[row.priority].label,
    priorityReason: row.priorityReason,
    bedType: row.bedWish,
    bedTypeLabel: bedTypes[row.bedWish],
    wishedOn: row.wishedOn ?? '',
    notBefore: row.notBefore ?? '',
    queuedAt: row.queuedAt,
    status,
    statusLabel: admissionStates[status].label,
    bedNo: row.bedNo ?? '',
    wardName: row.wardName ?? '',
    answerBy: row.answerBy,
    arriveOn: row.arriveOn ?? '',
    calls: row.calls,
    reason: row.reason,
  }
}

export const deskAdmissions: HandlerOf<Services['deskAdmissions']> = async ({ input, ctx }) => {
  const { tab, deptCode, pageNum, pageSize } = input
  let query = withNames(ctx).where(admissions.stateNow(ctx.now), 'in', admissionTabs[tab].statuses)
  if (deptCode) query = query.where('admission.deptCode', '=', deptCode)
  const ordered =
    tab === 'waiting'
      ? query.orderBy('admission.deptCode').orderBy(rankOf('admission')).orderBy('admission.queuedAt')
      : query.orderBy('admission.notedAt', 'desc')
  const rows = await ordered
    .orderBy('admission.admissionId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const places = await linePositions(
    ctx,
    rows.filter(row => row.status === 'waiting'),
  )
  const all = rows.map(row => shown({ ...row, ...admissionOf(row) }, ctx.now, places.get(row.admissionId)?.ahead))
  return lookedThrough(
    rows.slice(0, pageSize).map(({ accountId, personId }) => ({ accountId, personId })),
    pageOf(all, { pageNum, pageSize }),
  )
}

const decisionWords = {
  call: '通知入院',
  recall: '收回通知',
  priority: '调整优先级',
  postpone: '后延',
  strike: '取消',
} as const

export const deskAdmission: HandlerOf<Services['deskAdmission']> = async ({ input, ctx }) => {
  const row = await withNames(ctx).where('admission.admissionId', '=', input.admissionId).executeTakeFirst()
  if (!row) return refuse('not_found')
  const one = { ...row, ...admissionOf(row) }
  const places = await linePositions(ctx, [one])
  const decisions = await ctx.db
    .selectFrom('admissionDecision')
    .leftJoin('staff', 'staff.staffId', 'admissionDecision.staffId')
    .select(['decision', 'what', 'reason', 'at', 'staff.name as staffName'])
    .where('admissionId', '=', one.admissionId)
    .orderBy('decisionId', 'desc')
    .limit(100)
    .execute()
  return looked(
    { accountId: row.accountId, personId: row.personId, recordId: one.admissionId },
    {
      ...shown(one, ctx.now, places.get(one.admissionId)?.ahead),
      doctorName: one.doctorName,
      noteNo: one.noteNo,
      registration: registrationOf(ctx.runtime, one),
      remark: remarkOf(ctx.runtime, one),
      decisions: decisions.map(({ decision, what, reason, at, staffName }) => ({
        what: `${decisionWords[decision as keyof typeof decisionWords]}${what === '' ? '' : `：${what}`}`,
        reason,
        staffName: staffName ?? '',
        at: at.getTime(),
      })),
    },
  )
}

const stateLabels = { free: '空床', held: '已留', occupied: '占用', closed: '停用' } as const

export const deskBeds: HandlerOf<Services['deskBeds']> = async ({ input, ctx }) => {
  const { rows } = await sql<Omit<DeskBed, 'bedTypeLabel' | 'stateLabel'>>`
    select bed.bed_id, ward.hos_id, ward.dept_code, ward.ward_name as dept_name, ward.ward_name, bed.bed_no, bed.kind as bed_type, bed.gender,
      case when bed.state = 'free' and exists (select from admission where admission.bed_id = bed.bed_id
        and admission.status in ('called', 'accepted', 'in_hospital')) then 'held' else bed.state end as state
    from ward_bed bed join ward using (ward_id)
    where ${input.deptCode ? sql`ward.dept_code = ${input.deptCode}` : sql`true`}
    order by ward.hos_id, ward.dept_code, length(bed.bed_no), bed.bed_no limit 500`.execute(ctx.db)
  return rows.map(row => ({ ...row, bedTypeLabel: bedTypes[row.bedType], stateLabel: stateLabels[row.state] }))
}
