import type { BodyPart } from './body-parts.ts'
import type { DepartmentKind } from './department-kinds.ts'

/** soon: today or tomorrow; days: within the week; routine: when it suits. What cannot wait is triage's. */
export type Urgency = 'soon' | 'days' | 'routine'

export interface Complaint {
  readonly id: string
  readonly label: string
  readonly parts: readonly BodyPart[]
  /** The most fitting first. */
  readonly departments: readonly DepartmentKind[]
  readonly urgency: Urgency
  /** As people say it, by blanks; ~ stands for at most six characters. */
  readonly words: string
  readonly source: string
}

/** Of nearly all rows: what general hospitals do. No clinician of this project has reviewed it. */
export const commonPractice = '临床通行分诊做法，未注明指南，须由医院医生审核'

/** id|label|parts|departments|urgency|words */
const rows = `
blood_pressure_high|血压高|whole|cardio|days|血压高 血压一直高 高血压 血压~压不下 血压~降不 降压药 血压控制
blood_pressure_low|血压低、站起来头晕|head whole|cardio neuro|days|血压低 低血压 站起来~晕 站起来~黑 蹲~起来~晕
palpitation|心慌、心跳不齐|chest|cardio endo|days|心慌 心悸 漏跳 早搏 房颤 心跳快 心跳慢 心律不齐 心里咯噔 咯噔一下 心率快 扑通扑通
chest_tight|胸闷（活动后）|chest|cardio resp|soon|胸闷 胸口~闷 胸口发闷 走快~胸 活动后~胸 心绞痛 冠心病 支架 心口闷
chest_wall|胸口一下一下刺痛|chest|cardio thoracic|days|胸口痛 胸痛 胸口刺痛 肋骨痛 岔气 前胸痛 胸口~刺
leg_swelling|两腿肿|leg foot|cardio renal|days|腿肿 脚肿 脚踝肿 下肢水肿 腿按~坑 按下去~坑 浮肿 水肿
short_of_breath|活动后气短|chest|cardio resp|soon|气短 气喘 爬楼~喘 垫~枕头 平躺~憋 走路~喘 心衰 心功能不全
cough_short|咳嗽几天|throat chest|resp|days|咳嗽 干咳 咳痰 有痰 咳黄痰 咳白痰 咳个不停 感冒
cough_long|咳嗽超过三周|chest|resp|days|咳嗽~月 咳了~月 咳嗽~年 长期咳嗽 慢性咳嗽 老慢支 慢阻肺 支气管扩张
wheeze|喘、哮喘|chest|resp allergy|soon|哮喘 喘 咳醒 闻到~喘 咻咻
lung_nodule|肺结节|chest|resp thoracic|days|肺~结节 肺上~结节 肺部结节 磨玻璃 胸片~结节 肺~阴影
snore|打呼噜|nose throat|ent resp|routine|打呼噜 打鼾 呼吸暂停 憋醒
tuberculosis|肺结核|chest|infect resp|days|肺结核 结核 盗汗~咳
fever_adult|发烧|whole|fever resp|soon|发烧 发热 体温 低烧 高烧 流感 新冠
cold|感冒、流鼻涕|nose throat|resp general|routine|感冒 流鼻涕 流清鼻涕 鼻塞~咳 着凉 嗓子痛~流
bloating|胃胀、打嗝|upper_belly|gastro|routine|胃胀 打嗝 嗳气 腹胀 肚子胀 胀气 消化不良 吃~胀
reflux|反酸、烧心|upper_belly chest|gastro|routine|反酸 烧心 烧心口 酸水 返酸 返流 反流 胃酸
stomach_pain|胃痛|upper_belly|gastro|days|胃痛 胃疼 上腹痛 心口窝痛 胃不舒服 胃病 胃炎 胃溃疡 胃镜
belly_pain|肚子痛|lower_belly upper_belly|gastro gensurg|soon|肚子痛 腹痛 肚子不舒服 肚脐~痛 小肚子痛
loose_short|拉肚子几天|lower_belly|gastro infect|days|拉肚子 腹泻 水样便 闹肚子 拉稀 肠胃炎
loose_long|大便不成形很久|lower_belly|gastro|days|不成形 大便~次~年 肠易激 结肠炎 慢性腹泻 大便~黏液 大便稀~月
constipation|便秘|lower_belly anus|gastro anorectal|routine|便秘 大便干 拉不出 几天1次大便 天1次~便 大便困难
helicobacter|幽门螺杆菌|upper_belly|gastro|routine|幽门螺 幽门 hp阳性 吹气
liver|转氨酶高、脂肪肝|upper_belly|gastro infect|days|转氨酶 脂肪肝 肝功能 肝不好 肝硬化
hepatitis|乙肝、丙肝|upper_belly|infect gastro|days|乙肝 丙肝 大3阳 小3阳 大三阳 小三阳 肝炎 表面抗原
appetite|胃口差、消瘦|whole upper_belly|gastro onco|days|没胃口 胃口差 不想吃 胃口不好 消瘦 食欲
swallowing|吞咽费力|throat chest|gastro ent|days|吞咽~难 咽东西~噎 吃饭~噎 噎得慌 咽不利
polyp|肠息肉、复查肠镜|lower_belly|gastro|routine|息肉~肠 肠息肉 肠镜 结肠镜
gallstone|胆结石|upper_belly|gensurg gastro|days|胆结石 胆囊 右边肚子痛 右上腹 胆囊息肉
hernia|疝气|lower_belly private|gensurg|days|疝气 疝 大腿根~包 躺下~没 鼓个包 小肠气
lump|身上软包|skin arm back|gensurg derm|routine|软包 脂肪瘤 皮下~包 身上长~包 粉瘤 肿块 肉疙瘩 肚子上~包
headache|头痛|head|neuro|days|头痛 偏头痛 头胀 头~跳着痛 后脑勺痛 太阳穴痛
dizziness|头晕、天旋地转|head ear|neuro ent|days|头晕 眩晕 天旋地转 耳石 一翻身 晕~转 美尼尔 头昏
numbness|手脚麻|hand foot arm leg|neuro endo|days|手脚麻 脚麻 手麻 麻木 手套袜子 发麻 神经炎
tremor|手抖|hand|neuro|routine|手抖 帕金森 发抖 头抖 动作慢 走路~小碎步
memory|记性差|head mind|neuro geri|routine|记性 健忘 记忆力 老年痴呆 痴呆 忘事 说~就忘 记不住
face_twitch|脸抽动、面瘫后|head|neuro|days|脸~抽 面肌 眼皮跳 面瘫 嘴歪~月 三叉神经
epilepsy|癫痫复诊|head|neuro|days|癫痫 抽搐~复 羊癫
stroke_after|脑梗后复诊|head|neuro rehab|routine|脑梗 中风后 脑出血后 后遗症 偏瘫 腔梗
insomnia|睡不着|mind|psych neuro|routine|失眠 睡不着 睡不好 入睡困难 早醒 多梦 躺到~点 睡眠差
anxiety|紧张、心烦|mind|psych|days|紧张 焦虑 心烦 坐立不安 惊恐 担心~停 强迫 压力大
depression|情绪低落|mind|psych|soon|情绪低落 抑郁 提不起 不开心 没兴趣 想哭 高兴不起来 心情不好
attention|孩子注意力不集中|mind|peds psych|routine|注意力 坐不住 多动 写作业~拖 走神
autism|孩子说话晚、不理人|mind|peds psych|days|说话晚 不会说话 自闭 不看人 语言发育 发育迟缓
thirst|口渴、多尿、消瘦|whole|endo|soon|口渴 喝得多 喝水多 尿多~瘦 多饮
diabetes|血糖高|whole|endo|days|血糖高 糖尿病 空腹~点 血糖 糖耐量 胰岛素
thyroid_function|甲亢、甲减|neck|endo|days|甲亢 甲减 甲状腺功能 甲状腺炎 桥本 脖子粗 怕热~瘦 怕冷~胖
thyroid_nodule|甲状腺结节|neck|thyroid endo|days|甲状腺结节 甲状腺~结节 甲状腺~类 脖子~结节 甲状腺癌
weight|肥胖、长紫纹|whole|endo|routine|肥胖 减肥 长胖 紫纹 脸圆 满月脸 多毛
uric_acid|尿酸高、痛风|foot|rheum endo|days|痛风 尿酸 大脚趾~痛 脚趾~红肿
osteoporosis|骨质疏松|whole waist|endo ortho|routine|骨质疏松 骨密度 缺钙
height|孩子个子矮|whole|peds endo|routine|个子矮 长不高 骨龄 矮小 生长激素 个子~矮
puberty|孩子发育早|breast whole|peds endo|days|性早熟 发育早 乳房发育~岁 早发育
foamy_urine|尿泡沫多、蛋白尿|private waist|renal|days|泡沫 蛋白尿 尿蛋白 肾炎
eyelid_swelling|早上眼皮肿|eye|renal cardio|days|眼皮肿 眼睑浮肿 脸肿~早 早上~肿
creatinine|肌酐高|waist|renal|soon|肌酐 肾功能 肾衰 透析 尿毒症
urine_pain|尿频尿急尿痛|private lower_belly|uro renal|soon|尿频 尿急 尿痛 尿~刺痛 尿路感染 膀胱炎 小便~痛 憋不住尿 小便~刺
urine_blood|小便有血|private|uro renal|soon|尿血 小便~血 血尿 尿~红 潜血 小便~红
stone|泌尿结石|waist|uro|soon|肾结石 输尿管结石 结石 腰~阵~痛
prostate|尿线细、起夜多|private|uro|routine|前列腺 起夜 尿线细 尿不尽 尿等待 晚上尿 尿滴沥 夜里~小便
erection|勃起问题|private|uro|routine|硬不起来 勃起 阳痿 早泄 性功能
sperm|精液异常、男方备孕|private|uro repro|routine|精液 精子 弱精 男科 不射精
varicocele|阴囊坠胀|private|uro|days|阴囊 精索 睾丸~胀 坠胀 附睾 像蚯蚓~阴囊
foreskin|包皮|private|uro pedsurg|routine|包皮 包茎 龟头
anaemia|贫血|whole|hema gastro|days|贫血 血红蛋白 血色素 脸色苍白 缺铁
bruises|身上青紫、出血点|skin|hema|soon|青紫 出血点 紫癜 血小板 牙龈出血~青 紫块 瘀斑
lymph_node|淋巴结肿大|neck|hema gensurg|days|淋巴结 脖子~1串 脖子上~疙瘩 淋巴
joint_stiff|关节肿痛、晨僵|hand knee|rheum ortho|days|关节肿 关节痛 手指僵 晨僵 类风湿 关节~肿痛 手~关节 强直
lupus|脸上红斑、关节痛|skin|rheum derm|days|蝴蝶斑 红斑狼疮 狼疮 脸上~斑~关节
dry_mouth_eye|口干眼干|mouth eye|rheum eye|routine|口干 眼干~口 口眼干燥 干燥综合 饼干~水
breast_lump|乳房肿块|breast|breast|soon|乳房~块 乳房~结节 乳腺结节 乳房~包 乳房肿块 乳房~疙瘩 乳腺增生 腋下~块
nipple|乳头流水|breast|breast|soon|乳头 溢乳 乳头流
mastitis|堵奶、乳房红肿|breast|breast obst|soon|堵奶 涨奶 乳腺炎 奶胀 奶结 乳房~红肿 奶~硬
breast_pain|乳房胀痛|breast|breast gyn|routine|乳房胀 乳房痛 乳房~痛 胸胀
rectal_bleed|便后出血、痔疮|anus|anorectal gastro|days|痔疮 屁股~血 便后~血 大便~血 肛裂 大便时痛 擦~血
anal_abscess|肛门旁边肿痛|anus|anorectal|soon|肛门 肛瘘 肛周 屁股~流脓 屁眼
varicose|腿上青筋|leg|vascular|routine|青筋 静脉曲张 腿~蚯蚓 蚯蚓~腿
claudication|走路小腿痛|leg|vascular ortho|days|走~米~痛 走~小腿 间歇性跛行 小腿~歇 下肢动脉
back_pain|腰痛|waist|ortho spine|routine|腰痛 腰酸 腰肌 腰扭 闪了腰
sciatica|腰痛放到腿|waist leg|spine ortho|days|腰椎间盘 腰突 放射到腿 放射到脚 坐骨神经 串到腿 腰~腿麻 腰~脚
neck_pain|脖子僵、颈椎|neck shoulder|ortho spine|routine|颈椎 脖子僵 脖子痛 落枕 脖子硬 颈肩
knee_pain|膝盖痛|knee|ortho|routine|膝盖 半月板 蹲不下 膝关节 腿弯~痛
shoulder_pain|肩膀痛|shoulder|ortho rehab|routine|肩膀 肩周炎 抬胳膊 肩袖 胳膊抬
sprain|扭伤、崴脚|foot hand|ortho|soon|崴 扭伤 扭了 扭到 挫伤 韧带 摔~肿
trigger_finger|手指弹响、腱鞘炎|hand|hand ortho|routine|弹响 腱鞘 扳机指 手指~伸不直 大拇指根 妈妈手
heel|脚后跟痛|foot|ortho|routine|脚后跟 足跟 足底 跟骨 脚底痛
hand_lump|手腕硬包|hand|hand ortho|routine|手腕~包 腱鞘囊肿 手背~包 手腕~硬
spine_bent|脊柱侧弯|back|spine ortho|days|脊柱侧弯 侧弯 驼背 肩膀~高~低 高低肩
gait_child|孩子走路姿势|leg foot|ortho pedsurg|routine|内8字 内八 外八 o型腿 x型腿 走路~八字 扁平足 罗圈腿 走路~姿势
fracture_after|骨折复查|arm leg|ortho|days|骨折 取钢板 拆石膏 打石膏
hip|髋、大腿根痛|leg|ortho rheum|days|股骨头 髋 胯~痛 大腿根痛
bunion|脚趾变形|foot|ortho|routine|拇外翻 大脚骨 脚趾变形
period_late|月经推迟|lower_belly private|gyn|days|月经推迟 月经没来 没来月经 大姨妈~没来 闭经 月经不 月经~月没来
period_pain|痛经|lower_belly|gyn|routine|痛经 来例假~痛 月经~痛 姨妈痛 例假~痛
period_heavy|月经多、不规则出血|lower_belly private|gyn|soon|月经多 月经量大 不规则出血 淋漓不尽 月经~不停 点滴出血
discharge|白带异常、外阴痒|private|gyn|days|白带 阴道炎 豆腐渣 外阴 下面痒 私处痒 下身痒 阴道
fibroid|子宫肌瘤|lower_belly|gyn|routine|子宫肌瘤 肌瘤 子宫内膜 内膜息肉 腺肌症
ovary|卵巢囊肿|lower_belly|gyn|days|卵巢 巧克力囊肿 多囊 附件
menopause|更年期|whole|gyn endo|routine|更年期 潮热 一阵阵出汗 阵~出汗
bleeding_menopause|绝经后出血|private|gyn|soon|绝经~血 绝经 绝经后
hpv|HPV、宫颈|private|gyn|days|hpv 宫颈 tct
warts|下身长疙瘩|private|derm gyn|days|下面~疙瘩 尖锐湿疣 菜花 疱疹~下 梅毒 淋病 性病 私处~疙瘩
pregnancy_new|怀孕建档、产检|lower_belly|obst|routine|建档 刚怀上 怀孕 产检 孕检 孕 唐筛 nt检查 两条杠 早孕 怀上
gestational_sugar|孕期血糖高|whole|obst endo|soon|怀孕~血糖 孕~血糖 妊娠糖尿 孕~糖耐
nausea_pregnancy|孕吐|upper_belly|obst|soon|孕吐 怀孕~吐 妊娠剧吐
infertility|怀不上|private|repro gyn|routine|怀不上 不孕 不育 备孕 没怀上 试管 输卵管 人工授精 怀~不上
prolapse|产后漏尿、松弛|private|gyn obst|routine|漏尿 盆底 子宫脱垂 脱垂 产后~尿 咳嗽~漏 产后康复
postpartum_check|产后复查|lower_belly|obst|routine|产后 恶露 剖腹产~伤口 四十二天 42天
contraception|避孕、流产|private|gyn|days|避孕 上环 取环 人流 流产 打胎
child_fever|孩子发烧|whole|peds fever|soon|孩子发烧 宝宝发烧 小孩发烧 娃发烧 孩子发热 孩子~烧 宝宝~烧
child_cough|孩子咳嗽|chest throat|peds|days|孩子咳嗽 宝宝咳嗽 小孩咳嗽 孩子~咳 宝宝~咳
child_belly|孩子肚子痛、拉肚子|lower_belly|peds pedsurg|days|孩子肚子痛 孩子~拉肚 宝宝拉 宝宝~便 孩子~肚子 绿便 奶瓣 宝宝~奶 哭闹
child_bedwetting|孩子尿床|private|peds uro|routine|尿床 遗尿
child_eczema|宝宝湿疹|skin|derm peds|routine|宝宝湿疹 奶癣 宝宝~疹 孩子~疹子 尿布疹 红屁股
child_tic|孩子眨眼、清嗓子|head|peds neuro|routine|孩子眨眼 孩子~清嗓子 抽动症 眨眼~清 挤眉弄眼
testis_hidden|孩子蛋蛋摸不到|private|pedsurg uro|days|蛋蛋~摸不到 隐睾 鞘膜积液 睾丸~没下 蛋蛋~大小
child_vaccine|孩子保健、喂养|whole|peds|routine|喂养 辅食 不长肉 挑食 不爱吃 体重不长 儿保
jaundice_newborn|新生儿黄|skin|peds|soon|黄疸 宝宝黄
sight_child|孩子看不清|eye|eye|days|看黑板 近视 散光 弱视 斜视 配眼镜 验光 眯眼
red_eye|眼睛红痒|eye|eye|days|眼睛红 眼睛痒 结膜炎 分泌物 眼屎 红眼病 眼~红
cataract|老人看不清|eye|eye|days|白内障 隔着雾 看~雾 青光眼 眼压 看不清 视力下降 视力 看东西模糊
floaters|眼前黑影飘|eye|eye|soon|飞蚊 黑影飘 眼前~黑影 黑影 眼前~飘
dry_eye|眼睛干涩|eye|eye|routine|眼睛干 眼干 干眼 磨 眼睛涩 眼睛累
stye|长针眼|eye|eye|days|针眼 麦粒肿 霰粒肿 眼皮~包 眼皮~疙瘩
tearing|流眼泪|eye|eye|routine|流眼泪 迎风流泪 泪道 泪囊
tinnitus|耳鸣|ear|ent|days|耳鸣 耳朵嗡 耳朵~响 嗡嗡响
hearing_loss|听不见|ear|ent|soon|听不见 耳聋 听力 听不清 耳背 助听器 耳朵堵
ear_pain|耳朵痛、流脓|ear|ent|soon|耳朵痛 耳朵~脓 中耳炎 耳朵流 耳痛 耳屎 耵聍 外耳
rhinitis|鼻塞、打喷嚏|nose|ent allergy|routine|鼻炎 打喷嚏 鼻子痒 喷嚏 过敏性鼻 鼻痒 春天~鼻
sinusitis|脓鼻涕、鼻窦|nose|ent|days|鼻子不通 脓鼻涕 鼻窦 鼻塞 黄鼻涕 鼻息肉 鼻甲 闻不到
nosebleed|流鼻血|nose|ent|days|流鼻血 鼻出血 鼻血
throat_lump|喉咙异物感|throat|ent gastro|routine|咽炎 喉咙~东西 嗓子~卡 异物感 嗓子~东西 清嗓子 喉咙~痰
sore_throat|嗓子痛|throat|ent resp|days|嗓子痛 喉咙痛 扁桃体 咽痛 嗓子~发炎 咽喉痛
hoarse|声音嘶哑|throat|ent|days|声音嘶哑 嘶哑 声音哑 嗓子哑 声带 失声
adenoid|孩子张嘴呼吸|nose|ent peds|routine|腺样体 张嘴呼吸 张口呼吸 孩子~打呼
tooth_pain|牙痛|mouth|dental|soon|牙痛 牙~痛 蛀牙 虫牙 龋 冷热~酸 牙酸 牙神经
gum|牙龈肿、出血|mouth|dental|days|牙龈 牙周 刷牙出血 洗牙 牙齿松 口臭 牙结石
wisdom_tooth|智齿|mouth|dental|days|智齿 拔牙
braces|牙不齐、缺牙|mouth|dental|routine|矫正 牙不齐 龅牙 地包天 种牙 镶牙 补牙 假牙 缺牙 换牙
mouth_ulcer|口腔溃疡|mouth|dental derm|days|口腔溃疡 嘴~溃疡 口疮 嘴里~白斑 嘴里~烂 嘴里~泡 舌头~痛
jaw|张嘴弹响|mouth|dental|routine|颞下颌 张嘴~响 下巴~响 张嘴痛
hives|起疙瘩、痒|skin|derm allergy|days|荨麻疹 红疙瘩 疙瘩~痒 风团 全身痒 身上痒 皮肤痒 瘙痒 身上起 过敏
eczema|湿疹、皮炎|skin|derm|routine|湿疹 皮炎 皮疹 牛皮癣 银屑病 脱皮 起皮 皮肤干
acne|长痘|skin|derm|routine|痘 痤疮 粉刺 青春痘 脸上~红
hair_loss|掉头发|skin head|derm|routine|掉头发 脱发 斑秃 掉了~头发 鬼剃头 头皮屑
vitiligo|白斑|skin|derm|routine|白癜风 白斑 白点 1片白
shingles|带状疱疹|skin|derm pain|soon|带状疱疹 水泡~痛 1串水泡 蛇缠腰 缠腰龙 水泡
tinea|脚气、癣|foot skin|derm|routine|脚气 脚趾缝 体癣 股癣 真菌 手癣 脚~脱皮 脚~痒
nail|灰指甲|hand foot|derm|routine|灰指甲 指甲~厚 指甲~黄 指甲 甲沟炎
mole|痣、皮肤肿物|skin|derm plastic|days|痣 黑痣 疣 瘊子 鸡眼 老年斑 皮肤肿物 色斑
scar|疤痕|skin|plastic derm|routine|疤 疤痕 烫伤留 祛疤 烧伤后
sweat|出汗多|skin whole|endo derm|routine|出汗多 盗汗 多汗 狐臭 手心出汗
tumour_after|肿瘤复查、化疗|whole|onco|days|化疗 肿瘤 癌 放疗 靶向 肿瘤标志物 癌症
fatigue|乏力|whole|general endo|days|乏力 没力气 没劲 疲劳 累得 浑身无力
checkup|体检报告看不懂|whole|general|routine|体检报告 体检 报告看不懂 指标异常 复查报告
pain_long|长期疼痛|whole|pain rehab|routine|慢性疼痛 疼痛门诊 带状疱疹后 神经痛
rehab|术后康复|whole|rehab|routine|康复 术后恢复 功能锻炼 理疗
tcm|调理|whole|tcm|routine|中医 调理 针灸 中药 湿气 体虚 上火
geriatric|老人多种病|whole|geri general|routine|老人~多种 多种慢性病 老年~综合
blood_lipids|血脂高|whole|cardio endo|routine|血脂 血脂高 胆固醇 甘油三酯 甘油3酯 低密度
white_cells|白细胞异常|whole|hema infect|days|白细胞低 白细胞高 白细胞 血常规异常
pelvic_pain|小肚子坠痛（妇科）|lower_belly private|gyn|days|盆腔炎 盆腔积液 附件炎 小肚子坠
birthmark|胎记、血管瘤|skin|plastic derm|routine|胎记 血管瘤 红胎记
vaccine|打疫苗前想问|whole|general infect|routine|打疫苗 接种 疫苗能不能
quit_smoking|想戒烟|chest|resp general|routine|戒烟
eating|不吃、暴食|mind|psych gastro|days|厌食 暴食 催吐 怕胖
counselling|想找人谈谈|mind|psych|routine|心理咨询 看心理 心理医生 想找人谈 想找人聊
prescription|配药、开药|whole|general|routine|配药 开药 续方 药吃完
`

const complaintOf = (row: string): Complaint => {
  const [id = '', label = '', parts = '', departments = '', urgency = '', words = ''] = row.split('|')
  return {
    id,
    label,
    parts: parts.split(' ') as BodyPart[],
    departments: departments.split(' ') as DepartmentKind[],
    urgency: urgency as Urgency,
    words,
    source: commonPractice,
  }
}

/** What people come with, and where they go with it. */
export const complaints: readonly Complaint[] = rows.trim().split('\n').map(complaintOf)
