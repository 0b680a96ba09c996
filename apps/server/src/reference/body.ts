/** Paragraphs, headings ("# "), items ("- ") and pictures ("! name what is to be seen") as HTML. The texts are our own and hold no markup. */
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
    if (line.startsWith('! ')) {
      const [name = '', ...words] = line.slice(2).split(' ')
      const seen = words.join(' ')
      html.push(
        `<figure><img src="/files/${name}" alt="${seen}" width="720" height="480"><figcaption>${seen}</figcaption></figure>`,
      )
      continue
    }
    html.push(line.startsWith('# ') ? `<h3>${line.slice(2)}</h3>` : `<p>${line}</p>`)
  }
  endList()
  return html.join('')
}
