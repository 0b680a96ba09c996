/**
 * One spelling for many: widths, traditional characters, wrong characters and homophones, dialect words, numbers in words,
 * filler. Words of the tables go through the same, so that a table is written as people write.
 */

/** Pairs of traditional and simplified characters that occur in complaints. */
const traditional =
  '發发燒烧對对氣气腫肿頭头腦脑藥药醫医嘔呕嚨咙脹胀腸肠膽胆臟脏術术後后個个條条頸颈覺觉聽听說说話话講讲麼么嗎吗這这邊边無无沒没來来過过還还開开關关臉脸腳脚顏颜見见視视紅红綠绿黃黄點点體体溫温壓压飽饱雙双產产婦妇懷怀寶宝媽妈爺爷兒儿歲岁週周鐘钟時时間间陣阵劇剧絞绞暈晕傷伤燙烫斷断車车禍祸樓楼墜坠電电觸触貓猫蟲虫飯饭飲饮誤误農农殺杀輕轻絕绝遺遗書书幫帮驚惊風风癱瘫癲癫癇痫難难緊紧悶闷熱热穩稳針针塊块攤摊數数減减動动剛刚顆颗鈕钮親亲隻只髮发龍龙歡欢為为從从兩两幾几萬万參参處处與与內内門门腎肾濕湿養养辦办嚴严嚇吓變变濃浓輸输滿满換换牆墙鬆松韌韧嘗尝淚泪曬晒喺在係是嘅的咗了唔不佢他哋们嗰那啲些俾被睇看諗想勿不'
const plainOf = new Map(traditional.match(/../g)?.map(pair => [pair.charAt(0), pair.charAt(1)] as const))

