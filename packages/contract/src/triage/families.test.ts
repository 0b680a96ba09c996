import { describe, expect, test } from 'vitest'
import { builtIn } from './built-in.ts'
import { triageWith } from './triage.ts'

const triage = triageWith(builtIn)

test.each([
  ['a hand on the chest and a face like wax', '老李捂着左边胸脯，脸跟蜡一样', 'chest_pain'],
  ['a pain that spreads from the chest', '胸骨后面往腋下窜', 'chest_pain'],
  ['food, and no sound any more', '孩子吃了颗豆子，咳不出声', 'choking'],
  ['an old person who falls to one side', '奶奶坐着往右边溜', 'stroke'],
  ['a child who drinks much, gets thin and vomits', '孩子猛喝水，瘦了十斤，今天吐了', 'sugar_high'],
  ['thirst with deep breath', '一直喝水，呼吸深', 'sugar_high'],
  ['a child left in a car', '娃忘在车里了', 'temperature'],
  ['vomit that is red in quantity', '吐了一大滩红的', 'gi_bleed'],
  ['several of one house are unwell at the stove', '烧炭取暖，全家头胀', 'gas'],
  ['several are unwell after the bath', '洗澡以后恶心，我妈也一样', 'gas'],
  ['a blow in the head without a blow, then vomiting', '后脑像挨了一闷棍，之后吐', 'headache'],
  ['asthma without a whole sentence', '我有哮喘，话都讲不出', 'asthma'],
  ['asthma with a chest in ropes after the puffer', '哮喘，喷了好几下，胸口像绑着绳子', 'asthma'],
  ['breath, however it is said', '气都喘不匀', 'breathing'],
  ['water that does not come, however it is said', '小便憋不出来，肚子胀', 'urinary'],
  ['who leans to the right and is dizzy', '走路向右边歪，头晕', 'stroke'],
  ['two of everything, and dizzy', '看东西都是双的，天旋地转', 'stroke'],
  ['a stroke that went again this morning', '今早嘴歪了十分钟，现在好了', 'stroke'],
  ['a fit this morning that is over', '孩子早上抽搐了两分钟，现在好了', 'seizure'],
  ['a battery that went down, and nothing is felt', '孩子误吞了电池，现在没事', 'swallowed'],
  ['a battery in the nose', '孩子把电池塞进鼻子里了', 'swallowed'],
  ['sweat without colour', '脸白，一身冷汗', 'unconscious'],
  ['an arm that hurts, sweat and nausea', '左胳膊痛，恶心，出汗', 'chest_pain'],
  ['a puffer that does not help', '哮喘，喷了没缓解', 'asthma'],
  ['blood that does not stop, in another clause', '鼻子出血，按不住', 'bleeding'],
  ['yellow down to the soles', '宝宝皮肤黄，脚心也黄', 'child'],
  ['fever and skin like marble', '孩子发烧，身上有花斑', 'child'],
  ['numb lips after a meal, and the heart pounds', '吃完嘴巴发麻，心慌', 'poisoning'],
  ['a fall from a third floor', '从三楼摔下来', 'trauma'],
  ['who rolls with pain', '痛得满床打滚', 'abdomen'],
  ['a known epilepsy, and a fit that does not stop', '弟弟有癫痫，一直在抽，停不下来', 'seizure'],
  ['a child that vomits all it drinks, with fever', '孩子发烧，喝水都吐', 'child'],
  ['a pressure that is high, late in pregnancy, and dizzy', '怀孕37周，今天头晕，量血压很高', 'preeclampsia'],
  ['breath that is a little hard, after a meal that itches', '吃完虾全身痒，呼吸有点困难', 'anaphylaxis'],
  ['stools of blood and pus', '拉了二十次，大便带脓血', 'gi_bleed'],
] as const)('%s is told', (_, text, flag) => expect(triage(text)).toContain(flag))

test('a medicine with a head in its name is no blow to it, and a curtain that is drawn no stool', () => {
  expect(triage('打了头孢没一会儿浑身起大疙瘩，嗓子眼发紧，说话费劲')).toEqual(['anaphylaxis'])
  expect(triage('被人打了头，现在想吐')).toContain('head_injury')
  expect(triage('右眼突然像拉了个黑帘子，半边看不见')).toEqual(['eye'])
})

describe('a shock after a medicine', () => {
  test.each([
    '我妈打青霉素过敏休克了怎么办',
    '吃头孢过敏休克了',
    '吃了布洛芬休克了怎么办',
    '孩子打疫苗休克了怎么办啊',
    '挂水挂休克了',
    '打完青霉素人就不行了',
    '拔牙打麻药休克了怎么办',
  ])('is told though it is asked what to do: %s', text => expect(triage(text)).toContain('anaphylaxis'))

  test.each([
    '我对青霉素过敏，休克过',
    '青霉素过敏会休克吗',
    '青霉素过敏休克的症状有哪些',
    '上次吃头孢过敏休克了，这次感冒能吃什么药',
    '打青霉素前要做皮试防休克吗',
  ])('of before, or asked in general, is silent: %s', text => expect(triage(text)).toEqual([]))
})

