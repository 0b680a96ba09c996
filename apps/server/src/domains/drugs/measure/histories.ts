/** A history as patients and doctors write it, and the illnesses that count for medicines now. */
export type History = readonly [text: string, illnesses: readonly string[]]

/** Written before the reading of histories was changed; it was worked on with these alone. */
export const workedOn: readonly History[] = [
  ['妊娠期糖尿病，产后恢复正常', []],
  ['怀孕时查出妊娠期高血压，生完孩子血压就正常了', []],
  ['孕期甲减，产后停优甲乐，复查甲功恢复正常', []],
  ['2018年甲亢，碘131治疗后已治愈', []],
  ['支气管哮喘，小时候得的，十几年没有发作了', ['asthma']],
  ['胃溃疡，已愈合', ['ulcer']],
  ['高血压，吃药后血压恢复正常', ['hypertension']],
  ['2型糖尿病，饮食控制后血糖正常', ['diabetes']],
  ['否认高血压、糖尿病、冠心病、脑卒中、慢性肾病、支气管哮喘等慢性病史', []],
  ['无明显诱因哮喘发作', ['asthma']],
  ['怀疑过青光眼，眼科检查后已排除', []],
  ['不能排除肺栓塞', ['thrombosis']],
  ['家族史：糖尿病、高血压', []],
  ['父亲有高血压，死于脑出血；本人痛风五年', ['gout']],
  ['没有按时吃药的高血压十年', ['hypertension']],
  ['吸烟二十年，去年已戒烟', []],
  ['右肾结石，碎石后已排出', []],
  ['曾误诊为癫痫，后来确定不是', []],
  ['低钾血症，补钾后恢复', []],
  ['跟我妈一样有偏头痛', ['migraine']],
]

/** Looked at once the reading was done, and not worked on. */
export const heldOut: readonly History[] = [
  ['妊娠糖尿病史，产后42天复查糖耐量正常', []],
  ['怀二胎的时候血压高，诊断妊娠高血压综合征，产后三个月停药，至今血压正常', []],
  ['甲状腺功能亢进症，手术后痊愈，不用吃药', []],
  ['桥本甲状腺炎，甲减，吃优甲乐，甲功正常', ['hypothyroid']],
  ['激素引起的糖尿病，停激素后血糖恢复正常', []],
  ['癫痫，吃药控制住了，五年没犯', ['epilepsy']],
  ['十二指肠溃疡病史，治好了', ['ulcer']],
  ['冠心病，支架术后，恢复良好', ['coronary']],
  ['既往体健，无高血压、糖尿病及冠心病史，无哮喘、癫痫病史', []],
  ['没有控制好的糖尿病', ['diabetes']],
  ['排除了重症肌无力', []],
  ['心梗待排', ['coronary']],
  ['爷爷和爸爸都有痛风，自己尿酸正常', []],
  ['母亲乳腺癌，我有深静脉血栓史', ['thrombosis']],
  ['体检提示前列腺增生，没有症状', ['bph']],
  ['从来没得过哮喘', []],
  ['以前酗酒，戒酒八年了', []],
  ['药物性肝损伤，停药后肝功能恢复正常', []],
  ['尿潴留一次，拔管后排尿正常', []],
  ['妊娠期高血压，产后血压一直没降下来，现在还在吃药', ['hypertension']],
]
