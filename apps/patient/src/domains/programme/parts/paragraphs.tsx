/** A text of a programme: paragraphs stand apart by an empty line, a line that begins with # is a heading. */
export const Paragraphs = ({ text }: { text: string }) => (
  <div className="programme-text">
    {text.split(/\n{2,}/).map((part, at) => {
      const heading = /^#\s*(.+)$/.exec(part.trim())
      // oxlint-disable-next-line react/no-array-index-key -- the text does not change while it is shown
      return heading ? <h2 key={at}>{heading[1]}</h2> : <p key={at}>{part}</p>
    })}
  </div>
)
