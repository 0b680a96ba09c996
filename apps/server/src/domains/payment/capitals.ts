const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿']

/** 叁拾元伍角整 out of 3050 cents: how amounts stand on papers that nobody shall change. */
export function capitals(amountCents: number): string {
  const [whole, tenth, cent] = [Math.trunc(amountCents / 100), Math.trunc(amountCents / 10) % 10, amountCents % 10]
  const yuan = whole > 0 ? `${wholeInCapitals(whole)}元` : ''
  if (tenth === 0 && cent === 0) return `${yuan || '零元'}整`
  const gap = yuan !== '' && tenth === 0 ? '零' : ''
  return `${yuan}${gap}${tenth > 0 ? `${digits[tenth]}角` : ''}${cent > 0 ? `${digits[cent]}分` : '整'}`
}

function wholeInCapitals(whole: number): string {
  let words = ''
  let isGap = false
  const text = String(whole)
  for (const [index, character] of [...text].entries()) {
    const [digit, left] = [Number(character), text.length - 1 - index]
    if (digit === 0) isGap = true
    else {
      words += `${isGap && words !== '' ? '零' : ''}${digits[digit]}${places[left % 4]}`
      isGap = false
    }
    // The four digits of a group end here; a group of nothing has no name.
    if (left % 4 === 0 && Math.trunc(whole / 10 ** left) % 10_000 > 0) words += groups[left / 4]
  }
  return words
}
