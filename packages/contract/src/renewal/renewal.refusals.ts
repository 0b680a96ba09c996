import type { Refusals } from '../service.ts'
import { guardianHere } from './renewal.limits.ts'

/** The business "no" of renewals. Codes 0213NNNN. */
export const renewalRefusals = {
  /** booking 5: the dialog with 完善身份信息 and 实名认证. */
  not_realname: { code: '02130001', sentence: '当前就诊人没有通过实名认证，无法申请续方' },
  /** One at a time with one doctor; obj.consultId leads to it. */
  already_open: { code: '02130002', sentence: '您有一个续方申请还没有结束，结束后才能再申请' },
  doctor_closed: { code: '02130003', sentence: '这位医生还没有开通线上续方' },
  guardian_missing: { code: '02130004', sentence: '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。' },
  guardian_absent: { code: '02130005', sentence: guardianHere },
  /** 处方管理办法; obj.drugIds names them. */
  controlled: { code: '02130006', sentence: '麻醉、精神、毒性、放射性等特殊管理药品不能在线开具，请到线下医院就诊' },
  address_missing: { code: '02130007', sentence: '请选择收货地址' },
  cannot_cancel: { code: '02130008', sentence: '这个续方申请已经不能取消' },
  cannot_receive: { code: '02130009', sentence: '这次续方现在不能确认收货' },
  /** The prescription has not been approved, or is no longer to be paid. */
  no_order: { code: '02130010', sentence: '处方尚未审核通过，暂不能开单' },
  /** The health file tells of an allergy that is denied here. */
  allergy_unsettled: {
    code: '02130012',
    sentence: '您本次填写的过敏史与健康档案不一致，请核对：没有变化请按健康档案填写，已经变化请先修改健康档案',
  },
  too_many_medicines: { code: '02130013', sentence: '最多记录30种药品，请先停用不再使用的' },
  /** Not received, used up, another day, or no reminder at that time. */
  not_due: { code: '02130014', sentence: '只能记录今天和昨天到提醒时间的用药' },
  not_weekly: { code: '02130015', sentence: '只有每周用的药需要选择星期几' },
  token_over: { code: '02130011', sentence: '链接已失效，请重新打开' },
} as const satisfies Refusals

/** The staff's. Codes 0413NNNN. */
export const renewalDeskRefusals = {
  /** The list may have changed while the form stood open. */
  diagnosis_unknown: { code: '04130024', sentence: '诊断不在医院的诊断目录中，请重新选择' },
  cannot_prescribe: { code: '04130001', sentence: '当前续方不在医生审核中' },
  cannot_refuse: { code: '04130002', sentence: '当前续方已无法拒绝' },
  /** Each warning of the level warn wants a reason; obj.warnings are those without. */
  reason_missing: { code: '04130003', sentence: '处方存在用药警示，请填写坚持用药的理由' },
  controlled: { code: '04130004', sentence: '麻醉、精神、毒性、放射性等特殊管理药品不能在线开具' },
  cannot_review: { code: '04130005', sentence: '当前处方不在药师审核中' },
  /** Two persons: who has signed does not review. */
  same_person: { code: '04130006', sentence: '开方与审方须由两人完成，您不能审核自己开具的处方' },
  cannot_hand: { code: '04130007', sentence: '当前处方不在配药环节' },
  cannot_call_off: { code: '04130008', sentence: '当前续方已无法取消' },
  /** A warning of the level stop; obj.warnings says which. */
  stopped: { code: '04130009', sentence: '处方存在禁止开具的问题，请修改后再签名' },
  allergy_unsettled: { code: '04130010', sentence: '本次所述过敏史与健康档案不一致，请先与患者核实' },
  /** A stop that a second doctor may override, and there is none. */
  no_second: { code: '04130012', sentence: '科室没有其他可以复核的医生，请修改处方' },
  cannot_second: { code: '04130013', sentence: '当前处方不在您的复核中' },
  /** Tablets by the drop, a cream by the tablet; the sentence names medicine and units. */
  unit_unfit: { code: '04130025', sentence: '用量单位与药品剂型不符，请重新选择' },
  /** Each warning that wanted a reason, and each that is new, is ticked by itself; obj.warnings are those left. */
  warning_unseen: { code: '04130026', sentence: '还有警示没有逐条核对，请逐条核对后再审核' },
  /** What forbids it now and did not when it was signed; obj.warnings says which. */
  stopped_since: { code: '04130027', sentence: '签名以后出现了禁止开具的问题，请退回医生修改' },
  /** For more than seven days without a reason, or longer than the reason carries; the sentence says which. */
  duration_unexplained: { code: '04130028', sentence: '用药超过7天，请选择延长用量的理由' },
  /** Under six; the sentence says what is missing. */
  child_unaccompanied: { code: '04130029', sentence: '就诊人未满6岁，请确认监护人和相关专业医师在场' },
  /** The right was taken, or the licence is over: nothing is signed until the office has renewed it. */
  right_over: {
    code: '04130030',
    sentence: '您没有处方权，或执业证书已过有效期，不能开具处方，请联系运营人员更新执业信息',
  },
  licence_over: { code: '04130031', sentence: '您的执业证书已过有效期，不能审核处方，请联系运营人员更新执业信息' },
  not_looked: { code: '04130011', sentence: '请先逐项核对年龄、体重、肝肾功能、过敏史和医生的理由' },
} as const satisfies Refusals
