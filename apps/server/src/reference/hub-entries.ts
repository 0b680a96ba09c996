import { iconOf } from '@nethos/contract/home/home.icons.ts'

type Row = readonly [title: string, url: Parameters<typeof iconOf>[0], note?: string]

const sections: Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>> = {
  classic: {
    '': [
      ['预约挂号', '/book'],
      ['在线咨询', '/doc/index'],
      ['报告查询', '/report'],
      ['缴费', '/fee'],
      ['就诊人', '/my/patient'],
      ['我的咨询', '/my/consult/all'],
    ],
  },
  /** /v2/senility, and the home page in elder mode. */
  elder: {
    '': [
      ['预约挂号', '/book'],
      ['我的挂号', '/my/book'],
      ['报告查询', '/report'],
      ['缴费', '/fee'],
      ['排队叫号', '/pdjh'],
      ['问医生', '/doc/index'],
      ['我的咨询', '/my/consult/all'],
      ['就诊人', '/my/patient'],
    ],
  },
  visit: {
    诊前: [
      ['预约挂号', '/book'],
      ['当日挂号', '/book/today'],
      ['多学科门诊', '/book/mdt/pre'],
      ['校医院挂号', '/school/dept'],
      ['在线咨询', '/doc/index'],
      ['我的挂号', '/my/book'],
      ['就医须知', '/news/list'],
      ['就诊人', '/my/patient'],
    ],
    诊中: [
      ['排队叫号', '/pdjh'],
      ['门诊缴费', '/butler/mz/dzf'],
      ['检查预约', '/jcyy'],
      ['检查须知', '/jcxz'],
    ],
    诊后: [
      ['报告查询', '/report'],
      ['诊疗计划', '/my/plan'],
      ['填写问卷', '/questionnaire/index'],
      ['线上续方', '/renewal'],
      ['电子发票', '/my/dzfp'],
      ['用药咨询', '/yyzx'],
      ['药品科普', '/ypkp'],
    ],
    住院: [
      ['入院办理', '/v2/rybl'],
      ['住院缴费', '/fee/zy/0'],
      ['日间手术', '/daysurgery'],
      ['床位通知', '/notice/chuang'],
    ],
  },
  service: {
    '': [
      ['图文咨询', '/doc/index', '写下病情，医生24小时内回复'],
      ['视频咨询', '/videoIndex', '和医生面对面说'],
      ['团队咨询', '/team/list', '几位专家一起看'],
      ['名医视频', '/videoIndex?sort=famous', '约一位知名专家'],
      ['线上续方', '/renewal', '慢病复诊，药送到家'],
      ['用药咨询', '/yyzx', '药怎么吃，问药师'],
      ['义诊', '/active/bayz', '限时免费咨询'],
    ],
    专区: [
      ['康复中心', '/kfzx', '手术后、中风后，在家跟着计划练'],
      ['炎症性肠病专区', '/ibd', '长期用药和复查，有人一直管着'],
      ['肿瘤专区', '/tumour/welcome', '从检查到复查，一路有人陪'],
      ['乳腺中心', '/rxzx', '专家团队和中心介绍'],
      ['围产专区', '/wczq', '怀孕每一周要知道的事'],
      ['内镜中心', '/endoscopy', '胃肠镜怎么准备，做完注意什么'],
      ['肺血管健康管理', '/fxgjkgl', '长期随访，不漏一次复查'],
      ['国际医学部', '/gjyxb', '中英文服务'],
    ],
  },
  query: {
    '': [
      ['挂号记录', '/my/book/list'],
      ['报告查询', '/report/list'],
      ['门诊费用', '/fee/mz/0'],
      ['住院费用', '/fee/zy/0'],
      ['排队叫号', '/pdjh'],
      ['处方查询', '/my/prescription'],
    ],
  },
}

/** What stands on the hubs beside the home page. */
export const hubEntries = Object.entries(sections).flatMap(([page, parts]) =>
  Object.entries(parts)
    .flatMap(([section, rows]) =>
      rows.map(([title, url, note = '']) => ({ section, title, icon: iconOf(url), url, note })),
    )
    .map((one, index) => ({
      entryId: `${page}${String(index + 1).padStart(2, '0')}`,
      page,
      ...one,
      position: index + 1,
    })),
)
