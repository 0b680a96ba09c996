import type { Plugin, Rolldown } from 'vite'

interface Node {
  type: string
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What Chrome 87 or Safari 15.4 cannot read: one such place, and the whole file is not run. */
function tooNew(node: Node): string | undefined {
  if (node.type === 'StaticBlock') return 'a static block'
  if (node.type === 'BinaryExpression' && isNode(node.left) && node.left.type === 'PrivateIdentifier') return '#x in'
  const regex = node.regex as { pattern: string; flags: string } | undefined
  if (node.type === 'Literal' && regex) {
    if (/[dv]/.test(regex.flags)) return `the regular expression flag ${regex.flags}`
    if (/\(\?<[=!]/.test(regex.pattern)) return `a regular expression that looks behind`
  }
  return undefined
}

function find(node: Node, isInFunction = false): string | undefined {
  const own =
    tooNew(node) ?? (node.type === 'AwaitExpression' && !isInFunction ? 'await outside of a function' : undefined)
  if (own) return own
  const inside = isInFunction || /Function/.test(node.type)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      const found = isNode(child) ? find(child, inside) : undefined
      if (found) return found
    }
  return undefined
}

/**
 * The compiler writes fields and private members of classes in a long way for Chrome below 98 and Safari below 16,
 * although both have read them for years: 2 kB of the first load. So it aims at these two, and this check sees to it
 * that nothing is left in a file that the older ones that we promise cannot read.
 */
export const oldWebviews = (): Plugin => ({
  name: 'nethos:old-webviews',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle) as (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
        if (file.type !== 'chunk') continue
        const found = find(this.parse(file.code) as unknown as Node)
        if (found) this.error(`${file.fileName} has ${found}, which Chrome 87 or Safari 15.4 cannot read`)
      }
    },
  },
})
