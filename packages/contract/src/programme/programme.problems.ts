import { problemsOf as problemsOfPathway } from '../pathway/pathway.problems.ts'
import { problemsOfForm } from '../questionnaire/questionnaire.problems.ts'
import { programmeDocument, type ProgrammeDocument, type ProgrammeEntry } from './programme.document.ts'

const doubled = (codes: readonly string[], what: string): string[] =>
  [...new Set(codes.filter((code, at) => codes.indexOf(code) !== at))].map(code => `${what}编号 ${code} 用了两次`)

function problemOfEntry({ title, target }: ProgrammeEntry, document: ProgrammeDocument): string | undefined {
  if (target.to === 'page') return undefined
  const { kind, set } = target
  if (kind === 'reading' && !document.readings.some(one => one.code === set)) return `入口“${title}”要选择一组资讯`
  if (kind === 'notice' && !document.notice) return `入口“${title}”指向须知，但还没有写须知`
  if ((kind === 'apply' || kind === 'offers' || kind === 'applications') && !document.application)
    return `入口“${title}”指向申请，但还没有设置申请`
  return undefined
}

/** Why a document of the right shape may not be published, in the editor's words; empty: it may. */
export function problemsOf(document: ProgrammeDocument): string[] {
  const { application, plan, entries, readings, hasTalk } = document
  return [
    ...entries.flatMap(entry => problemOfEntry(entry, document) ?? []),
    ...doubled(
      readings.map(one => one.code),
      '资讯',
    ),
    ...doubled(
      readings.flatMap(one => one.articles.map(article => article.code)),
      '文章',
    ),
    ...(application
      ? [
          ...doubled(
            application.offers.map(one => one.code),
            '服务',
          ),
          ...problemsOfForm(application.form).map(sentence => `申请表：${sentence}`),
        ]
      : []),
    ...(plan ? problemsOfPathway(plan).map(({ sentence }) => `随访计划：${sentence}`) : []),
    ...(plan && !application ? ['有随访计划，但没有申请，谁也不会开始'] : []),
    ...(hasTalk && !application ? ['有沟通，但没有申请，谁也进不去'] : []),
  ]
}

/** The same of something foreign: its shape first. */
export function problemsOfWritten(written: unknown): string[] {
  const read = programmeDocument.safeParse(written)
  if (read.success) return problemsOf(read.data)
  return read.error.issues.map(({ message, path }) =>
    message === 'Invalid input' ? `这里的内容不符合格式：${path.join('.')}` : message,
  )
}
