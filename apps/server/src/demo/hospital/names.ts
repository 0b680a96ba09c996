import type { Chance } from '../chance.ts'

const common =
  '王李张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方邹熊孟秦邱江尹薛阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严'
const seldom = [
  '单',
  '仇',
  '查',
  '解',
  '覃',
  '柳',
  '乐',
  '郁',
  '景',
  '虞',
  '柯',
  '褚',
  '盛',
  '祝',
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '东方',
  '区',
]

const given = {
  M: {
    elder:
      '建国 志远 明德 国栋 永康 文斌 振华 伯言 庆林 维民 济生 守仁 家驹 景行 克勤 世平 宏毅 怀谦 士杰 敬之 绍棠 树青 长林 兆丰 德全 承业 学礼 光远 启明 尚文 运生 仲达 立人 惠民 松年 正清 友三 大川 汉生 新民'.split(
        ' ',
      ),
    middle:
      '海涛 晓峰 俊杰 志强 立新 文涛 建斌 剑锋 学军 晖 凯 鹏飞 卫东 宇航 亦农 思源 柏林 少华 景明 劲松 一鸣 江涛 磊 涛 峻岭 云飞 浩 博文 向阳 继东 宏伟 春林 培源 毅 东升 之恒 伟民 冬青 健 舒扬 若谷 乃文'.split(
        ' ',
      ),
    young:
      '子墨 浩然 宇轩 嘉树 逸凡 一帆 睿 泽宇 彦辰 承远 星野 书航 知行 天朗 铭 煜城 景澄 亦舟 明哲 子昂 牧川 起帆 昊 思齐'.split(
        ' ',
      ),
  },
  F: {
    elder:
      '淑芬 玉兰 桂英 慧敏 秀琴 雅琴 素云 美华 静宜 佩兰 惠如 爱萍 丽君 月明 锦云 婉清 瑞芳 蕴华 毓秀 宝珍 晓梅 碧云 端仪 兰芝 文英 亚萍 幼仪 竹君 凤鸣 若华 秋月 雨薇'.split(
        ' ',
      ),
    middle:
      '晓燕 丽娜 海霞 文静 雪梅 红 颖 春晖 亚男 静 瑾瑜 若兰 晓琳 敏 丹 秋实 玉洁 思敏 燕飞 莉莉 蕾 云舒 冬梅 筱筠 明月 晴 洁 佳慧 彤 海燕 芸 楚楚 映雪 君怡 清扬 艳 采苹 虹 宛如 知夏'.split(
        ' ',
      ),
    young:
      '雨桐 梓萱 欣怡 诗涵 语嫣 若溪 佳宁 心怡 悦 晨曦 可欣 子衿 安然 沐晴 念 听澜 书瑶 乐怡 以宁 初夏 思齐 夏禾 一诺 予安'.split(
        ' ',
      ),
  },
} as const

/** Names that a keyboard, a font or a pinyin list may not know; each stands once, by the doctor's number. */
const special: Readonly<Record<number, { name: string; gender: 'M' | 'F' }>> = {
  17: { name: '黄𠮷安', gender: 'M' },
  29: { name: '林㛃', gender: 'F' },
  38: { name: '单丹', gender: 'F' },
  52: { name: '阿依努尔·买买提', gender: 'F' },
  66: { name: '欧阳亦农', gender: 'M' },
  81: { name: '扎西多吉', gender: 'M' },
  97: { name: '朴恩智', gender: 'F' },
  110: { name: '尉迟清', gender: 'F' },
}

export interface Named {
  name: string
  gender: 'M' | 'F'
}

/** A name that nobody else has. */
export function nameOf(luck: Chance, number: number, age: number, womenShare: number, taken: Set<string>): Named {
  const named = special[number] ?? drawn(luck, age, luck.share(womenShare) ? 'F' : 'M', taken)
  taken.add(named.name)
  return named
}

/** Given names come twice only when all have been given. */
function drawn(luck: Chance, age: number, gender: 'M' | 'F', taken: Set<string>): Named {
  const generation = age >= 50 ? 'elder' : age >= 34 ? 'middle' : 'young'
  for (let tries = 0; ; tries++) {
    const surname = luck.share(0.09) ? luck.pick(seldom) : luck.pick([...common])
    const own = luck.pick(given[gender][generation])
    if (taken.has(surname + own) || (taken.has(own) && tries < 40)) continue
    taken.add(own)
    return { name: surname + own, gender }
  }
}
