/** What a clause says of what is said in it: denied, of before, of others, asked. Clauses are normalised. */

/** What may stand between 没有 and what it denies; eating and sleeping may not: 没有吃饭头痛. */
const denied =
  /(?:没有|否认|未见|未有|排除|并无|从未|无|没(?:再|出现|发生|什么|任何|明显|见|过))(?:出现|发生|明显|任何|什么|其他|过|再|别|最近)*(?:[^吃睡喝休息打办法效果改善好减轻缓解力用精劲气知没，]{0,5}(?:[、和及或与][^、和及或与]{1,6})*[、和及或与]?)$|(?:不|不是|不会|不怎么|不再|不觉|未|不咋)[流出渗]?$|没(?:[头胸腹肚心手脚发吃喝出流渗]|呼吸)?$/
const notDenial =
  /(?:无明显诱因|无缘无故|没完没了|没有原因|无诱因|不知|不停|不断|不止|不得不|没缓|没有缓|没用|没好|没有好|没办法|没效|没人)[^，]{0,12}$/
const deniedAfter =
  /^[^，没不未]{0,4}(?:消失|没有了|正常|止了|退了|没再|恢复|好转|不明显|减轻|缓解)|^(?:也|都|就|全|已经?|完全|基本)?好(?:多|些)?了/
const listed = /^(?:[^，]{0,3})没有$/

/** 没有胸痛 says nothing of a pain; what is denied by its own word (没知觉) is said. */
export function isDenied(clause: string, start: number, end: number): boolean {
  const before = clause.slice(0, start)
  const after = clause.slice(end)
  if (deniedAfter.test(after) || listed.test(after)) return true
  return denied.test(before) && !notDenial.test(before)
}

const recent = /分钟|今[天早晨]|昨[天晚]|刚|早上|[^时]1会|[^时]一会/

/** 抽过, 大出血过: it happened once. A number after it (抽过1次) leaves open when, and is of now. */
const experienced = /^过(?![去来敏量多程于期度气\d])/
const event =
  /^(?:seizure|faint|coma|arrest|bleed|big_bleed|vomit_blood|black_stool|cough_blood|stroke_now|hemiplegia|heart_attack_now|anaphylaxis|short_breath|blue|drown|electric|bite|bitten|shock)$/
export const isOfBefore = (concept: string, clause: string, end: number): boolean =>
  event.test(concept) && !recent.test(clause) && experienced.test(clause.slice(end))

/** 像刀捅, 刀捅一样: so it feels, nobody was stabbed. */
const wound = /^(?:kill|stab|amputated|burn|electric)$/
export const isLikened = (concept: string, clause: string, start: number, end: number): boolean =>
  wound.test(concept) && (/像被?.?$/.test(clause.slice(0, start)) || /^.?一样/.test(clause.slice(end)))

/** What was heard or read of others. */
export const hearsay = /听(?:朋友|同事|邻居|人家?|别人)?说|据说|朋友圈看|刷到/
export const deathOfOthers =
  /(?:同事|邻居|亲戚|朋友|同学|隔壁|村里|网友|老板|领导|有人)[^，]{0,12}(?:猝死|没了|走了|走$|死了|没救)/

/** What has to be looked at though it has passed: a stroke that went again, a faint, a fit, what was swallowed. */
const lasting = /^(?:face_droop|hemiplegia|slurred|hand_drop|side|side_eye|eye|weak|vision_loss|faint|coma|seizure)$/
const taken = /^(?:foreign_bad|swallow|pills_many|strong_poison)$/
/** It is over, and nobody needs to look: 头晕, 现在好了. Not: 今早嘴歪了, 现在好了. */
export const isSettled = (concept: string, plain: string): boolean =>
  !taken.test(concept) && !(lasting.test(concept) && recent.test(plain))

export const isQuestion = /[吗么呢]$|[能会要]不[能会要]|多久|几天|什么时候/

/** What follows is asked in general: 吃这个药会黑便吗; what stands before is not: 胸口痛会死吗. */
export const wouldIt = /会不会|(?:几|多少)度会|会(?=[^，]{0,6}(?:吗|么)$)/
export const generalQuestion =
  /怎么(?:预防|区分|检测|稀释|防|急救|抢救|做|选|装|挑)|装在?哪|放在?哪[里儿]?(?:安全|好|合适)|装吗|卖吗|多深|解药|黄金(?:时间|几分)|能活[几多]|什么不同|比例|一般(?:几|多|要|会)|算(?:不算|什么)|什么(?:感觉|症状|意思|样子)/

/** What the whole text is for. */
export const isForSchool = /论文用|做海报|写小说|剧本/

/** Who wants to die says it as a supposition (要是我不在了) or asks what he has heard: that is told, what is read or seen of others is not. */
export const isOwnDeath = (concept: string, clause: string): boolean =>
  concept === 'suicide' && !deathOfOthers.test(clause) && (hearsay.test(clause) || /要是|如果|假如|万一/.test(clause))