/** A word with another one in it: who burns with fever was neither scalded nor did he fall. */
test.each([
  ['a hot body', '孩子身上滚烫，脖子硬邦邦的', ['head_injury', 'burns', 'trauma']],
  ['who rolls with pain', '肚子痛得打滚', ['trauma']],
  ['not to be touched', '右下腹不让碰，发烧', ['trauma', 'head_injury']],
  ['a nip in the lip of who is unconscious', '叫不醒，掐人中也没反应', ['harm_others']],
  ['a stove of charcoal', '屋里烧炭取暖，头痛想吐', ['suicide']],
  ['green vomit', '孩子吐黄绿水', ['labour']],
  ['an ovary', '卵巢囊肿，肚子突然剧痛', ['testicle']],
  ['an injection', '吃了药又打针，喉咙痛', ['swallowed']],
  ['what is seen on the wall', '戒酒第三天，手抖，看见墙上有虫子', ['bite']],
  ['a pain like a knife', '肚子突然像刀捅一样', ['harm_others', 'bleeding', 'trauma']],
  ['a tongue that swells', '被马蜂蜇了，舌头肿得说不出话', ['stroke']],
  ['black before the eyes', '肚子痛，眼前发黑', ['infection']],
] as const)('%s is not taken for another thing: %s', (_, text, others) =>
  expect(triage(text).filter(flag => others.some(other => other === flag))).toEqual([]),
)

test('what is scalded, stabbed or meant as death is told as before', () => {
  expect(triage('滚烫的稀饭泼孩子身上了')).toContain('burns')
  expect(triage('被刀捅了一下，血往外喷')).toContain('trauma')
  expect(triage('买了炭，想烧炭')).toContain('suicide')
  expect(triage('他掐我脖子，要掐死我')).toContain('harm_others')
})

test('what is dictated with blanks is one sentence', () => {
  expect(triage('胸口 一直绞 出汗')).toContain('chest_pain')
  expect(triage('血压计量了三次 最后显示 238 126')).toContain('blood_pressure')
  expect(triage('坐着没动 手表写着178')).toContain('heart_rate')
})

test('who says it as a supposition of himself is heard', () => {
  expect(triage('要是我不在了，猫你替我养')).toContain('suicide')
  expect(triage('我在写剧本，想知道服毒自尽多久昏迷')).toContain('suicide')
})

test.each([
  ['learnt', '急救培训班，心肺复苏按多少次'],
  ['learnt, the words in another sentence', '考护士证，抽搐和抖动'],
  ['denied by the word itself', '嗓子痛，吞口水痛，没发烧'],
  ['a prescription that goes on', '降压药吃到最后一板，续一下'],
  ['the name of an illness', '哮喘孩子的药没了'],
  ['the name of a medicine', '一直吃单硝酸异山梨酯，开药'],
  ['what came out again', '吃鱼卡了根刺，已经吐出来了'],
  ['a period that is late', '月经推迟一周'],
  ['once, at no time that is near', '孩子半岁时抽过'],
  ['denied within the word: 大便~黑', '大便不黑'],
  ['of others, and over', '同事猝死了，想查心脏'],
  ['heard', '听说有人吃蘑菇中毒'],
  ['for school', '百草枯现在还卖吗，写论文用'],
  ['well again', '胸口不痛了，喘也好了'],
  ['of the air', '今天室温34度，热'],
  ['a known epilepsy in its usual course', '癫痫十年了，每次发作口吐白沫，中医怎么治疗'],
  ['medicine is drunk', '高血压一直在喝药控制'],
  ['a stomach that is full of air', '饭后胃胀，老打嗝'],
  ['what is asked of an illness', '小时候得过脑膜炎，抽搐过，会遗传吗'],
  ['somebody has looked since', '上班时晕倒了，送医院检查出贫血，饮食上注意什么'],
  ['against a virus', '抗病毒药要吃多久'],
  ['a wide word', '怀疑是痔疮出血'],
  ['on the third floor', '诊室在三楼'],
  ['blood pressure is no blood: 拉~血', '拉肚子血压正常'],
  ['the name of a part of a hospital', '鼻塞看耳鼻喉科'],
  ['words in which a sign stands', '强直性脊柱炎，鼻息肉，白内障'],
  ['what goes on in the app', '视频连接不上，看不到报告'],
  ['a thing too many', '我还有多余药'],
] as const)('silent: %s', (_, text) => expect(triage(text)).toEqual([]))

test('who learns is told where it is now', () =>
  expect(triage('刚上完急救培训班，我爸突然倒地没呼吸')).toContain('arrest'))
