import type { DiagnosisRow } from '../../ports/diagnosis-list.ts'

/** I10, J06.9, and the longer ones of national editions: I10.x00x002, M06.900, A17.0+. */
const codeForm = /^[A-Z]\d{2}(\.[\dxX]{1,3}([xX]\d{1,3})?)?[*+†]?$/
/** A first row that names the columns. */
const heading = /^(编码|诊断编码|疾病编码|code)$/i

/**
 * A table of diagnoses, one a line: code, name, other words for it. Between code and name a tab, a comma or a space; other
 * words stand behind a bar, between themselves commas. A row that cannot be read is named by its number.
 */
export function readRows(text: string): DiagnosisRow[] {
  const seen = new Map<string, number>()
  return text.split(/\r?\n/).flatMap((line, at) => {
    const content = line.replace(/^\uFEFF/, '').trim()
    const [, code = '', rest = ''] = /^([^\s,]+)[\s,]+(.+)$/.exec(content) ?? [undefined, content]
    if (content === '' || heading.test(code)) return []
    const wrong = (why: string) => new Error(`diagnoses, line ${at + 1}: ${why}`)
    if (!codeForm.test(code)) throw wrong('no code of ICD-10 stands at its beginning')
    const [name = '', others = ''] = rest.split('|').map(part => part.trim())
    if (name === '') throw wrong(`${code} has no name`)
    const before = seen.get(code)
    if (before !== undefined) throw wrong(`${code} stands in line ${before} already`)
    seen.set(code, at + 1)
    return [{ code, name, others: others.split(/[,，]/).filter(Boolean) }]
  })
}
