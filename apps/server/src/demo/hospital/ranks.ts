import type { Chance } from '../chance.ts'

interface Rank {
  title: string
  teachTitle: string
  age: number
}

/** The chief comes first, the young last. */
export function rankOf(luck: Chance, nth: number, of: number, isNurse: boolean): Rank {
  if (isNurse)
    return {
      title: luck.pick(['主任护师', '副主任护师', '主管护师', '主管护师']),
      teachTitle: '',
      age: luck.int(33, 52),
    }
  if (nth === 0) return { title: '主任医师', teachTitle: luck.share(0.6) ? '教授' : '副教授', age: luck.int(47, 64) }
  if (nth === of - 1 && of >= 3) {
    return luck.share(0.4)
      ? { title: '住院医师', teachTitle: '', age: luck.int(27, 31) }
      : { title: '主治医师', teachTitle: '', age: luck.int(31, 37) }
  }
  if (nth === 1 && luck.share(0.4))
    return { title: '主任医师', teachTitle: luck.pick(['教授', '副教授', '副教授']), age: luck.int(45, 60) }
  if (nth <= 2 && luck.share(0.75))
    return { title: '副主任医师', teachTitle: luck.pick(['副教授', '讲师', '讲师', '']), age: luck.int(38, 52) }
  return { title: '主治医师', teachTitle: luck.share(0.3) ? '讲师' : '', age: luck.int(32, 40) }
}
