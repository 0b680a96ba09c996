import { present } from '@nethos/contract/common/present.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { Row, Section } from '../../registry/archive.ts'

export interface PackedFile {
  attaId: string
  fileName: string
  path: string
  createdAt: Date
  /** False: too much, or not to be found; the page says so. */
  isIn: boolean
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, one => present(escapes[one]))

/** Labels of what lies within a row: sentences, refunds, answers. */
const inner: Readonly<Record<string, string>> = {
  createdAt: '时间',
  answeredAt: '时间',
  replierName: '谁',
  talkerName: '谁',
  content: '内容',
  attachments: '附件',
  amountCents: '金额',
  reason: '原因',
  state: '状态',
  doneAt: '到账时间',
}

type Paths = ReadonlyMap<string, PackedFile>

function valueInWords(key: string, value: unknown, paths: Paths): string {
  if (value === null || value === undefined || value === '') return ''
  if (value instanceof Date) return dayAndTime(value.getTime())
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'number') return key.endsWith('Cents') ? price(value) : String(value)
  if (!Array.isArray(value)) return escaped(typeof value === 'string' ? value : JSON.stringify(value))
  return value.map((one: Row) => ('attaId' in one ? fileInWords(one, paths) : rowInWords(one, inner, paths))).join('')
}

function fileInWords(one: Row, paths: Paths): string {
  const file = paths.get(String(one.attaId))
  const name = escaped(typeof one.attaFileName === 'string' ? one.attaFileName : (file?.fileName ?? ''))
  return file?.isIn ? `<p><a href="${escaped(encodeURI(file.path))}">${name}</a></p>` : `<p>${name}</p>`
}

function rowInWords(row: Row, labels: Readonly<Record<string, string>>, paths: Paths): string {
  const lines = Object.entries(labels).flatMap(([key, label]) => {
    const value = valueInWords(key, row[key], paths)
    return value === '' ? [] : [`<dt>${escaped(label)}</dt><dd>${value}</dd>`]
  })
  return `<dl>${lines.join('')}</dl>`
}

const sectionInWords = ({ name, title, labels, rows }: Section, paths: Paths): string => `
<section id="${name}"><h2>${escaped(title)}（${rows.length}）</h2>
${rows.length === 0 ? '<p>没有记录</p>' : rows.map(row => rowInWords(row, labels, paths)).join('\n')}
</section>`

const filesInWords = (files: readonly PackedFile[]): string => `
<section id="files"><h2>图片和文件（${files.length}）</h2>
${files.length === 0 ? '<p>没有文件</p>' : ''}
${files
  .map(file => {
    const day = dayAndTime(file.createdAt.getTime())
    const name = escaped(file.fileName)
    return file.isIn
      ? `<p>${day} <a href="${escaped(encodeURI(file.path))}">${name}</a></p>`
      : `<p>${day} ${name}（文件太大或已不在，没有放进来，请在手机上查看）</p>`
  })
  .join('\n')}
</section>`

const style = `body{font:18px/1.7 sans-serif;max-width:46em;margin:0 auto;padding:1em;overflow-wrap:anywhere}
dl{border:1px solid #ccc;border-radius:8px;padding:.6em 1em;margin:.8em 0}dt{color:#555;font-size:.85em}dd{margin:0 0 .4em;white-space:pre-line}
nav a{display:inline-block;padding:.4em .8em .4em 0}`

/** index.html: opens in any browser, without a network, and runs nothing. */
export function readablePage(sections: readonly Section[], files: readonly PackedFile[], now: number): string {
  const paths = new Map(files.map(file => [file.attaId, file]))
  const links = [...sections.map(({ name, title }) => [name, title]), ['files', '图片和文件']]
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>我的资料</title><style>${style}</style></head><body>
<h1>我的资料</h1>
<p>整理时间 ${dayAndTime(now)}（北京时间）。里面有您的病情和个人信息，请妥善保管，不要转发给别人。</p>
<p>已经收回授权的家人的资料不在其中。data 文件夹里是同样内容的 JSON，供其他软件读取。</p>
<nav>${links.map(([name, title = '']) => `<a href="#${name}">${escaped(title)}</a>`).join('')}</nav>
${sections.map(section => sectionInWords(section, paths)).join('')}
${filesInWords(files)}
</body></html>
`
}
