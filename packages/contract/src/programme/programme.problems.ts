import { problemsOf as problemsOfPathway } from '../pathway/pathway.problems.ts'
import { problemsOfForm } from '../questionnaire/questionnaire.problems.ts'
import {
  applicationStatusNames,
  programmeDocument,
  type ProgrammeDocument,
  type ProgrammeEntry,
} from './programme.document.ts'
import { applicationStates, stateButtons } from './programme.status.ts'

/** What speaks against a document, and where: the keys and positions of its field, 'entries/0/title'. */
export interface ProgrammeProblem {
  place: string
  sentence: string
}

const doubled = (codes: readonly string[], what: string, place: string): ProgrammeProblem[] =>
  [...new Set(codes.filter((code, at) => codes.indexOf(code) !== at))].map(code => ({
    place,
    sentence: `${what}编号 ${code} 用了两次`,
  }))

function problemOfEntry({ title, target }: ProgrammeEntry, document: ProgrammeDocument): string | undefined {
  if (target.to === 'page') return undefined
  const { kind, set } = target
  if (kind === 'reading' && !document.readings.some(one => one.code === set)) return `入口“${title}”要选择一组资讯`
  if (kind === 'notice' && !document.notice) return `入口“${title}”指向须知，但还没有写须知`
  if (kind === 'followUps' && !document.plan) return `入口“${title}”指向随访，但还没有随访计划`
  if ((kind === 'apply' || kind === 'offers' || kind === 'applications') && !document.application)
    return `入口“${title}”指向申请，但还没有设置申请`
  return undefined
}

function allProblems(document: ProgrammeDocument): ProgrammeProblem[] {
  const { application, plan, entries, readings, hasTalk } = document
  const articles = readings.flatMap(one => one.articles.map(article => article.code))
  return [
    ...entries.flatMap((entry, at) => {
      const sentence = problemOfEntry(entry, document)
      return sentence ? [{ place: `entries/${at}/target`, sentence }] : []
    }),
    ...doubled(
      readings.map(one => one.code),
      '资讯',
      'readings',
    ),
    ...doubled(articles, '文章', 'readings'),
    ...(application
      ? [
          ...doubled(
            application.offers.map(one => one.code),
            '服务',
            'application/offers',
          ),
          ...application.offers.flatMap(({ priceCents, priceWord }, at) =>
            priceCents > 0 && priceWord !== undefined
              ? [{ place: `application/offers/${at}/priceWord`, sentence: '有价格的服务不写价格说明' }]
              : [],
          ),
          ...applicationStatusNames.flatMap(status =>
            application.states[status]?.button !== undefined && !stateButtons[status]
              ? [
                  {
                    place: `application/states/${status}/button`,
                    sentence: `“${applicationStates[status].label}”没有按钮`,
                  },
                ]
              : [],
          ),
          ...problemsOfForm(application.form).map(sentence => ({
            place: 'application/form',
            sentence: `申请表：${sentence}`,
          })),
        ]
      : []),
    ...(plan
      ? problemsOfPathway(plan).map(({ path, sentence }) => ({
          place: ['plan', ...path.split('.').filter(Boolean)].join('/'),
          sentence: `随访计划：${sentence}`,
        }))
      : []),
    ...(plan && !application ? [{ place: 'plan', sentence: '有随访计划，但没有申请，谁也不会开始' }] : []),
    ...(hasTalk && !application ? [{ place: 'hasTalk', sentence: '有沟通，但没有申请，谁也进不去' }] : []),
  ]
}

/** Why a document of the right shape may not be published, in the editor's words; empty: it may. */
export const problemsOf = (document: ProgrammeDocument): string[] =>
  allProblems(document).map(({ sentence }) => sentence)

/** The same of what is being written, each at its place: its shape first. */
export function placedProblems(written: unknown): ProgrammeProblem[] {
  const read = programmeDocument.safeParse(written)
  if (read.success) return allProblems(read.data)
  return read.error.issues.map(({ message, path }) => ({
    place: path.join('/'),
    sentence: message === 'Invalid input' ? '这里还没有填好' : message,
  }))
}
