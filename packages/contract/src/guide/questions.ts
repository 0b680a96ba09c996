import type { BodyPart } from './body-parts.ts'

export const durations = { today: '今天刚开始', days: '几天', weeks: '几周', months: '几个月以上' } as const
export type Duration = keyof typeof durations

export const severities = { mild: '不影响生活', some: '有些影响', bad: '很影响，睡不好或做不了事' } as const
export type Severity = keyof typeof severities

export const treatments = { none: '没有看过', seen: '看过医生', medicine: '正在吃药' } as const
export type Treatment = keyof typeof treatments

const everywhere = ['意识不清、叫不醒', '喘不上气', '大量出血', '突然一侧手脚没力或说话不清']

/** What makes it an emergency whatever else was said; one of them leads to 120. */
const byPart: Partial<Record<BodyPart, readonly string[]>> = {
  head: ['突然从未有过的剧烈头痛', '头痛加脖子僵硬、发烧', '头部受伤后呕吐或嗜睡'],
  eye: ['突然看不见', '化学品进了眼睛', '眼睛剧痛伴呕吐'],
  throat: ['喉咙肿得咽不下口水', '异物卡住不能说话'],
  neck: ['脖子肿得喘不过气'],
  chest: ['胸口压榨样痛，出冷汗', '胸背撕裂样痛', '吃救心药不缓解'],
  upper_belly: ['肚子硬得像板，碰不得', '呕血或黑便', '剧痛直不起腰'],
  lower_belly: ['停经后一侧肚子剧痛', '肚子硬得像板，碰不得', '不排气不排便又呕吐'],
  private: ['睾丸突然剧痛', '一整天没有尿', '怀孕时出血或破水'],
  anus: ['便血很多，头晕眼黑'],
  back: ['背部撕裂样痛'],
  waist: ['大小便失禁或尿不出', '腿突然没力'],
  leg: ['一条腿突然发凉发白', '腿肿同时胸痛气短'],
  foot: ['脚突然发凉发白'],
  hand: ['手突然没力、拿不住东西'],
  arm: ['左臂痛伴胸闷出汗'],
  mind: ['有伤害自己的想法', '有伤害别人的想法'],
  skin: ['嘴唇舌头肿起来', '按了不退的紫红点伴发烧'],
  whole: ['三个月以内的宝宝发烧', '高烧伴寒战、迷糊'],
}

export const dangerSignsAt = (part: BodyPart | undefined): readonly string[] => [
  ...(part ? (byPart[part] ?? []) : []),
  ...everywhere,
]