/** Wrong characters, homophones and words of dialects: what is meant=what is written,or written. */
const meant =
  '这样=噉 厉害=不得了,结棍,历害,利害,恼火 儿时=小时候 奶奶=老太太 没知觉=失去感觉,没有感觉,没感觉,无感觉,感觉没了,感觉不到 记不清=记不得,不记得 胸口=凶口,汹口,胸囗,胸脯子,胸脯,胸扣 胸口痛=凶口通,胸口通 胸闷=胸门,凶闷,胸焖,胸蒙 心口=心囗,心嗰度,心窝子,心坎,心尖,心头,护心口 困难=困男,苦难 呼吸=呼息,抖气,唞气,唞 抽搐=抽畜,抽蓄,抽抽,抽风,扯风,扯筋,臭搐,抽促 晕倒=晕到,晕低 昏倒=昏到 昏迷=昏米,昏谜,不知人 冷汗=冷汉,标冷汗 出汗=出汉 吐血=吐雪 咳血=咳雪 便血=便雪 中风=中枫,中疯 脑梗=脑埂 心梗=心埂 血压高=血压搞 高血压=高血鸭 血压=血鸭 血糖=血唐,血塘 头孢=头包,头泡 华法林=华发林 胰岛素=胰岛速 中暑=中署 发烧=发绕,法烧,发稍 肚子=肚纸,杜子,肚儿,肚皮,肚肚 哮喘=吼病,吼喘,老吼,哮踹 喘不上气=喘不上起,出不赢气,出不得气,喘不过七 过敏=过民,过闽 怀孕=怀云 破水=破谁 胎动=胎懂,胎东 自杀=紫砂,自鲨,自沙,自啥,自s,z杀,zs,紫鲨,自刹 想死=想si,想4,想鼠,想似 去死=去si 要死=要si 割腕=割碗,割婉,割w 跳楼=跳搂,跳l 轻生念头=亲生念头 轻生=清生 安眠药=安民药,安眼药,安眠y 农药=农要,浓药 百草枯=百草苦 敌敌畏=敌敌喂 煤气中毒=没气中毒 煤气=煤汽 艾滋=爱滋 癫痫=颠痫,癫闲,巅痫,羊癫疯,羊角风,羊癫风,羊羔疯,母猪疯 瘫痪=瘫换,摊痪 失明=失名 烫伤=烫商,渌亲,淥亲,烫亲 烧伤=烧商 狗咬了=狗要了,狗交了 蛇咬了=蛇要了 蛇=长虫 绝望=绝望了 孩子=细路仔,细路,仔仔,囝囝,娃儿,娃娃,娃仔,崽崽,幺儿,小囡,伢儿,伢子,妹崽,小娃,臊虾,苏虾,囡囡 宝宝=bb仔,bb 宝宝今=b今 新生儿=月子娃 爸爸=老汉儿 我=俺 没有=冇,莫得,没得,冒得 头=脑壳,脑瓜子,脑袋瓜,脑阔,头壳,脑袋 今天=今日 昨天=寻日 现在=而家,依家,宜家 吃了=食咗,食了 喝了=饮咗,饮了 拉=屙 站都站=企都企 站不=企不 动过=郁过 不动=不郁 动不=郁不 透不过=透不到,抖不到,抖不过 摔倒=跌低 冒汗=飚汗 开水=滚水 痛那=痛嗰 胀到=谷到 见红=落红,见洪 做人=做人喇 吓人=得人惊 怪=古怪 寒战=打摆子,打冷战,打冷颤,打寒颤,发冷颤,打哆嗦 晕过去=黑人,黑过去,撅过去,厥过去,昏过去,背过气,过背气,背气 惊厥=发惊 噎=咯喽,鲠,哽住,哽到,哽咗 噎住=噎着 卡住=梗住,哽住,鲠住,卡到 呛住=呛到,呛着 嗷嗷=嗷唠 很=忒,贼拉,嘎嘎,杠杠,蛮 很多=老鼻子 怎么办=咋整,咋办,咋个办,咋搞,点算 喘气=拽气,捯气,倒气,索气 喘=齁喽,齁,扯虾,牵虾 膝盖=波棱盖,膝头,克膝头,脚馒头 胳膊=手杆,手膀子,手膊 腿=脚杆 脚踝=脚拐 痛=疼痛,疼,痛痛,疾痛 迷糊=糊涂,迷迷糊糊,昏昏沉沉,浑浑噩噩,昏戳戳,迷登,眯噔,癔症,迷迷瞪瞪 闷=翳 受不了=顶不顺,遭不住,吃勿消 没劲=攰 小时=钟头 口水=唾沫 会厌=会咽 走路=行路 往一边=向一边,朝一边 往右=向右 往左=向左 摔=绊 憋=焗住 手抖=手震 睡=瞓 东西=嘢,野食 舌头=脷 肩膀=膊头 大腿=髀 小腿=连二杆 脖子=头颈 脸=面孔 清楚=清爽,灵清 动不了=动不得 说不出=讲不得,说不得 吃不进=吃不得 走不了=走不得 站不住=站不得 心慌=心里糟 傻=瓜兮兮,瓜了,憨了 流血=流雪,留血 出血=出雪 血压低=血压底 血糖低=血糖底 心跳=心条 麻木=麻目 药=葯 老鼠药=老鼠要,耗子药 骨折=骨哲,骨拆 头晕=头运,头云 晕厥=晕绝,晕劂,晕撅 肚子痛=肚子通,肚子同 头痛=头通,头赤 胸痛=胸通 喉咙=猴咙,候咙,嗓葫芦 白沫=白末 昏迷不醒=昏迷不行 叫不醒=叫不行 羊水破=羊水坡 死=鼠了,sǐ 小便=解小手,解小溲 大便=解大手 呕=哕'
const meantBy = new Map(
  meant.split(' ').flatMap(line => {
    const [plain = '', written = ''] = line.split('=')
    return written.split(',').map(wrong => [wrong, plain] as const)
  }),
)
const misspelt = new RegExp([...meantBy.keys()].sort((a, b) => b.length - a.length).join('|'), 'g')

/** What says nothing of the matter. 了, 好 and 地 are too often part of a word that does. */
const filler =
  /非常|特别|十分(?!钟|之)|相当|实在|好像|似的|(?:感觉到|感觉)(?!没|消失|不到)|觉得|感到|有种|的话|真的|其实|那个|这个|太(?![阳太平极])|[的得很呀啊呢嘛哦哎唉诶噢喔欸咧挺~～"'“”‘’*]/g

const digit: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}

