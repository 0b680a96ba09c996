import type { Refusals } from '../service.ts'

/** The business "no" at the desk of followers. Codes 04015NNN. */
export const followDeskRefusals = {
  /** Who does not follow any more is not written to. */
  patient_left: { code: '04015001', sentence: '患者已取消关注，无法发送消息' },
  /** Taken down, hidden, or never there: the patient could not open it. */
  card_gone: { code: '04015003', sentence: '该内容已下架或隐藏，请选择其他内容' },
  /** Only a doctor or a nurse who is shown to patients has a code. */
  no_doctor: { code: '04015002', sentence: '当前账号没有关联医生，没有专属二维码' },
} as const satisfies Refusals
