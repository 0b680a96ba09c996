const entry = (title: string, icon: string, url: string) => ({ title, icon, url })

const entries = [
  entry('预约挂号', 'calendar', '/book'),
  entry('当日挂号', 'clock', '/book/today'),
  entry('在线咨询', 'chat', '/doc/index'),
  entry('报告查询', 'report', '/report'),
  entry('门诊/住院缴费', 'wallet', '/fee'),
  entry('线上续方', 'pill', '/renewal'),
  entry('体检预约', 'clipboard', '/v2/tj'),
  entry('日间手术', 'bed', '/daysurgery'),
  entry('就诊人', 'people', '/my/patient'),
  entry('专家团队', 'doctor', '/team/list'),
  entry('视频问诊', 'video', '/videoIndex'),
  entry('健康档案', 'pulse', '/healthFile'),
  entry('我的咨询', 'list', '/my/consult/all'),
  entry('排队叫号', 'sound', '/pdjh'),
  entry('住院服务', 'hospital', '/v2/rybl'),
  entry('多学科门诊', 'doctor', '/book/mdt/pre'),
  entry('校医院挂号', 'place', '/school/dept'),
  entry('我的挂号', 'list', '/my/book'),
  entry('健康知识', 'book', '/he/index'),
  entry('使用帮助', 'help', '/v2/help'),
]

/** The service grid of the home page (routes: /v4/index). */
export const homeEntries = entries.map((one, index) => ({
  entryId: `e${String(index + 1).padStart(2, '0')}`,
  ...one,
  position: index + 1,
}))