/** 头晕了 is dizziness that has begun; 晕了 alone is a faint, and so is 撞到头晕了. No lookbehind: Safari 15.4 has none. */
const hit = '到着撞碰磕摔砸打破了'
const dizzy = /(眩|头(?:又|也|都|开始|一直|总|老|有点|有些|有一点|一阵阵|一阵|很|好|就)*)(晕|昏)了(?!过|倒|厥|死|不醒)/g

/** 一百八 is 180, 二百二 220, 三十八 38, 二点三 2.3. */
function numberOf(given: string): string {
  const [whole = '', part] = given.split('点')
  let total = 0
  let current = 0
  let unit = 1
  for (const one of whole) {
    const worth = one === '千' ? 1000 : one === '百' ? 100 : one === '十' ? 10 : 0
    if (worth === 0) current = /\d/.test(one) ? current * 10 + Number(one) : (digit[one] ?? 0)
    else {
      total += (current || 1) * worth
      current = 0
      unit = worth
    }
  }
  // 一百八 leaves the tens out, 一百零八 does not.
  total += current * (unit >= 100 && !/[零〇]/.test(whole) ? unit / 10 : 1)
  return part === undefined ? String(total) : `${total}.${[...part].map(one => digit[one] ?? one).join('')}`
}

const compound =
  /[一二两三四五六七八九\d]?(?:[一二两三四五六七八九]?[百千][零〇一二两三四五六七八九十]*|十[一二三四五六七八九]?|[二三四五六七八九]十[一二三四五六七八九]?)(?:点[零一二三四五六七八九\d]+)?|[零一二两三四五六七八九]点[零一二三四五六七八九\d]+/g
const single = /[一二两三四五六七八九](?=个|天|日|周|岁|月|度|片|粒|颗|瓶|次|遍|年|小时|分钟|斤|两酒|盒|板|倍|口)/g

/** 气都喘不匀, 吸不进气, 出不来气: one way to say it for all. Where no air is named, only what air alone does: not 连接不上. */
const noAir =
  /(?:口?气(?:都|也|就|总|老)?)?(?:[喘透](?:都|也)?不(?:上来?|过来?|出来?|到底?|来|了|进|赢|匀|动|够)气?|[吸呼](?:都|也)?不(?:上来?|进去?|到底?|来|了|动|够|出来?气)(?![奶汁管])气?)|气(?:都|也|就|总|老)?[上出接倒提换]不(?:上来?|过来?|出来?|来|了)|[上出接倒提换]不(?:上来?|过来?|出来?|来|了)气/g
/** 小便解不下来, 憋不出尿. */
const noWater = /[排挤撒憋拉解](?:都|也)?不[出下]来?(?:尿|小便)|(?:尿|小便)(?:都|也|就)?[排挤撒憋拉解]?不[出下]来?/g

/** 两百二一百三: two numbers said without a pause. */
const twoHundreds = /([一二两]百[零〇一二三四五六七八九十]*?)([一二]百)/g

/** The text as the tables know it. Punctuation stays: clauses end there. */
export function normalise(text: string): string {
  let spelled = ''
  for (const one of text.toLowerCase()) {
    const code = one.charCodeAt(0)
    const narrow = code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : one
    spelled += plainOf.get(narrow) ?? narrow
  }
  return spelled
    .replace(/[,;!?:．]/g, mark => ({ ',': '，', ';': '；', '!': '！', '?': '？', ':': '：', '．': '.' })[mark] ?? mark)
    .replace(misspelt, wrong => meantBy.get(wrong) ?? wrong)
    .replace(filler, '')
    .replace(dizzy, (all: string, head: string, word: string, at: number, whole: string) =>
      head !== '眩' && at > 0 && hit.includes(whole.charAt(at - 1)) ? all : head + word,
    )
    .replace(noAir, '喘不上气')
    .replace(noWater, '尿不出')
    .replace(twoHundreds, '$1/$2')
    .replace(compound, numberOf)
    .replace(single, one => String(digit[one]))
}
