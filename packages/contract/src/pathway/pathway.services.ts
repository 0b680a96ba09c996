import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { own } from '../common/ids.ts'
import { formPictures } from '../common/picture-ids.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { pathwayRefusals } from './pathway.refusals.ts'
import { quietHours } from './pathway.rules.ts'
import { pathwayCard, pathwayDetail, pathwayTaskShown } from './pathway.schemas.ts'
import { pathwaySpelling as spelling } from './pathway.words.ts'

const notFound = { ...only(commonRefusals, 'not_found'), ...grantRefusals }

/** What lies before a patient: pathways that the hospital or a programme has started for his people (docs/decisions/0142). */
export const pathwayServices = {
  /** The account's pathways, and of those that go on what is to be done: open ones first, then the next. Of people who let it act in consulting. */
  listPlans: service({
    name: 'nethos.pathway.plan.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'titles and times; what was measured stands in getPathway, which is a look' },
    input: z.object({}),
    reply: obj(
      z.object({
        pathways: z.array(pathwayCard),
        tasks: z.array(z.extend(pathwayTaskShown, { personName: z.string(), pathwayTitle: z.string() })),
      }),
    ),
    spelling,
  }),
  getPathway: service({
    name: 'nethos.pathway.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'pathway.read', of: 'pathway' },
    input: z.object({ pathwayId: own('pathway') }),
    reply: obj(pathwayDetail),
    refusals: notFound,
    spelling,
  }),
  getTask: service({
    name: 'nethos.pathway.task.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'pathway.read', of: 'pathway_task' },
    input: z.object({ taskId: own('pathway_task') }),
    reply: obj(z.extend(pathwayTaskShown, { personName: z.string(), pathwayTitle: z.string() })),
    refusals: notFound,
    spelling,
  }),
  /** Read, confirmed, booked: without more. Measured: every value. Uploaded: one picture at least. A questionnaire is done by answering it. */
  completeTask: service({
    name: 'nethos.pathway.task.complete',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    audits: { writes: ['pathway.complete'] },
    input: z.object({
      taskId: own('pathway_task'),
      values: z._default(z.array(z.object({ key: z.string(), value: z.number() })).check(z.maxLength(8)), []),
      attaIdList: own('upload', formPictures),
    }),
    /** `advice`: to be shown at once; a nurse sees it too. */
    reply: obj(z.object({ advice: z.array(z.string()) })),
    refusals: {
      ...notFound,
      ...only(pathwayRefusals, 'not_open', 'not_yours', 'not_plausible', 'pictures_missing', 'pictures_too_many'),
    },
    spelling,
  }),
  undoTask: service({
    name: 'nethos.pathway.task.undo',
    kind: 'command',
    access: 'account',
    audits: { writes: ['pathway.complete'] },
    input: z.object({ taskId: own('pathway_task') }),
    reply: done,
    refusals: { ...notFound, ...only(pathwayRefusals, 'cannot_undo') },
    spelling,
  }),
  getQuietHours: service({
    name: 'nethos.pathway.quiet.get',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: obj(quietHours),
  }),
  saveQuietHours: service({
    name: 'nethos.pathway.quiet.save',
    kind: 'command',
    access: 'account',
    input: quietHours,
    reply: done,
  }),
} satisfies Services
