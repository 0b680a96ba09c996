import type * as z from 'zod/mini'

const unspoken = 'Invalid input'
const named: Readonly<Record<string, string>> = {
  pages: '页',
  items: '题',
  options: '选项',
  rows: '行',
  conditions: '条件',
  redFlags: '危险信号',
  helplines: '电话',
  scores: '评分',
  groups: '分组',
  terms: '计分题',
  bands: '分级',
  words: '刻度文字',
}
const fields: Readonly<Record<string, string>> = {
  id: '编号',
  text: '文字',
  label: '文字',
  title: '标题',
  help: '说明',
  kind: '题型',
  advice: '建议',
  source: '来源',
  licence: '许可',
  author: '作者',
  reviewedOn: '审核日期',
  purpose: '用途',
  introduction: '开头的说明',
  promise: '承诺',
  shownWhen: '显示条件',
  when: '条件',
  operator: '比较',
}

/** '第1页第4题选项2的文字', of an issue's path. */
function placeOf(path: readonly PropertyKey[]): string {
  let place = ''
  let field = ''
  for (const key of path) {
    if (typeof key === 'number') {
      place += field === '页' || field === '题' ? `第${key + 1}${field}` : `${field}${key + 1}`
      field = ''
    } else field = named[String(key)] ?? fields[String(key)] ?? String(key)
  }
  return field === '' ? place : `${place}${place === '' ? '' : '的'}${field}`
}

/** What is wrong, and where it stands: 'items/3' counted over all pages, 'redFlags/0', 'scores/1'; '' for all else. */
export interface PlacedProblem {
  place: string
  sentence: string
}

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** The item, red flag or score in which an issue lies. */
function partOf(value: unknown, [first, at, inner, index]: readonly PropertyKey[]): string {
  if ((first === 'redFlags' || first === 'scores') && typeof at === 'number') return `${first}/${at}`
  if (first !== 'pages' || typeof at !== 'number' || inner !== 'items' || typeof index !== 'number') return ''
  const pages = (value as { pages?: unknown }).pages
  const before = Array.isArray(pages) ? pages.slice(0, at) : []
  return `items/${before.reduce<number>((sum, page: { items?: unknown }) => sum + countOf(page.items), index)}`
}

/** What the schema found, each at its place. */
export function placedIn(value: unknown, error: z.core.$ZodError): PlacedProblem[] {
  const sentences = sentencesOf(error)
  return error.issues
    .slice(0, sentences.length)
    .map((issue, at) => ({ place: partOf(value, issue.path), sentence: sentences[at] ?? '' }))
}

/** What the schema found, as sentences: at most twenty, a definition that is none is not worth more. */
export const sentencesOf = (error: z.core.$ZodError): string[] =>
  error.issues.slice(0, 20).map(issue => {
    const place = placeOf(issue.path)
    if (issue.code === 'unrecognized_keys')
      return `${place || '问卷'}里有不认识的内容：${issue.keys.slice(0, 3).join('、')}`
    const sentence = issue.message === unspoken ? '写法不对' : issue.message
    return place === '' ? `问卷${sentence}` : `${place}：${sentence}`
  })
