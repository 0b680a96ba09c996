/** Numbers and words that the hospital may change. Public ones are told to the app. */
export const params = [
  { key: 'service.phone', value: '0000-88886000', isPublic: true, note: '客服电话' },
  { key: 'service.hours', value: '工作日 08:00-11:30、13:30-17:00', isPublic: true, note: '客服时间' },
  {
    key: 'doctor.preset.breast',
    value: '乳腺外科',
    isPublic: true,
    note: '医生列表的预设科室：乳腺外科（subDeptName）',
  },
  {
    key: 'doctor.preset.endocrinology',
    value: '内分泌科',
    isPublic: true,
    note: '医生列表的预设科室：内分泌科（subDeptName）',
  },
  {
    key: 'doctor.preset.surgery',
    value: '普通外科',
    isPublic: true,
    note: '医生列表的预设科室：普通外科（subDeptName）',
  },
  { key: 'freeclinic.open', value: 'true', isPublic: true, note: '是否展示义诊' },
  { key: 'tabbar.variant', value: 'health', isPublic: true, note: '底部第三栏：health 健康知识，publish 医生发布' },
]
