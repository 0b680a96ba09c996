/** What the hospital has switched (contract: system.params.ts). Public ones are told to the app. */
export const params = [
  { key: 'service.phone', value: '400-000-1234', isPublic: true, note: '客服电话' },
  { key: 'service.hours', value: '工作日 08:00-11:30、13:30-17:00', isPublic: true, note: '客服时间' },
  { key: 'face.level', value: '三级甲等综合医院', isPublic: true, note: '医院等级' },
  { key: 'face.licence', value: '医疗机构执业许可证（示例） 登记号 1234567890', isPublic: true, note: '执业许可' },
  { key: 'licence.number', value: '1234567890', isPublic: true, note: '执业许可登记号（示例）' },
  { key: 'licence.until', value: '2030-12-31', isPublic: true, note: '执业许可有效期' },
  {
    key: 'licence.subjects',
    value: '内科、外科、妇产科、儿科、眼科、耳鼻咽喉科、口腔科、皮肤科、中医科、肿瘤科',
    isPublic: true,
    note: '诊疗科目',
  },
  { key: 'tabbar.variant', value: 'health', isPublic: true, note: '底部第三栏' },
]
