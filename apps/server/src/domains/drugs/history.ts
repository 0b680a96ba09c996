import { nthOf } from '@nethos/contract/common/present.ts'
/** The illnesses of a table with the words for each, by their keys. */
type Words = ReadonlyMap<string, readonly string[]>

/**
 * What is over when it has healed. An illness that stays a reason for care afterwards (asthma, ulcer, epilepsy, thrombosis,
 * coronary disease …) is not here: nothing that a history says makes it past.
 */
const endsHealed: ReadonlySet<string> = new Set(
  (
    'hyperthyroid hypothyroid kidney_stone liver_injury urinary_retention constipation uti hyperkalaemia hypokalaemia ' +
    'hyponatraemia hypercalcaemia hypocalcaemia hypotension bowel_obstruction delirium tendon hearing prolactinoma ' +
    'pheochromocytoma smoker alcohol kidney kidney_failure'
  ).split(' '),
)
/** Whether what was found long ago says nothing of today. */
export const isPassing = (illness: string): boolean => endsHealed.has(illness)
/** What is over when its cause is: of pregnancy, of a medicine, of a severe illness. */
const endsWithCause: ReadonlySet<string> = new Set(['diabetes', 'hypertension'])
const cause = /妊娠|怀孕|孕期|孕晚期|怀.{0,2}胎|怀着|一过性|应激|药物性|激素|药引起|药后出现/
const beforeCause = /孕前|怀孕前|婚前/

const healed =
  /痊愈|治愈|已愈|愈合|治好|已好|好了|恢复|消失|排出|转阴|康复|根治|切除|已?戒|没有?再犯|未再|没再|不用吃药|(?:查|后|在|前|今|就|已|经|都|均|直)[^，。；]{0,8}正常/
const isContinued =
  /未愈|没好|未恢复|没有?恢复|没[^，。]{0,3}降|仍|还在|还没|一直没|反复|复发|又|控制|服药|吃药|服用|用药|吃着|长期/
/** Ends a treatment, and so is none that goes on. */
const ended = /不用(?:吃|服|用)药|停药|停用|没有?复发|未复发|戒了?又?断?/g

const denial =
  /(?:否认|排除|除外|无|没有|没得过|没患过|未见|未发现|未查出|未患|未得过|不是|并非|误诊为|误诊成|从未有过|从不)([^，。；]*)$|不$/
/** Says after all that there is one: 无明显诱因哮喘发作, 没有控制好的糖尿病. */
const affirmed = /诱因|原因|出现|发作|确诊(?!过)|诊断(?!过)|患有|控制|按时|规律|治疗|吃药|服药|坚持|但|却|而是/
const excluded = /排除|除外|不是|不成立|不支持/
const openBefore = /(?:不能|不|未|未能|难以|无法|待|需要?|进一步)$/

const kin =
  /(?:父|母|爸|妈|爹|娘|爷|奶奶|姥|外公|外婆|舅|姨|姑|叔|伯|兄|弟|姐|妹|哥|丈夫|老公|老婆|妻子|爱人|老伴|配偶|亲属|家人|家里人|家族|同事|邻居)(.*)$/
/** From here on it is himself again. */
const himself = /本人|自己|患者|自身|我(?![爸妈爷奶姥外舅姨姑叔伯哥姐弟妹父母家])|一样|遗传|期间|去世后|过世后/

/** The illnesses that a history names as the person's own and present: not denied, not a relative's, not over. */
export function illnessesIn(words: Words, lookalikes: Words, text: string): string[] {
  const sentences = text.split(/[。\n；;！!？?]/).map(sentence => sentence.split(/[，,]/))
  const clauses = sentences.flatMap(parts => parts.map((clause, at) => ({ clause, before: parts.slice(0, at) })))
  const all = [...words.values()].flat()
  const namesOne = (clause: string) => all.some(word => clause.includes(word))

  /** What is said of it until another illness is named. */
  const textAfter = (nth: number, end: number): string => {
    const next = clauses.findIndex(({ clause }, at) => at > nth && namesOne(clause))
    const following = clauses.slice(nth + 1, next < 0 ? undefined : next).map(one => one.clause)
    return [nthOf(clauses, nth).clause.slice(end), ...following].join('，')
  }
  const counts = (illness: string, word: string): boolean =>
    clauses.some(({ clause, before }, nth) =>
      placesOf(word, clause.includes(word) ? without(clause, lookalikes.get(illness) ?? []) : '').some(at => {
        const [ahead, after] = [clause.slice(0, at), textAfter(nth, at + word.length)]
        const around = [before.at(-1) ?? '', clause, after].join('，')
        return !isDenied(ahead, after) && !isKins(ahead, before) && !isOver(illness, after, around)
      }),
    )
  const found = [...words]
    .filter(([illness, its]) => its.some(word => counts(illness, word)))
    .map(([illness]) => illness)
  if (['肝硬化', '肝衰竭', '失代偿'].some(word => counts('cirrhosis', word))) found.push('cirrhosis')
  return found
}

/** Blanked out, so that places stay what they are. */
const without = (clause: string, lookalikes: readonly string[]): string =>
  lookalikes.reduce((rest, one) => rest.replaceAll(one, '｜'.repeat(one.length)), clause)

function placesOf(word: string, clause: string): number[] {
  const places: number[] = []
  for (let at = clause.indexOf(word); at >= 0; at = clause.indexOf(word, at + 1)) places.push(at)
  return places
}

function isDenied(ahead: string, after: string): boolean {
  const cue = denial.exec(ahead)
  if (cue && !affirmed.test(cue[1] ?? '') && !isOpen(ahead, cue.index)) return true
  const later = excluded.exec(after)
  return later !== null && !isOpen(after, later.index)
}

/** 不能排除, 待排除: not decided, and so it counts. */
const isOpen = (text: string, at: number): boolean => openBefore.test(text.slice(0, at))

function isKins(ahead: string, before: readonly string[]): boolean {
  const cue = kin.exec(ahead)
  if ((cue && !himself.test(nthOf(cue, 1))) || /死于|死因/.test(ahead)) return true
  const list = before.findLastIndex(clause => clause.includes('家族史'))
  return list >= 0 && !himself.test([...before.slice(list), ahead].join('，'))
}

function isOver(illness: string, after: string, around: string): boolean {
  const hasCause = cause.test(around) && !beforeCause.test(around)
  if (!endsHealed.has(illness) && !(endsWithCause.has(illness) && hasCause)) return false
  return healed.test(after) && !isContinued.test(after.replaceAll(ended, ''))
}
