import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { inpatientServices } from '@nethos/contract/inpatient/inpatient.services.ts'
import type { InpatientService } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import type { PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { completeTask, ownPathways } from '../pathway/public.ts'
import { noteActFor } from '../people/public.ts'
import { admissions } from './admission.lifecycle.ts'
import { ofPerson, type OwnAdmission } from './admission.table.ts'
import { nearest } from './read.ts'
import { originType, pathwaysOf } from './stay-pathway.ts'
import { whose } from './whose.ts'

type Services = typeof inpatientServices

/** The tasks of the account's pathways of this admission. */
async function tasksOf(ctx: Ctx<AccountCaller>, one: OwnAdmission | undefined): Promise<PathwayTaskShown[]> {
  if (!one) return []
  const own = (await pathwaysOf(ctx, one)).filter(({ accountId }) => accountId === ctx.caller.accountId)
  const shown = await ownPathways(
    ctx,
    own.map(({ pathwayId }) => pathwayId),
    'book',
  )
  return shown.flatMap(({ tasks }) => tasks)
}

const isReading = (task: PathwayTaskShown): task is PathwayTaskShown & { work: { kind: 'read'; body: string } } =>
  task.work.kind === 'read'

export const processSteps: HandlerOf<Services['processSteps']> = async ({ input, ctx }) => {
  const named = input.taskId ? await pathwayOfTask(ctx, input.taskId) : undefined
  if (input.taskId && !named) return refuse('not_found')
  const person = await whose(ctx, named ? named.personId : input.personId)
  if (isRefused(person)) return person
  const steps = named
    ? await readingsOf(ctx, named.pathwayId, input.taskId)
    : (await tasksOf(ctx, nearest(await ofPerson(ctx, person.personId)))).filter(isReading)
  if (named && steps.length === 0) return refuse('not_found')
  return looked(
    { personId: person.personId, recordId: input.taskId || person.personId },
    steps.map(one => ({
      taskId: one.taskId,
      title: one.title,
      content: one.work.body,
      isRead: one.taskStatus === 'done',
      canRead: one.canComplete,
      readAt: one.doneAt,
    })),
  )
}

/** The stay's pathway of the account that has this task, and of whom it is. */
const pathwayOfTask = ({ db, caller }: Ctx<AccountCaller>, taskId: string) =>
  db
    .selectFrom('pathwayTask')
    .innerJoin('pathway', 'pathway.pathwayId', 'pathwayTask.pathwayId')
    .select(['pathway.pathwayId', 'pathway.personId'])
    .where('taskId', '=', taskId)
    .where('accountId', '=', caller.accountId)
    .where('originType', '=', originType)
    .executeTakeFirst()

/** What is to be read under this number, of whichever stay it is. */
const readingsOf = async (ctx: Ctx<AccountCaller>, pathwayId: string, taskId: string | null | undefined) =>
  (await ownPathways(ctx, [pathwayId], 'book'))
    .flatMap(({ tasks }) => tasks)
    .filter(isReading)
    .filter(one => one.taskId === taskId)

/** 我已知晓: said again it is said. */
export const readProcess: HandlerOf<Services['readProcess']> = async ({ input, ctx }) => {
  const named = await pathwayOfTask(ctx, input.taskId)
  if (!named) return refuse('not_found')
  const { pathwayId, personId } = named
  const person = await whose(ctx, personId)
  if (isRefused(person)) return person
  const [task] = await readingsOf(ctx, pathwayId, input.taskId)
  if (!task) return refuse('not_found')
  if (task.taskStatus === 'done') return true
  if (!task.canComplete || !(await completeTask(ctx, { taskId: input.taskId }))) return refuse('step_closed')
  await noteActFor(ctx, { action: 'inpatient.change', personId, recordType: 'pathway_task', recordId: input.taskId })
  return true
}

const labels = { done: '已完成', now: '待办理', later: '未到时间' } as const
const online = '手机上办理'
const service = (
  serviceName: string,
  status: InpatientService['status'],
  link: string,
  note: string,
  place = online,
): InpatientService => ({ serviceName, status, statusLabel: labels[status], link, note, place })

/** Where his ward is; until one is certain the hospital says it with the call. */
const wardPlaceOf = ({ wardName, place }: OwnAdmission): string =>
  [wardName, place].filter(Boolean).join(' ') || '以医院的通知为准'

/** The steps of a stay for this person, each with how far it is and its page. */
export function servicesOf(
  one: OwnAdmission | undefined,
  { compatId, left, stepId }: { compatId: string; left: number; stepId: string | undefined },
): InpatientService[] {
  const at = inpatientPages
  if (!one) return [service('住院登记', 'later', at.register.to({ compatId }), '医生开住院证后办理')]
  const order = ['noted', 'waiting', 'called', 'accepted', 'in_hospital', 'discharged'] as const
  const now = order.findIndex(status => status === one.status)
  const until = (status: (typeof order)[number]): InpatientService['status'] => {
    const place = order.indexOf(status)
    return now > place ? 'done' : now === place ? 'now' : 'later'
  }
  if (now < 0) return [service('住院卡', 'done', at.card.to({ compatId }), '这次住院已结束')]
  const isBefore = now < order.indexOf('in_hospital')
  const [register, wait, answer] = [until('noted'), until('waiting'), until('called')]
  const reading = left === 0 ? 'done' : 'now'
  const wardPlace = wardPlaceOf(one)
  return [
    service('住院登记', register, at.register.to({ compatId }), '联系人、住址和医保类型'),
    service('等待床位', wait, at.card.to({ compatId }), '看排队位置'),
    service(
      '床位和日期意愿',
      isBefore ? (one.wishedOn ? 'done' : 'now') : 'done',
      at.settings.to({ compatId }),
      '床位类型、希望入院的日期',
    ),
    service(
      '入院前准备',
      isBefore ? (one.remarkSealed ? 'done' : 'now') : 'done',
      at.prepare.to({ compatId }),
      '近期化验、血压、正在用的药；待检验、待检查',
    ),
    service(
      '入院宣教',
      reading,
      stepId === undefined ? at.admission.to({ compatId }) : at.admissionNews.to({ id: stepId }),
      left === 0 ? '已全部阅读' : `还有${left}篇未读`,
    ),
    service('答复入院通知', answer, at.card.to({ compatId }), '有床位后在时限内答复'),
    service(
      '住院预缴',
      now >= order.indexOf('accepted') ? 'now' : 'later',
      feePages.deposit.to({ compatId }),
      '答复来住院后，可以先在这里预缴',
      '手机上办理，或医院收费窗口',
    ),
    service('到院报到', until('accepted'), at.card.to({ compatId }), '按通知的日期，带身份证和住院证', wardPlace),
    service('我的住院', until('in_hospital'), at.ward.to({ compatId }), '今日安排、医护团队、饮食和探视', wardPlace),
    service(
      '出院和随访',
      until('discharged') === 'later' ? 'later' : 'now',
      at.discharge.to({ compatId }),
      '出院小结、服药提醒、复诊',
      wardPlace,
    ),
  ]
}

export const inpatientServicesList: HandlerOf<Services['inpatientServicesList']> = async ({ input, ctx }) => {
  const person = await whose(ctx, input.personId)
  if (isRefused(person)) return person
  const { personId } = person
  const found = nearest(await ofPerson(ctx, personId, input.hosId))
  const one = found && admissions.asOf(found, ctx.now)
  const steps = (await tasksOf(ctx, one)).filter(isReading)
  const unread = steps.filter(task => task.canComplete)
  const stepId = (unread[0] ?? steps[0])?.taskId
  const shown = servicesOf(one, { compatId: personId, left: unread.length, stepId })
  return looked({ personId, recordId: personId }, shown)
}
