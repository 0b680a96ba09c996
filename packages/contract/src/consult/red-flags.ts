/**
 * What must not wait for an answer in 24 hours: words that people use for emergencies, and what they should do at once. It
 * never blocks: the advice and 120 come first, then everything goes its way, and the doctor sees what was said. One table
 * for page and server. A word too many costs a glance, a word too few may cost a life: when in doubt it is in here.
 */
interface RedFlagRule {
  /** What the doctor and the patient read: 胸痛. */
  readonly label: string
  /** How people say it. */
  readonly words: RegExp
  /** What to do until help comes. */
  readonly advice: string
  /** A line to call besides 120. */
  readonly hotline?: { readonly phone: string; readonly label: string }
}

export const redFlagRules = {
  // 《胸痛基层诊疗指南（2019年）》中华医学会; ACC/AHA chest pain guideline 2021: pain, pressure or tightness of the chest.
  chest_pain: {
    label: '胸痛',
    words:
      /胸口?(?:剧|很|好|特别|非常|一阵阵?|突然)*[痛疼]|心口?(?:窝)?(?:绞|剧)?[痛疼]|心绞痛|胸口?(?:压榨|压迫|发紧|像?压(?:着|了)?(?:块)?石头)|心梗|心肌梗/,
    advice: '立即停止活动，坐下或半卧休息，不要自行开车。',
  },
  // 中风120口诀 (Zhao J, Liu R. Stroke 1-2-0. Lancet Neurol 2017;16:27); BE FAST (AHA/ASA).
  stroke: {
    label: '疑似中风',
    words:
      /(?:嘴|口角|口眼?|脸|面部?)(?:巴)?[歪斜]|(?:一侧|半边|半身|单侧|左边|右边|左侧|右侧|左手|右手|左腿|右腿|手脚)(?:的)?(?:身体|肢体|胳膊|手臂|手脚|手|脚|腿|脸)?(?:突然|一下)?(?:发麻|麻木|无力|没劲|没力气?|不能动|动不了|抬不起来?|瘫)|偏瘫|(?:口齿|说话|言语|吐字)(?:突然)?(?:不清|含糊|困难)|说不出话|突然(?:看不见|失明|站不稳|剧烈头痛)|中风|脑梗|脑出血/,
    advice: '记住发病时间，让患者侧卧，不要喂水喂药，尽快送到有卒中中心的医院。',
  },
  // WHO-ICRC Basic Emergency Care (2018): difficulty in breathing.
  breathing: {
    label: '呼吸困难',
    words:
      /呼吸(?:很|特别|非常|越来越|十分)?(?:困难|急促|不上来|不了|费力|停)|(?:喘|透|吸|上)不(?:过|上)(?:来)?气|气(?:喘|都)?(?:上|透|喘)不(?:上|过)来|憋(?:得)?(?:喘不|气厉害)|窒息|嘴唇(?:发)?(?:紫|青)/,
    advice: '让患者坐起、松开衣领、保持通风；有急救药（如吸入剂）按医嘱使用。',
  },
  // WHO-ICRC Basic Emergency Care (2018): altered mental status.
  unconscious: {
    label: '意识不清、抽搐',
    words:
      /(?:意识|神志)(?:不清|模糊|丧失|障碍)|昏迷|昏过去|晕(?:倒|厥|过去)|不省人事|叫不(?:醒|应)|抽搐|抽风|癫痫(?:大)?发作|没有?(?:了)?(?:呼吸|心跳|脉搏)/,
    advice: '让患者侧卧、保持呼吸通畅，不要往嘴里塞东西；没有呼吸心跳时立即做胸外按压。',
  },
  // WHO-ICRC Basic Emergency Care (2018); 《急性上消化道出血急诊诊治流程专家共识（2020）》.
  bleeding: {
    label: '大出血',
    words:
      /大出血|(?:出血|流血|血)(?:止不住|不止|很多|特别多)|止不住(?:的)?血|[吐呕咯咳]血|呕(?:吐)?咖啡|黑(?:色)?(?:的)?便|柏油(?:样)?便/,
    advice: '压住出血的地方，平卧，暂时不要吃喝。',
  },
  // World Allergy Organization anaphylaxis guidance 2020; 《严重过敏反应急救指南（2019）》.
  anaphylaxis: {
    label: '严重过敏',
    words:
      /过敏性?休克|喉(?:咙|头)?(?:水)?肿|(?:喉咙|嗓子)(?:发紧|肿得)|(?:过敏|吃了|打了针?|输液)[^。！？!?]{0,12}(?:喘|憋|全身起?(?:疹|风团)|晕)/,
    advice: '立即停用可疑的药物或食物，平卧抬高双腿；有肾上腺素自动注射笔请马上使用。',
  },
  // 国家卫生健康委: 全国统一心理援助热线 12356 (2025); WHO mhGAP: self-harm and suicide, ask and do not leave alone.
  suicide: {
    label: '自伤、轻生念头',
    words:
      /自杀|自残|自伤|割腕|轻生|寻短见|不想活|活(?:着|下去)?(?:没意思|没有意义|不下去)|想(?:去)?死|(?:不如|还是)死了|结束(?:自己的)?生命|跳楼|遗书|了结自己/,
    advice: '您现在很难受，这不是您的错。请不要一个人待着，马上告诉身边信任的人，把药品、刀具放远。',
    hotline: { phone: '12356', label: '全国心理援助热线 12356（24小时）' },
  },
  // WHO Guidelines for poison control; 中国疾控中心 poison treatment: overdose, pesticide, carbon monoxide.
  poisoning: {
    label: '中毒、误服',
    words:
      /中毒|误(?:服|食|喝)|喝(?:了|下)?(?:农药|百草枯|敌敌畏|洁厕|消毒液|84)|(?:吃|服)(?:了|下)(?:一整?瓶|几十[片粒颗]|整盒|过量)|药(?:吃|服)(?:多|过量)了/,
    advice: '保留药瓶、农药瓶带去医院，不要自行催吐；煤气中毒先开窗通风、转移到室外。',
  },
  // 《创伤急救中国专家共识》; ABA/WHO burns first aid: cool running water for 20 minutes.
  trauma: {
    label: '严重外伤、烧烫伤',
    words:
      /车祸|高处?(?:坠|摔)(?:落|下)?|从(?:楼|高处|梯子)上?(?:摔|掉)|(?:头|脑袋)(?:部)?(?:撞|摔|磕)[^。]{0,8}(?:吐|晕|昏)|骨头(?:都)?(?:露|断)|大面积(?:烧|烫)伤|触电|溺水/,
    advice: '不要随意搬动，伤口用干净布压住；烧烫伤先用流动凉水冲20分钟。',
  },
  // WHO IMPAC: danger signs in pregnancy; 《妊娠期高血压疾病诊治指南（2020）》.
  pregnancy: {
    label: '孕期危险信号',
    words:
      /(?:怀孕|孕|宝宝在肚子里)[^。！？!?]{0,20}(?:出血|流血|见红|破水|剧(?:烈)?(?:腹)?痛|抽搐|眼前发黑|胎动(?:减少|消失|没了))|(?:羊水|胎膜)(?:早)?破|胎动(?:明显)?(?:减少|消失|没了)/,
    advice: '左侧卧休息，带好产检资料，尽快到最近的产科急诊。',
  },
  // WHO IMCI danger signs; NICE NG143: fever under three months.
  infant: {
    label: '婴幼儿危险信号',
    words:
      /(?:新生儿|未满月|没满月|[一二两三1-3]个?月(?:大)?(?:的)?(?:宝宝|婴儿|孩子)|婴儿)[^。！？!?]{0,15}(?:发烧|发热|高热|[34][89]度|不吃|不喝|没精神|叫不醒)|(?:宝宝|孩子|小孩)[^。！？!?]{0,8}(?:叫不醒|抽|脸色发(?:青|紫)|卡住|噎住|吞了)/,
    advice: '不要自行喂退烧药以外的药，噎住时立即拍背、按压腹部或胸部。',
  },
} as const satisfies Readonly<Record<string, RedFlagRule>>

