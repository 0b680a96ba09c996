const vitalSign = /血压|收缩压|舒张压|血氧|氧饱和|心率|心跳|脉搏|体温|血糖|呼吸(?:频率|次数)/

/**
 * A vital sign that was put into a field, as a sentence for triage: its limits hold whatever a questionnaire or plan says. Only
 * the sign and its number: what else a label says (今天最高的体温) are not the patient's words.
 */
export const measuredWords = (label: string, value: number, unit = ''): string[] => {
  const sign = vitalSign.exec(label)?.[0]
  return sign === undefined ? [] : [`${sign}${value}${unit}`]
}
