/** Standing texts of booking, by the name that the editors change them under. */
export const bookingTexts = { rule: '预约规则', service: '预约服务', mdt: '多学科门诊须知' } as const
