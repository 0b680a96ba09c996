/** Addresses of the health file (routes.csv); those with a small word after it are ours. */
export const recordPaths = {
  /** 健康档案; ?compatId, the own person otherwise. */
  healthFile: '/healthFile',
  allergy: '/allergyHistory',
  family: '/familyHistory',
  past: '/pastHistory',
  ill: '/ill',
  /** 就诊记录详情; ?medId. */
  treatment: '/deleteRecord',
  /** 添加、修改就诊记录; ?compatId medId. */
  editTreatment: '/healthFile/edit',
  /** 病史信息; ?compatId. */
  illness: '/my/illness',
  /** 填写病史; ?compatId ddid. */
  editIllness: '/my/illness/edit',
  /** 提交结果; ?compatId ddid. */
  illnessKept: '/my/illness/result',
} as const
