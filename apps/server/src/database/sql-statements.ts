/** A statement of a file of SQL, with the comments that stand before it. */
export interface Statement {
  comments: string[]
  /** As it is run. */
  text: string
  /** Small letters, one blank between words, without comments and without what stands in quotes. */
  bare: string
}

/** Comments, strings, quoted names and dollar-quoted bodies: a semicolon in one of them ends nothing. */
const piece = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g

export function statementsOf(sql: string): Statement[] {
  const found: Statement[] = []
  let comments: string[] = []
  let bare = ''
  let from = 0
  let last = 0
  const end = (until: number): void => {
    bare += sql.slice(last, until)
    const words = bare.trim().replaceAll(/\s+/g, ' ')
    if (words !== '') {
      found.push({ comments, text: sql.slice(from, until).trim(), bare: lowered(words) })
      comments = []
    }
    bare = ''
  }
  for (const match of sql.matchAll(piece)) {
    const [text] = match
    const at = match.index
    if (text === ';') {
      end(at)
      from = at + 1
    } else {
      bare += sql.slice(last, at) + standIn(text)
      if (text.startsWith('--')) comments.push(text.slice(2).trim())
    }
    last = at + text.length
  }
  end(sql.length)
  return found
}

function standIn(text: string): string {
  if (text.startsWith('--') || text.startsWith('/*')) return ' '
  return text.startsWith('"') ? text : "''"
}

const lowered = (text: string): string =>
  text.replaceAll(/"[^"]*"|[^"]+/g, part => (part.startsWith('"') ? part : part.toLowerCase()))
