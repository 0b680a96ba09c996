import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'

/** Sources below a folder; tests and what only tests or the demo use are none of them. */
export function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['testing', 'demo-kinds', 'simulated'].includes(entry.name)) yield* sources(path)
    } else if (/\.tsx?$/.test(path) && !/\.(test|samples|d)\.tsx?$/.test(path)) yield path
  }
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Every Chinese text of a source, as one reads it: a value in it is `{}`. Comments are ours and are left out. */
export function sentencesOf(path: string): string[] {
  const found: string[] = []
  const add = (text: string): void => {
    if (isChinese(text)) found.push(text.replace(/\s+/g, ' ').trim())
  }
  new Visitor({
    Literal: node => void (typeof node.value === 'string' && add(node.value)),
    TemplateLiteral: node => add(node.quasis.map(part => part.value.cooked ?? '').join('{}')),
    // A key is read where it is one of the words that a page looks up.
    Property: node => void (!node.computed && node.key.type === 'Identifier' && add(node.key.name)),
    JSXElement: node => add(wordsOf(node.children)),
    JSXFragment: node => add(wordsOf(node.children)),
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return found
}

/** What stands between two tags, around the values and the tags in it. */
const wordsOf = (children: readonly ESTree.JSXChild[]): string =>
  children.map(child => (child.type === 'JSXText' ? child.value.replace(/\s*\n\s*/g, '') : '{}')).join('')
