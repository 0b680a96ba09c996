import type { BodyPart } from './body-parts.ts'
import type { DepartmentKind } from './department-kinds.ts'

/**
 * What leads somewhere even where no complaint of the table was said: the part of the body, and what is the matter with it.
 * The words go through the normaliser, as those of the complaints do. Common practice, to be reviewed.
 */
export const partWords: Readonly<Record<BodyPart, string>> = {
  head: '头 脑 太阳穴 天花板 后枕',
  eye: '眼 看灯 看东西 看电视 视物 眼角',
  ear: '耳',
  nose: '鼻 闻不',
  mouth: '牙 嘴 口腔 舌',
  throat: '嗓 喉 咽',
  neck: '脖子 颈',
  chest: '胸 心 肺 喘 咳',
  breast: '乳 奶头 奶子 腋下',
  upper_belly: '胃 上腹 肋骨下 肋骨底 右肋 右边肋 心口 肝 胆 右上腹 油腻 肥肉 吃凉 吃辣',
  lower_belly: '肚 腹 大便 拉 厕所 屁 便 肠',
  private: '尿 小便 下面 私处 月经 例假 姨妈 白带 内裤 裤子 同房 包皮 蛋 肚里',
  anus: '屁股 肛 蹲',
  back: '后背 背 脊',
  waist: '腰',
  shoulder: '肩 膀子',
  arm: '胳膊 手臂 肘',
  hand: '手 指 腕',
  leg: '腿 大腿 小腿 胯 髋',
  knee: '膝',
  foot: '脚 踝 趾',
  skin: '皮肤 疹 疙瘩 斑 癣 红圈 痒 痘 起皮 头发',
  mind: '睡 心情 情绪 害怕 担心 反复 烦 脾气 上学 发毛 哭',
  whole: '浑身 全身 虚汗 出汗 瘦 胖 没劲 血压 血糖 贫血',
}

export const partDepartments: Readonly<Record<BodyPart, readonly DepartmentKind[]>> = {
  head: ['neuro'],
  eye: ['eye'],
  ear: ['ent'],
  nose: ['ent'],
  mouth: ['dental'],
  throat: ['ent'],
  neck: ['thyroid', 'ortho'],
  chest: ['cardio', 'resp'],
  breast: ['breast'],
  upper_belly: ['gastro', 'gensurg'],
  lower_belly: ['gastro', 'gensurg'],
  private: ['uro', 'gyn'],
  anus: ['anorectal', 'gastro'],
  back: ['ortho', 'spine'],
  waist: ['ortho', 'spine'],
  shoulder: ['ortho', 'rehab'],
  arm: ['ortho', 'rehab'],
  hand: ['ortho', 'rheum'],
  leg: ['ortho', 'vascular'],
  knee: ['ortho'],
  foot: ['ortho', 'derm'],
  skin: ['derm'],
  mind: ['psych'],
  whole: ['endo', 'general'],
}

export interface Hint {
  readonly words: string
  readonly departments: readonly DepartmentKind[]
}

/** What decides whatever part is named: how it feels, how it came, what was found. */
export const hints: Readonly<Record<string, Hint>> = {
  itch: { words: '痒 起皮 红圈 疹 红疙瘩 水泡 掉皮 长斑', departments: ['derm'] },
  hair: { words: '头发 斑秃 没头发 掉发', departments: ['derm'] },
  vessel: { words: '血管 青筋 静脉 动脉', departments: ['vascular'] },
  injured: { words: '摔 扭 闪 崴 歪 撞 砸 落地 打球 搬东西 拉伤', departments: ['ortho'] },
  joint: {
    words: '关节 蹲下 攥 伸不直 弯不 够不着 咔咔 咔嚓 抱孩子 上楼梯 下楼 抬不',
    departments: ['ortho', 'rheum'],
  },
  numb: { words: '麻 木 电打 过电 没知觉 抖 哆嗦 走路慢 走路不稳 越来越慢', departments: ['neuro'] },
  lost: { words: '找不着 认不 忘 糊涂 痴', departments: ['neuro', 'geri'] },
  spin: { words: '转 晃 晕 天花板', departments: ['ent', 'neuro'] },
  heart: { words: '心跳 心狂跳 心乱 血压 上面~下面 高压 低压 爬坡 上坡 上楼喘 走~喘', departments: ['cardio'] },
  breath: { words: '咳 痰 喘 肺 影子 气管 吸烟', departments: ['resp'] },
  digestion: {
    words: '吃凉 吃点凉 吃辣 跑厕所 咕噜 放屁 大便 便 恶心 吐 酸 胀 顶 肝 喝酒 油腻 黏',
    departments: ['gastro', 'gensurg'],
  },
  stool: { words: '肉疙瘩 推回 蹲完 擦屁股 大便变细 便血 大便~血', departments: ['anorectal', 'gastro'] },
  lump_soft: { words: '能动~疙瘩 摸到~疙瘩 摸到~包 鼓包 鼓出', departments: ['gensurg'] },
  lump_neck: { words: '脖子~疙瘩 脖子~包 咽东西~动 脖子前', departments: ['thyroid', 'endo'] },
  breast: { words: '腋下 奶头 乳 奶子', departments: ['breast'] },
  hormones: { words: '吃得多 脾气大 手心热 怕热 怕冷 瘦了 还瘦 出汗 虚汗', departments: ['endo'] },
  urine: { words: '尿 小便', departments: ['uro', 'renal'] },
  foam: { words: '泡泡 沫', departments: ['renal'] },
  men: { words: '同房 时间短 活力 老头~尿 男人 精', departments: ['uro', 'repro'] },
  women: {
    words: '姨妈 月经 例假 白带 内裤 有味 下面有 肌瘤 子宫 卵巢 妇 1会热 忽冷忽热 一阵热 发火',
    departments: ['gyn'],
  },
  pelvic: { words: '漏尿 漏~尿 生完 2胎', departments: ['gyn', 'uro'] },
  pregnant: { words: '2条线 两条线 验孕 验出 糖筛 肚里 孕 胎', departments: ['obst'] },
  childless: { words: '没孩子 要孩子 没怀 怀不', departments: ['repro', 'gyn'] },
  bleeds: { words: '1碰就青 碰就青 出血 青1块 紫1块', departments: ['hema'] },
  gout: { words: '海鲜~肿 啤酒~肿 喝酒~肿', departments: ['rheum'] },
  stiff_morning: { words: '早上~攥 早上~僵 早起~硬', departments: ['rheum', 'ortho'] },
  worry: {
    words: '担心 反复 睁着眼 天亮 害怕 想哭 没劲头 活~没劲 关屋里 不愿上学 发毛 发慌 紧张 烦',
    departments: ['psych'],
  },
  sight: { words: '看不清 看花 散开 凑 眯 模糊 重影 眼 蝉~眼', departments: ['eye'] },
  hearing: { words: '蝉 嗡 听不 耳 游泳~闷', departments: ['ent'] },
  smell: { words: '闻 鼻 嗓 喉 讲课 痰~嗓', departments: ['ent'] },
  teeth: { words: '牙 塞东西 智齿', departments: ['dental'] },
  worms: { words: '磨牙 屁股痒 蛲虫', departments: ['peds'] },
  spine: { words: '背~歪 肩~高 驼', departments: ['ortho', 'spine'] },
}
