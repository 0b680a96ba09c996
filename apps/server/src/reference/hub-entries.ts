type Row = readonly [title: string, icon: string, url: string, note?: string]

const sections: Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>> = {
  classic: {
    '': [
      ['预约挂号', 'calendar', '/book'],
      ['在线咨询', 'chat', '/doc/index'],
      ['报告查询', 'report', '/report'],
      ['缴费', 'wallet', '/fee'],
      ['就诊人', 'people', '/my/patient'],
      ['我的咨询', 'list', '/my/consult/all'],
    ],
  },
  /** /v2/senility, and the home page in elder mode. */
  elder: {
    '': [
      ['预约挂号', 'calendar', '/book'],
      ['我的挂号', 'list', '/my/book'],
      ['报告查询', 'report', '/report'],
      ['缴费', 'wallet', '/fee'],
      ['排队叫号', 'sound', '/pdjh'],
      ['问医生', 'doctor', '/doc/index'],
      ['我的咨询', 'chat', '/my/consult/all'],
      ['就诊人', 'people', '/my/patient'],
    ],
  },
  visit: {
    诊前: [
      ['预约挂号', 'calendar', '/book'],
      ['当日挂号', 'clock', '/book/today'],
      ['多学科门诊', 'doctor', '/book/mdt/pre'],
      ['校医院挂号', 'place', '/school/dept'],
      ['在线咨询', 'chat', '/doc/index'],
      ['我的挂号', 'list', '/my/book'],
      ['就医须知', 'book', '/news/list'],
      ['就诊人', 'people', '/my/patient'],
    ],
    诊中: [
      ['排队叫号', 'sound', '/pdjh'],
      ['门诊缴费', 'wallet', '/butler/mz/dzf'],
      ['检查预约', 'clipboard', '/jcyy'],
      ['检查须知', 'info', '/jcxz'],
    ],
    诊后: [
      ['报告查询', 'report', '/report'],
      ['诊疗计划', 'list', '/my/plan'],
      ['填写问卷', 'edit', '/questionnaire/index'],
      ['线上续方', 'pill', '/renewal'],
      ['电子发票', 'ticket', '/my/dzfp'],
      ['用药咨询', 'pill', '/yyzx'],
      ['药品科普', 'flask', '/ypkp'],
    ],
    住院: [
      ['入院办理', 'hospital', '/v2/rybl'],
      ['住院缴费', 'wallet', '/fee/zy/0'],
      ['日间手术', 'bed', '/daysurgery'],
      ['床位通知', 'bell', '/notice/chuang'],
    ],
  },
  service: {
    '': [
      ['图文咨询', 'chat', '/doc/index', '写下病情，医生24小时内回复'],
      ['视频咨询', 'video', '/videoIndex', '和医生面对面说'],
      ['团队咨询', 'people', '/team/list', '几位专家一起看'],
      ['名医视频', 'star', '/videoIndex?sort=famous', '约一位知名专家'],
      ['线上续方', 'pill', '/renewal', '慢病复诊，药送到家'],
      ['用药咨询', 'flask', '/yyzx', '药怎么吃，问药师'],
      ['义诊', 'heart', '/active/bayz', '限时免费咨询'],
    ],
    专区: [
      ['康复中心', 'pulse', '/kfzx', '手术后、中风后，在家跟着计划练'],
      ['炎症性肠病专区', 'heart', '/ibd', '长期用药和复查，有人一直管着'],
      ['肿瘤专区', 'shield', '/tumour/welcome', '从检查到复查，一路有人陪'],
      ['乳腺中心', 'star', '/rxzx', '专家团队和中心介绍'],
      ['围产专区', 'people', '/wczq', '怀孕每一周要知道的事'],
      ['内镜中心', 'info', '/endoscopy', '胃肠镜怎么准备，做完注意什么'],
      ['肺血管健康管理', 'flask', '/fxgjkgl', '长期随访，不漏一次复查'],
      ['国际医学部', 'place', '/gjyxb', '中英文服务'],
    ],
  },
  query: {
    '': [
      ['挂号记录', 'calendar', '/my/book/list'],
      ['报告查询', 'report', '/report/list'],
      ['门诊费用', 'wallet', '/fee/mz/0'],
      ['住院费用', 'bed', '/fee/zy/0'],
      ['排队叫号', 'sound', '/pdjh'],
      ['处方查询', 'pill', '/my/prescription'],
    ],
  },
}

/** What stands on the hubs beside the home page. */
export const hubEntries = Object.entries(sections).flatMap(([page, parts]) =>
  Object.entries(parts)
    .flatMap(([section, rows]) => rows.map(([title, icon, url, note = '']) => ({ section, title, icon, url, note })))
    .map((one, index) => ({
      entryId: `${page}${String(index + 1).padStart(2, '0')}`,
      page,
      ...one,
      position: index + 1,
    })),
)
