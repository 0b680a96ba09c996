const dictionaries: Readonly<Record<string, readonly string[]>> = {
  评价: ['回复及时', '讲解清楚', '耐心细致', '态度亲切', '专业可靠', '建议实用', '很有帮助', '值得信赖'],
  患病时长: ['一周内', '一个月内', '半年内', '大于半年'],
}
const complaints = ['回复较慢', '讲解不清楚', '态度不够耐心', '没有解决问题', '建议不具体']

/** The words that a form offers. Those of 评价 are good or bad. */
export function dictionary() {
  const rows = Object.entries(dictionaries).flatMap(([dicName, values]) =>
    values.map(dicValue => ({ dicName, dicValue, isGood: true })),
  )
  const bad = complaints.map(dicValue => ({ dicName: '评价', dicValue, isGood: false }))
  return [...rows, ...bad].map((row, position) => ({
    dictionaryId: `dic${String(position + 1).padStart(3, '0')}`,
    ...row,
    position,
  }))
}

export const goodTags = dictionaries.评价!
export const badTags = complaints
