/** Where it is. Words of a concept are separated by blanks; ~ stands for at most six characters of the same clause. */
export const body = {
  chest: '前心 心前区 心口 心窝 心脏 心这 胸 两乳之间 奶子中间 护心 膻中 奶底下 左乳 心里头 乳房下 奶下 心那',
  back: '后心 后腰 肩胛 背',
  arm: '下巴 左手 左肩 左边手 手指 手臂 牙 肩胛 肩膀 背 胳膊 膀子 胳肢窝 腋',
  head: '天门 太阳穴 头 脑',
  belly: '中间 右下边 肚 肠子 胃 腹 膀胱',
  flank: '腰',
  throat: '喉 嗓 气道 舌',
  eye: '眼 视力 视野 角膜',
  limb: '半身 手 肢 胳膊 脚 腿 膀子 足 身体 身子',
  side: '一侧 一只手 一只脚 一条腿 一边 半身 半边 单侧 右侧 右手 右脚 右腿 右边 左侧 左半 左手 左胳膊 左脚 左腿 左边',
  legs: '下半身 下肢 两只脚 两条腿 两脚 两腿 双脚 双腿 四肢 手脚都 腿脚',
  leg: '下肢 脚 腿',
  neck: '脖子 颈',
  testis: '一边蛋 卵 春袋 睾丸 蛋痛 蛋蛋 裤裆 阴囊',
  tooth_jaw: '下巴 智齿 牙 腮',
} as const