export type RedFlag = keyof typeof redFlagRules
export const redFlags = Object.keys(redFlagRules) as [RedFlag, ...RedFlag[]]

/** 没有胸痛, 否认头痛、胸痛: said to be absent. 无明显诱因胸痛 is not: what stands between must be a list of short words. */
const denied = /(?:没有|没|无|否认|未见|未)(?:出现|发生|感到|觉得|有)?(?:[^\s，。；！？,.;!?、]{1,6}[、和及或])*$/

/** What of the table stands in these texts, in the order of the table; nothing that is said to be absent. */
export function redFlagsIn(...texts: readonly string[]): RedFlag[] {
  return redFlags.filter(flag => texts.some(text => isSaid(redFlagRules[flag].words, text)))
}

function isSaid(words: RegExp, text: string): boolean {
  for (const found of text.matchAll(new RegExp(words, 'g'))) if (!denied.test(text.slice(0, found.index))) return true
  return false
}

/** 胸痛；疑似中风. */
export const redFlagLabels = (flags: readonly RedFlag[]): string =>
  flags.map(flag => redFlagRules[flag].label).join('；')

/** What patient and doctor read in the stream when something of the table was said. */
export const redFlagNotice = (flags: readonly RedFlag[]): string =>
  `您描述的情况可能很紧急（${redFlagLabels(flags)}）。请不要等待回复，立即拨打120或前往最近的急诊。${flags
    .map(flag => redFlagRules[flag].advice)
    .join('')}`
