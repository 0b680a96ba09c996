/** Paragraphs, headings ("# ") and items ("- ") as HTML. The texts are our own and hold no markup. */
export function bodyOf(text: string): string {
  const html: string[] = []
  let items: string[] = []
  const endList = () => {
    if (items.length > 0) html.push(`<ul>${items.join('')}</ul>`)
    items = []
  }
  for (const line of text
    .trim()
    .split('\n')
    .map(one => one.trim())
    .filter(one => one !== '')) {
    if (line.startsWith('- ')) {
      items.push(`<li>${line.slice(2)}</li>`)
      continue
    }
    endList()
    html.push(line.startsWith('# ') ? `<h3>${line.slice(2)}</h3>` : `<p>${line}</p>`)
  }
  endList()
  return html.join('')
}
