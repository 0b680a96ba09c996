/** What is wrong with one part, at its place. */
export const Wrong = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <ul className="qeditor__wrong" role="alert">
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
