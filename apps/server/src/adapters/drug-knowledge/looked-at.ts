import type { IngredientRow } from '../../ports/drug-knowledge.ts'

/**
 * Limits outside the usual proportions to the WHO's daily amount, or with another way of giving: [single, daily] in mg or IU, each
 * looked at by itself. A change of one of them fails until it is changed here too.
 */
const lookedAt: Readonly<Record<string, readonly [number, number | undefined]>> = {
  赖诺普利: [40, 80],
  奈必洛尔: [40, 40],
  呋塞米: [200, 600],
  托拉塞米: [100, 200],
  布美他尼: [5, 10],
  硝酸甘油: [0.6, 5],
  地高辛: [0.5, 0.25],
  阿司匹林: [1000, 4000],
  氯吡格雷: [600, 75],
  普拉格雷: [60, 10],
  甲巯咪唑: [40, 60],
  丙硫氧嘧啶: [200, 600],
  泼尼松: [80, 100],
  泼尼松龙: [80, 100],
  甲泼尼龙: [80, 96],
  地塞米松: [20, 20],
  氢化可的松: [100, 240],
  阿仑膦酸: [70, 10],
  利塞膦酸: [35, 5],
  伊班膦酸: [150, 5],
  维生素D3: [60_000, 10_000],
  维生素B1: [100, 300],
  烟酰胺: [500, 1500],
  维生素C: [1000, 3000],
  甲羟孕酮: [500, 1000],
  左炔诺孕酮: [1.5, 1.5],
  氯米芬: [100, 150],
  溴隐亭: [10, 40],
  卡麦角林: [1, 3],
  氨苄西林: [2000, 12_000],
  苯唑西林: [2000, 12_000],
  氟氯西林: [1000, 8000],
  头孢克洛: [500, 4000],
  磺胺嘧啶: [2000, 4000],
  阿奇霉素: [2000, 500],
  氨苯砜: [100, 300],
  恩他卡朋: [200, 2000],
  奥美拉唑: [40, 120],
  乳果糖: [30_000, 60_000],
  西罗莫司: [15, 10],
  依维莫司: [10, 10],
  甲氨蝶呤: [30, undefined],
  司美格鲁肽: [2.4, undefined],
  度拉糖肽: [4.5, undefined],
  洛塞那肽: [0.2, undefined],
  替尔泊肽: [15, undefined],
  甲氟喹: [1250, undefined],
  唑来膦酸: [5, undefined],
  地舒单抗: [120, undefined],
}

/** Why the limits of an ingredient cannot be right; empty where they may be. */
export function wrongWith(row: IngredientRow): string[] {
  const { single, daily, usual } = row
  const known = lookedAt[row.name]
  if (known) return single?.value === known[0] && daily?.value === known[1] ? [] : ['is not as it was looked at']
  if (!single && !daily) return []
  if (!single || !daily || !usual) return ['has one amount without the others']
  if (single.unit !== daily.unit || daily.unit !== usual.unit) return ['has two units']
  const within = (value: number, least: number, most: number) => value >= least * 0.999 && value <= most * 1.001
  return [
    ...(within(single.value / daily.value, 1 / 6, 1) ? [] : ['once and daily do not fit']),
    ...(within(daily.value / usual.value, 0.6, 5.99) ? [] : ['daily does not fit the usual amount']),
  ]
}
