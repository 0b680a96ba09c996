/** Where it is. Words of a concept are separated by blanks; ~ stands for at most six characters of the same clause. */
export const body = {
  chest: '两乳之间 前心 奶下 奶子中间 心前区 心口 心窝 心脏 心这 心那 心里头 护心 胸 膻中',
  back: '后心 后脊 后腰 肩胛 背 脊梁',
  arm: '下巴 左上肢 左手 左肩 左膀 左臂 左边手 手指 手臂 牙 肩胛 肩膀 背 胳膊 脖根 膀子 臂膀 胳肢窝 腋',
  head: '前额 后枕 天灵盖 天门 太阳穴 太阳筋 头 脑',
  belly: '中间 剑突下 右下边 心口下 肚 肠子 胃 腹 膀胱',
  flank: '腰',
  throat: '咽部 喉 嗓 声门 气道 舌',
  eye: '右目 左目 眸 眼 视力 视野',
  limb: '半身 手 肢 胳膊 脚 腿 膀子 足 身体 身子',
  side: '一侧 一只手 一只胳膊 一只脚 一条胳膊 一条腿 一边 半个身子 半截身 半扇 半拉 半身 半边 单侧 单边 右上肢 右下肢 右侧 右半 右手 右肢 右胳膊 右胳臂 右脚 右腿 右膀 右臂 右边 左上肢 左下肢 左侧 左半 左手 左肢 左胳膊 左胳臂 左脚 左腿 左膀 左臂 左边 这边手 那边手',
  legs: '下半身 下肢 两只脚 两条腿 两脚 两腿 俩脚 俩腿 双脚 双腿 四肢 手脚都 腿脚',
  leg: '下肢 脚 腿',
  neck: '脖子 颈',
  testis: '一边蛋 下面的蛋 卵 命根 春袋 睪丸 睾丸 蛋子 蛋痛 蛋蛋 裤裆 阴囊 高丸 鸡鸡下面',
  tooth_jaw: '下巴 下颌 智齿 牙 腮',
} as const
