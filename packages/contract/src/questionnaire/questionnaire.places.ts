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

/** What the schema found, as sentences: at most twenty, a definition that is none is not worth more. */
export const sentencesOf = (error: z.core.$ZodError): string[] =>
  error.issues.slice(0, 20).map(issue => {
    const place = placeOf(issue.path)
    if (issue.code === 'unrecognized_keys')
      return `${place || '问卷'}里有不认识的内容：${issue.keys.slice(0, 3).join('、')}`
    const sentence = issue.message === unspoken ? '写法不对' : issue.message
    return place === '' ? `问卷${sentence}` : `${place}：${sentence}`
  })
