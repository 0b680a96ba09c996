import type { TriageFlag } from '../triage/triage-flags.ts'
import type { BodyPart } from './body-parts.ts'

export const durations = { today: '今天刚开始', days: '几天', weeks: '几周', months: '几个月以上' } as const
export type Duration = keyof typeof durations

export const severities = { mild: '不影响生活', some: '有些影响', bad: '很影响，睡不好或做不了事' } as const
export type Severity = keyof typeof severities

export const treatments = { none: '没有看过', seen: '看过医生', medicine: '正在吃药' } as const
export type Treatment = keyof typeof treatments

/** What makes it an emergency whatever else was said, as it is ticked, and what it is to triage. */
export interface DangerSign {
  readonly label: string
  readonly flag: TriageFlag
}

const sign = (label: string, flag: TriageFlag): DangerSign => ({ label, flag })

const everywhere = [
  sign('意识不清、叫不醒', 'unconscious'),
  sign('喘不上气', 'breathing'),
  sign('大量出血', 'bleeding'),
  sign('突然一侧手脚没力或说话不清', 'stroke'),
]

const hardBelly = sign('肚子硬得像板，碰不得', 'abdomen')

/** One of them leads to 120. Each is a sentence that triage knows by itself: it goes along into a consult as words. */
const byPart: Partial<Record<BodyPart, readonly DangerSign[]>> = {
  head: [
    sign('突然剧烈头痛，从来没有这么痛过', 'headache'),
    sign('头痛加脖子僵硬、发烧', 'headache'),
    sign('头部外伤后呕吐或嗜睡', 'head_injury'),
  ],
  eye: [sign('突然看不见', 'eye'), sign('化学品进了眼睛', 'eye'), sign('眼睛剧痛伴呕吐', 'eye')],
  throat: [sign('喉咙肿得咽不下口水', 'airway'), sign('异物卡住喉咙，喘不上气', 'choking')],
  neck: [sign('脖子肿得喘不过气', 'airway')],
  chest: [
    sign('胸口压榨样痛，出冷汗', 'chest_pain'),
    sign('胸背撕裂样痛', 'aorta'),
    sign('胸痛，吃救心药不缓解', 'chest_pain'),
  ],
  upper_belly: [hardBelly, sign('呕血或黑便', 'gi_bleed'), sign('肚子痛得直不起腰', 'abdomen')],
  lower_belly: [sign('停经后一侧肚子剧痛', 'pregnancy'), hardBelly, sign('不排气不排便又呕吐', 'abdomen')],
  private: [sign('睾丸突然剧痛', 'testicle'), sign('一整天没有尿', 'urinary'), sign('怀孕时出血或破水', 'pregnancy')],
  anus: [sign('便血很多，头晕眼黑', 'gi_bleed')],
  back: [sign('背部撕裂样痛', 'aorta')],
  waist: [sign('腰痛，大小便失禁或尿不出', 'spine'), sign('腿突然没力', 'stroke')],
  leg: [sign('腿突然发凉发白、疼得厉害', 'clot'), sign('腿肿同时胸痛气短', 'clot')],
  foot: [sign('脚突然发凉发白、剧痛', 'clot')],
  hand: [sign('手突然没力、拿不住东西', 'stroke')],
  arm: [sign('左臂痛伴胸闷出汗', 'chest_pain')],
  mind: [sign('有伤害自己的想法', 'suicide'), sign('有伤害别人的想法', 'harm_others')],
  skin: [sign('嘴唇舌头肿起来', 'anaphylaxis'), sign('按了不退的紫红点伴发烧', 'infection')],
  whole: [sign('不到三个月的宝宝发烧', 'infant'), sign('高烧伴寒战、迷糊', 'infection')],
}

export const dangerSignsAt = (part: BodyPart | undefined): readonly DangerSign[] => [
  ...(part ? (byPart[part] ?? []) : []),
  ...everywhere,
]
