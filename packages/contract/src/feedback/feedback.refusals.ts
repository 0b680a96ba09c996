import type { Refusals } from '../service.ts'

export const feedbackRefusals = {
  feedback_closed: { code: '06020101', sentence: '该反馈已办结，不能再处理' },
  feedback_is_complaint: { code: '06020102', sentence: '这是投诉，请到“投诉处理”中办理' },
  complaint_not_reopenable: { code: '06020103', sentence: '医院答复后，您才可以再次提交' },
} as const satisfies Refusals

export const complaintRefusals = {
  complaint_moved: { code: '06020201', sentence: '这件投诉的状态已变化，请刷新查看' },
  complaint_of_another: { code: '06020202', sentence: '这件投诉由其他同事处理，请先接手' },
  complaint_extended: { code: '06020203', sentence: '时限只能延长一次' },
  owner_unknown: { code: '06020204', sentence: '只能转交给在职的运营人员或管理员' },
  account_closed: { code: '06020206', sentence: '该账号已注销，不能登记投诉' },
  no_consult: { code: '06020205', sentence: '这件投诉没有关联咨询' },
} as const satisfies Refusals
