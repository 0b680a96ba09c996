import type { Refusals } from '../service.ts'
import { checksSentence, guardianNeeded } from './people.rules.ts'

export const peopleRefusals = {
  /** Five in 90 days, removed ones counted (core 9, docs/product/rules.md 6, 40). */
  too_many_added: { code: '-3', sentence: '90天内最多只能添加5次就诊人' },
  /** Under six, and nobody named who answers for the child (core 5). */
  guardian_needed: { code: '01030101', sentence: guardianNeeded },
  guardian_not_adult: { code: '01030102', sentence: '监护人须年满18周岁' },
  /** The account's own person was named as guardian, and there is none, or one without ID number or mobile. */
  guardian_self_incomplete: { code: '01030103', sentence: '请先完善您本人的姓名、身份证号和手机号' },
  self_exists: { code: '01030201', sentence: '您已添加本人，请选择与本人的其他关系' },
  /** There is always exactly one self: it moves to another person and never just goes. */
  self_stays: { code: '01030202', sentence: '请先将另一位就诊人设为本人，再修改此就诊人的关系' },
  /** Whose account it is does not move to a child, nor away from somebody who was verified (docs/decisions/0120). */
  self_not_adult: { code: '01030206', sentence: '本人须年满18周岁。如需优先显示，请设为默认就诊人' },
  self_verified: { code: '01030207', sentence: '本人已通过实名认证，不能改为他人。如需优先显示，请设为默认就诊人' },
  self_not_removable: { code: '01030203', sentence: '本人信息不能删除' },
  /** Nobody becomes somebody who has a say of his own (docs/decisions/0030). */
  has_own_say: { code: '01030205', sentence: '这位就诊人已由本人决定授权，不能设为您本人' },
  has_open_consult: { code: '01030204', sentence: '这位就诊人有未结束的咨询，暂时不能删除' },
  /** Five real-name checks a day for one ID number (core 9). */
  too_many_checks: { code: '01030301', sentence: `${checksSentence}，请明天再试` },
  unknown_to_police: { code: '01030302', sentence: '公安系统中查不到此身份证号，请核对后再试' },
  /** This installation cannot ask the register. */
  police_closed: { code: '01030303', sentence: '公安认证暂未开通' },
  /** Name and ID number leave the server for this: the account must have agreed (smarthos.privacy.protocol.records.save). */
  consent_needed: { code: '01030304', sentence: '请先阅读并同意实名认证授权说明' },
} as const satisfies Refusals
