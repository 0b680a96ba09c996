/** A masked number; where it is too long for its line, the last characters go to the next one together. */
export const MaskedNumber = ({ text }: { text: string }) => {
  const tail = text.lastIndexOf('*') + 1
  return (
    <>
      {text.slice(0, tail)}
      <wbr />
      {text.slice(tail)}
    </>
  )
}
