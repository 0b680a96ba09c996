import { lastOf } from '@nethos/contract/common/present.ts'
import { questionnairePurposes } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { conditionOperators } from '@nethos/contract/questionnaire/questionnaire.items.ts'
import { readQuestionnaire } from '@nethos/contract/questionnaire/questionnaire.problems.ts'
import { readForeign, type ForeignItem, type ForeignQuestionnaire, type ForeignWhen } from './foreign.ts'
import { ours } from './r4.ts'
import { extensionIn, isHelp, jsonIn, keyOf, matrixOf, readItem } from './read-item.ts'

/** A Questionnaire of R4 as somebody would have written it; what is wrong with it; and what of it could not be taken. */
export interface ReadFhir {
  code: string
  document: Record<string, unknown>
  problems: string[]
  notTaken: string[]
}

type Read = Record<string, unknown>

const codeOf = (id: string | undefined): string => {
  const code = (id ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
  return code.length < 2 ? 'imported' : code
}

const operators: readonly string[] = conditionOperators
const questionOf = (linkId: string) => linkId.split('/').map(keyOf).join('/')

function answerOf({ answerBoolean, answerCoding, ...when }: ForeignWhen, isYesNo: boolean) {
  if (answerCoding) return keyOf(answerCoding.code ?? '')
  if (answerBoolean !== undefined) return isYesNo && when.operator !== 'exists' ? String(answerBoolean) : answerBoolean
  return when.answerInteger ?? when.answerDecimal ?? when.answerDate ?? when.answerString
}

/** Reads what a Questionnaire of HL7 FHIR R4 says: ours without loss, of another's what we can say. */
class Reader {
  readonly notTaken: string[] = []
  readonly #types = new Map<string, string>()

  say(item: ForeignItem, what: string): void {
    this.notTaken.push(`“${item.text ?? item.linkId}”：${what}`)
  }

  learn(items: readonly ForeignItem[]): void {
    for (const item of items) {
      this.#types.set(item.linkId, item.type)
      this.learn(item.item ?? [])
    }
  }

  shownWhen(item: ForeignItem): Read {
    const own = jsonIn(item, ours.shownWhen)
    if (own !== undefined) return { shownWhen: own }
    const conditions = (item.enableWhen ?? []).flatMap(one => {
      const answer = answerOf(one, this.#types.get(one.question) === 'boolean')
      if (operators.includes(one.operator) && answer !== undefined)
        return [{ question: questionOf(one.question), operator: one.operator, answer }]
      this.say(item, `显示条件“${one.question} ${one.operator}”无法表示，未导入`)
      return []
    })
    return conditions.length === 0 ? {} : { shownWhen: { behaviour: item.enableBehavior ?? 'all', conditions } }
  }

  /** The item, and what stands inside of it: R4 nests questions, we list them. */
  items(item: ForeignItem): Read[] {
    const inside = (item.item ?? []).filter(one => !isHelp(one))
    const isGroup = item.type === 'group'
    const isMatrix = isGroup && matrixOf(item) !== undefined
    const own = { ...readItem(item, what => this.say(item, what)), ...this.shownWhen(item) }
    if (isMatrix || inside.length === 0) return isGroup && !isMatrix ? [] : [own]
    if (item.enableWhen) this.say(item, '整组的显示条件只对这一题导入，组内的题请自行设置')
    const rest = inside.flatMap(one => this.items(one))
    return isGroup && (item.text ?? '') === '' ? rest : [own, ...rest]
  }

  pages(top: readonly ForeignItem[]): Read[] {
    const pages: { title?: string; text?: string; items: Read[] }[] = []
    let isOpen = false
    for (const item of top) {
      const isPage = item.type === 'group' && matrixOf(item) === undefined
      if (!isPage && !isOpen) pages.push({ items: [] })
      isOpen = !isPage
      if (!isPage) {
        lastOf(pages).items.push(...this.items(item))
        continue
      }
      if (item.enableWhen) this.say(item, '整页的显示条件未导入，请在题目上设置')
      const text = extensionIn(item, ours.page)?.valueString
      pages.push({
        ...(item.text !== undefined && { title: item.text }),
        ...(text !== undefined && { text }),
        items: (item.item ?? []).filter(one => !isHelp(one)).flatMap(one => this.items(one)),
      })
    }
    return pages
  }
}

const untaken = ['contained', 'derivedFrom', 'useContext', 'effectivePeriod', 'subjectType'] as const

function headOf(foreign: ForeignQuestionnaire, today: string, notTaken: string[]): Read {
  const own = jsonIn(foreign, ours.document)
  const rest = typeof own === 'object' && own !== null && !Array.isArray(own) ? (own as Read) : undefined
  if (!rest) {
    notTaken.push(`没有写用途，先作为“${questionnairePurposes.scale}”导入；评分和危险信号请自行设置`)
    for (const field of untaken) if (field in foreign) notTaken.push(`问卷的“${field}”没有对应的内容，未导入`)
  }
  if (foreign.lastReviewDate === undefined) notTaken.push('没有审核日期，先写导入当天，发布前请医务人员审核')
  return {
    purpose: 'scale',
    source: '由其他系统以FHIR导入',
    ...rest,
    title: foreign.title ?? foreign.name ?? '',
    ...(foreign.description !== undefined && { introduction: foreign.description }),
    licence: foreign.copyright ?? '未写明，使用前请核对',
    author: foreign.publisher ?? '未写明',
    reviewedOn: foreign.lastReviewDate ?? today,
  }
}

/** `today`: 'YYYY-MM-DD', for what says nothing of its last review. */
export function readFhirQuestionnaire(written: unknown, today: string): ReadFhir {
  const { foreign, sentence } = readForeign(written)
  if (!foreign) return { code: 'imported', document: {}, problems: [sentence], notTaken: [] }
  const reader = new Reader()
  reader.learn(foreign.item ?? [])
  const head = headOf(foreign, today, reader.notTaken)
  const read = readQuestionnaire({ ...head, pages: reader.pages(foreign.item ?? []) })
  const document = read.document ?? { ...head, pages: reader.pages(foreign.item ?? []) }
  return {
    code: codeOf(foreign.id ?? foreign.name),
    document,
    problems: read.problems ?? [],
    notTaken: [...new Set(reader.notTaken)].slice(0, 200),
  }
}
