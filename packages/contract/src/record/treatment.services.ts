import * as z from 'zod/mini'
import { optionalId, pageNum, pageSize } from '../common/fields.ts'
import { formPictures } from '../common/picture-ids.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import { recordRefusals } from './record.refusals.ts'
import { treatedAt, treatmentContent } from './record.rules.ts'
import { removedTreatment, treatment } from './record.schemas.ts'
import { refusals, whose } from './record.services.ts'
import { sentTreatmentSpelling, treatmentSpelling } from './record.words.ts'
import { open, own } from '../common/ids.ts'
import { notRead } from '../common/open-ids.ts'

const limits = [{ per: 'account', times: 120, seconds: 3600 }] as const
const fields = { content: treatmentContent, treatedAtSeconds: treatedAt, attaIdList: own('upload', formPictures) }
const mayNotBe = { ...refusals, ...only(recordRefusals, 'treated_in_future') }

/** 就诊记录 (core 4, 7). The names keep the documents' spelling. */
export const treatmentServices = {
  /** Newest visit first. */
  listTreatments: service({
    name: 'nethos.pat.medicalhistroy.list',
    kind: 'query',
    access: 'account',
    audits: { read: 'record.read', of: 'health_file' },
    input: z.object({ ...whose, pageNum, pageSize: pageSize(20, 100) }),
    reply: page(treatment),
    spelling: treatmentSpelling,
    refusals,
  }),
  /** One of them. Ours. */
  getTreatment: service({
    name: 'nethos.pat.medicalhistroy.detail',
    kind: 'query',
    access: 'account',
    audits: { read: 'record.read', of: 'treatment' },
    input: z.object({ treatmentId: own('treatment') }),
    reply: obj(treatment),
    spelling: treatmentSpelling,
    refusals,
  }),
  /** What was deleted and can be fetched back still, the latest first. Ours. */
  listRemovedTreatments: service({
    name: 'nethos.pat.medicalhistroy.removed.list',
    kind: 'query',
    access: 'account',
    audits: { read: 'record.read', of: 'health_file' },
    input: z.object(whose),
    reply: list(removedTreatment),
    spelling: treatmentSpelling,
    refusals,
  }),
  addTreatment: service({
    name: 'nethos.pat.medicalhistroy.add',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits,
    input: z.object({ ...whose, ...fields }),
    reply: obj(z.object({ medId: z.string() })),
    spelling: sentTreatmentSpelling,
    refusals: mayNotBe,
  }),
  /** All of it anew. `userId`, if sent, is not read. */
  changeTreatment: service({
    name: 'nethos.pat.medicalhistroy.modify',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    limits,
    input: z.object({ treatmentId: own('treatment'), userId: open(notRead, optionalId), ...fields }),
    reply: done,
    spelling: sentTreatmentSpelling,
    refusals: mayNotBe,
  }),
  /** Takes it off the list; for a day it can be fetched back. */
  removeTreatment: service({
    name: 'nethos.pat.medicalhistroy.delete',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({ treatmentId: own('treatment') }),
    reply: done,
    spelling: sentTreatmentSpelling,
    refusals,
  }),
  /** Fetches a deleted one back. Ours. */
  restoreTreatment: service({
    name: 'nethos.pat.medicalhistroy.restore',
    kind: 'command',
    access: 'account',
    limits,
    input: z.object({ treatmentId: own('treatment') }),
    reply: done,
    spelling: sentTreatmentSpelling,
    refusals: { ...refusals, ...only(recordRefusals, 'gone_for_good') },
  }),
} satisfies Services
