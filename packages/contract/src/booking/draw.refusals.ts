import type { Refusals } from '../service.ts'
import { mostDrawEntries } from './draw.rules.ts'

/** The business "no" of a draw. Codes 0219NNNN. */
export const drawRefusals = {
  /** However many accounts have this person: one request. */
  entered_already: { code: '02190001', sentence: '这位就诊人已经登记，每人每场只算一次' },
  not_gathering: { code: '02190002', sentence: '现在不在登记时间内' },
  /** Over all accounts of the person. */
  too_many_draws: {
    code: '02190004',
    sentence: `每位就诊人同一时间只能登记${mostDrawEntries}场摇号，可先退出已登记的那场`,
  },
  cannot_leave: { code: '02190003', sentence: '登记已截止，不能退出' },
} as const satisfies Refusals
