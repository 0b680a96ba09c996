import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'

/** Somebody to try the patient index with: what to type when he is added, and what the hospital h1 has of him. */
export interface TestPerson {
  /** What he is there for. */
  about: string
  name: string
  idCard: string
  /** The mobile to add him with. */
  mobile: string
  /** His file at the hospital; undefined: there is none. */
  file?: { name: string; mobile: string; address: string; insurance: string; cards: number }
}

const idCardOf = (bornOn: string, order: string): string => {
  const first17 = `330106${bornOn.replaceAll('-', '')}${order}`
  return first17 + checkCharacter(first17)
}

const address = '宁禾市东湖区长堤路88号2幢1单元301室'
const insurance = '市医保'
/** The sandbox's page names it: nobody could read a code on it otherwise. */
const formerMobile = '13900002999'

/** One for each case of the patient index (docs/product/needs.md A5, 21). Only the child's number follows the calendar. */
export function testPersons(now: number): readonly TestPerson[] {
  const person = (
    about: string,
    name: string,
    bornOn: string,
    order: number,
    file?: Partial<TestPerson['file'] & object>,
  ) => {
    const mobile = `1390000${String(2000 + order)}`
    return {
      about,
      name,
      idCard: idCardOf(bornOn, String(order).padStart(3, '0')),
      mobile,
      ...(file && { file: { name, mobile, address, insurance, cards: 1, ...file } }),
    }
  }
  return [
    person('有档案，信息一致：可直接绑定', '周文静', '1990-01-15', 302, { cards: 2 }),
    person('没有档案：需实名认证并新建病案号', '吴志强', '1985-02-16', 303),
    person(`院内预留的是另一个手机号（${formerMobile}）`, '郑桂兰', '1962-03-17', 304, { mobile: formerMobile }),
    person('院内没有预留手机号', '孙立新', '1958-04-18', 305, { mobile: '' }),
    person('院内没有现住址', '马晓燕', '1979-05-19', 306, { address: '' }),
    person('院内手机号、现住址都没有', '胡德胜', '1949-06-20', 307, { mobile: '', address: '' }),
    person('院内姓名不同：绑定后统一为「欧阳𠮷」', '欧阳吉', '1996-07-21', 309, { name: '欧阳𠮷' }),
    person('未满6岁：需先添加监护人', '林小满', addDays(dayOf(now), -3 * 366 - 40), 310),
  ]
}
