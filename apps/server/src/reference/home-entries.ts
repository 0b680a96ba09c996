import { iconOf } from '@nethos/contract/home/home.icons.ts'
import { leadSection } from '@nethos/contract/home/home.sections.ts'

type Address = Parameters<typeof iconOf>[0]

/** The two things that most people come for, then the others in groups. */
const sections: Readonly<Record<string, readonly (readonly [title: string, url: Address])[]>> = {
  [leadSection]: [
    ['预约挂号', '/book'],
    ['在线咨询', '/doc/index'],
  ],
  看病: [
    ['当日挂号', '/book/today'],
    ['排队叫号', '/pdjh'],
    ['报告查询', '/report'],
    ['门诊/住院缴费', '/fee'],
    ['我的挂号', '/my/book'],
    ['多学科门诊', '/book/mdt/pre'],
    ['校医院挂号', '/school/dept'],
    ['就诊人', '/my/patient'],
  ],
  在家: [
    ['我的咨询', '/my/consult/all'],
    ['视频问诊', '/videoIndex'],
    ['专家团队', '/team/list'],
    ['线上续方', '/renewal'],
  ],
  住院和体检: [
    ['体检预约', '/v2/tj'],
    ['日间手术', '/daysurgery'],
    ['住院服务', '/v2/rybl'],
    ['健康档案', '/healthFile'],
  ],
  了解: [
    ['健康知识', '/he/index'],
    ['使用帮助', '/v2/help'],
  ],
}

const entries = Object.entries(sections).flatMap(([section, rows]) =>
  rows.map(([title, url]) => ({ section, title, icon: iconOf(url), url })),
)

/** The service grid of the home page (routes: /v4/index). */
export const homeEntries = entries.map((one, index) => ({
  entryId: `e${String(index + 1).padStart(2, '0')}`,
  ...one,
  position: index + 1,
}))
