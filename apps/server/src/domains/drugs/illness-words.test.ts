import { describe, expect, test } from 'vitest'
import { commonDiagnoses } from '../../adapters/diagnosis-list/diagnosis-list.ts'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from './book.ts'

const book = bookOf(tableKnowledge())
const { rows } = commonDiagnoses()

/** Which of the list's codes are an illness, written apart from the table. */
const byCode: readonly (readonly [RegExp, string])[] = [
  [/^I1[0-5]/, 'hypertension'],
  [/^I2[0-5]/, 'coronary'],
  [/^I26|^I80\.2/, 'thrombosis'],
  [/^I44\.[12]|^I49\.5/, 'heart_block'],
  [/^I48/, 'atrial_fibrillation'],
  [/^I50|^I11\.0/, 'hf'],
  [/^I6[0-4]|^I69|^G45/, 'stroke'],
  [/^I71/, 'aneurysm'],
  [/^I70\.2|^I73\.[19]/, 'peripheral_artery'],
  [/^J4[34]/, 'copd'],
  [/^J4[56]/, 'asthma'],
  [/^K2[5-8]/, 'ulcer'],
  [/^K92/, 'gi_bleeding'],
  [/^K70\.3|^K74\.6/, 'cirrhosis'],
  [/^K5[01]/, 'colitis'],
  [/^K56/, 'bowel_obstruction'],
  [/^K8(5|6\.1)/, 'pancreatitis'],
  [/^N17|^N18\.[3459]|^Z99\.2/, 'kidney'],
  [/^N17|^N18\.[45]|^Z99\.2/, 'kidney_failure'],
  [/^N40/, 'bph'],
  [/^R33/, 'urinary_retention'],
  [/^H40/, 'glaucoma'],
  [/^H40\.2/, 'angle_closure'],
  [/^G40/, 'epilepsy'],
  [/^R56/, 'seizure'],
  [/^G70/, 'myasthenia'],
  [/^G43/, 'migraine'],
  [/^G20/, 'parkinson'],
  [/^G47\.3/, 'sleep_apnoea'],
  [/^F0[0-3]|^G30/, 'dementia'],
  [/^F31/, 'bipolar'],
  [/^F3[23]/, 'depression'],
  [/^F20/, 'schizophrenia'],
  [/^F10/, 'alcohol'],
  [/^D55\.0/, 'g6pd'],
  [/^M10|^E79\.0/, 'gout'],
  [/^E05/, 'hyperthyroid'],
  [/^E03/, 'hypothyroid'],
  [/^E1[0-4]/, 'diabetes'],
  [/^E87\.5/, 'hyperkalaemia'],
  [/^E87\.6/, 'hypokalaemia'],
  [/^E87\.1/, 'hyponatraemia'],
  [/^A1[5-9]/, 'tb'],
  [/^B18\.1|^Z22\.5/, 'hepatitis_b'],
  [/^M8[01]/, 'osteoporosis'],
  [/^M0[56]/, 'rheumatoid'],
  [/^M32/, 'lupus'],
  [/^L40/, 'psoriasis'],
  [/^C50/, 'breast_cancer'],
  [/^C67/, 'bladder_cancer'],
  [/^Z94/, 'transplant'],
  [/^Z95\.2/, 'mechanical_valve'],
]

describe('a code of ICD-10 that is chosen', () => {
  test.each(byCode)('%s is %s, whatever its name', (pattern, illness) => {
    const within = rows.filter(row => pattern.test(row.code))
    expect(within.length).toBeGreaterThan(0)
    expect(within.filter(row => !book.conditionsOf([row.code]).includes(illness)).map(row => row.name)).toEqual([])
  })
  test('of a national edition is the same as the shorter one', () => {
    expect(book.conditionsOf(['I25.103', 'D55.001'])).toEqual(['coronary', 'g6pd'])
  })
  test('of a mild or another illness is none', () => {
    for (const code of ['I44.0', 'I80.0', 'N18.1', 'N18.2', 'I42.0', 'N80.0', 'J20.9', 'R05', 'C34.9', 'K29.5'])
      expect([code, book.conditionsOf([code])]).toEqual([code, []])
  })
})

describe('words', () => {
  test.each(
    (
      '十二指肠球部溃疡 ulcer,胃窦溃疡 ulcer,消化道溃疡 ulcer,复合性溃疡 ulcer,急性心肌梗塞 coronary,PCI术后 coronary,' +
      '冠状动脉粥样硬化性心脏病 coronary,冠脉支架植入术后 coronary,心房纤颤 atrial_fibrillation,TIA stroke,脑血栓 stroke,' +
      'COPD copd,下肢DVT thrombosis,震颤麻痹 parkinson,乳癌术后 breast_cancer,牛皮癣 psoriasis,羊癫疯 epilepsy,' +
      '葡萄糖6磷酸脱氢酶缺乏症 g6pd,六磷酸葡萄糖脱氢酶缺乏 g6pd,饮酒史20年 alcohol,每天喝白酒半斤 alcohol,' +
      '二度房室阻滞 heart_block,Ⅲ度房室阻滞 heart_block,II度房室传导阻滞 heart_block,窦缓 bradycardia,QTc延长 long_qt,' +
      '尿毒症 kidney_failure,维持性血液透析 kidney_failure,慢性肾脏病5期 kidney_failure,CKD4期 kidney_failure,' +
      '慢性肾功能不全 kidney,CKD3期 kidney,Graves病 hyperthyroid,血钾高 hyperkalaemia,溃结 colitis,SLE lupus,OSAHS sleep_apnoea'
    )
      .split(',')
      .map(one => one.split(' ') as [string, string]),
  )('%s is %s', (text, illness) => expect(book.conditionsIn(text)).toContain(illness))

  test.each([
    ['扩张型心肌病', 'myopathy'],
    ['病毒性心肌炎史', 'myopathy'],
    ['子宫腺肌病', 'myopathy'],
    ['低钠饮食', 'hyponatraemia'],
    ['长期低盐低钠饮食', 'hyponatraemia'],
    ['高钾食物少吃', 'hyperkalaemia'],
    ['卒中评估为低中风险', 'stroke'],
    ['输尿管支架术后', 'coronary'],
    ['颈动脉支架术后', 'coronary'],
    ['结核菌素试验阴性', 'tb'],
    ['一度房室传导阻滞', 'heart_block'],
    ['慢性肾脏病2期', 'kidney'],
    ['否认饮酒史', 'alcohol'],
    ['脑血栓史', 'thrombosis'],
  ])('%s is no %s', (text, illness) => expect(book.conditionsIn(text)).not.toContain(illness))

  test('of both, what only looks like it does not hide what is', () => {
    expect(book.conditionsIn('心肌病，多发性肌炎')).toContain('myopathy')
    expect(book.conditionsIn('输尿管支架术后，冠脉支架术后')).toContain('coronary')
  })
})
