/** Where a visitor is asked before he goes in. */
export const screeningDepartments = [
  '内科',
  '外科',
  '妇产科',
  '儿科',
  '眼科',
  '耳鼻咽喉科',
  '口腔科',
  '皮肤科',
  '中医科',
  '康复医学科',
  '肿瘤科',
  '急诊科',
]
