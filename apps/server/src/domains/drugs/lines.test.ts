import { describe, expect, test } from 'vitest'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf } from './book.ts'
import { casesOf, findingsFor } from './measure/cases.ts'

/**
 * What a prescription is held against, line by line as issue 11 part 2 lists it. A case is written as in measure/; beside it what must
 * be said: level, kind, and a word of the sentence; nothing where nothing may interrupt.
 */
const book = bookOf(tableKnowledge())
const sentence = (text: string): string[] =>
  findingsFor(book, casesOf(book, text)[0]!)
    .filter(one => one.level !== 'inform')
    .map(one => `${one.level}${one.isOverridable ? '2' : ''} ${one.kind} ${one.sentence}`)
const folded = (text: string): string[] =>
  findingsFor(book, casesOf(book, text)[0]!)
    .filter(one => one.level === 'inform')
    .map(one => `${one.kind} ${one.sentence}`)

const lines: Readonly<Record<string, readonly (readonly [text: string, expected: string, word: string])[]>> = {
  'dose by ingredient: once, daily, course': [
    ['M60 70kg|美托洛尔 400mg qd 28d', 'stop2 dose', '单次'],
    ['M60 70kg|氨氯地平 5mg qid 28d', 'stop2 dose', '每日'],
    ['M40 70kg|唑吡坦 10mg qn 60d', 'warn duration', '60天'],
    ['M40 70kg|对乙酰氨基酚 0.5g tid 30d', 'warn duration', '30天'],
  ],
  'dose by route: the same ingredient on the skin or in the eye has no amount': [
    ['M60 70kg|双氯芬酸 适量 tid 14d (外用)', '', ''],
    ['M60 70kg|双氯芬酸 适量 tid 60d (外用)', '', ''],
    ['M60 70kg|卡泊三醇软膏 适量 qid 14d (外用)', 'stop2 dose', '2次'],
    ['M60 70kg|拉坦前列素滴眼液 2滴 bid 28d (滴眼)', 'stop2 dose', '滴'],
  ],
  'dose by indication where it decides': [
    ['M70 70kg dx:心房颤动|利伐沙班 15mg bid 28d', 'warn dose', '房颤'],
    ['M50 70kg dx:深静脉血栓|利伐沙班 15mg bid 21d', '', ''],
    ['M60 70kg dx:冠心病|阿司匹林 0.5g tid 28d', 'stop dose', '冠心病'],
    ['F30 55kg dx:发热|阿司匹林 0.5g tid 3d', '', ''],
    ['M60 70kg dx:前列腺增生|他达拉非 20mg qd 28d', 'stop2 dose', '前列腺增生'],
  ],
  'dose by age and weight': [
    ['M3 14kg|布洛芬 140mg tid 3d', '', ''],
    ['M3 14kg|布洛芬 400mg tid 3d', 'stop2 dose', '14kg'],
    ['F66 55kg|艾司西酞普兰 20mg qd 28d', 'stop2 dose', '66岁'],
    ['M20 60kg|异维A酸 40mg qid 28d', 'stop2 dose', '每日'],
  ],
  'kidneys by measured creatinine, eGFR or clearance as the label says': [
    ['M50 70kg cr=80|二甲双胍 0.5g tid 28d', '', ''],
    ['M68 66kg cr=260|二甲双胍 0.5g tid 28d', 'stop2 kidney', 'eGFR'],
    ['F80 48kg cr=180|达比加群 110mg bid 28d', 'stop2 kidney', '肌酐清除率'],
    ['M70 60kg cr=200|普瑞巴林 150mg bid 28d', 'stop2 kidney', '每日最多'],
  ],
  'the liver': [
    ['M50 70kg cirrhosis|对乙酰氨基酚 1g tid 3d', 'warn liver', '2g'],
    ['M50 70kg cirrhosis|丙戊酸 0.5g bid 28d', 'stop2 liver', '禁用'],
    ['M50 70kg liver|丙戊酸 0.5g bid 28d', 'warn liver', '禁用'],
    ['M50 70kg dx:急性肝炎|瑞舒伐他汀 10mg qn 28d', 'stop2 disease', '活动性肝病'],
  ],
  'once a week only, a hard stop': [
    ['F60 55kg|甲氨蝶呤 10mg qw 28d', '', ''],
    ['F60 55kg|甲氨蝶呤 10mg qd 28d', 'stop dose', '每周'],
    ['F60 55kg|甲氨蝶呤 2.5mg prn 28d', 'stop dose', '每周'],
    ['F70 50kg|阿仑膦酸 70mg qw 28d', '', ''],
    ['F70 50kg|阿仑膦酸 70mg qd 28d', 'stop dose', '每周'],
    ['F70 50kg|阿仑膦酸 70mg biw 28d', 'stop dose', '每周'],
    ['F70 50kg|阿仑膦酸 10mg qd 28d', '', ''],
    ['F70 50kg|利塞膦酸 35mg biw 28d', 'stop dose', '每周'],
    ['F70 50kg|伊班膦酸 150mg qw 28d', 'stop dose', '28天'],
    ['F70 50kg|地舒单抗 60mg qd 28d (皮下注射)', 'stop dose', '28天'],
    ['F70 50kg|唑来膦酸 5mg qw 28d (静脉滴注)', 'stop dose', '21天'],
    ['M40 70kg|阿达木单抗 40mg qd 28d (皮下注射)', 'stop dose', '每周'],
    ['M40 70kg|度普利尤单抗 300mg qw 28d (皮下注射)', 'stop dose', '14天'],
    ['M40 70kg|度普利尤单抗 300mg once 28d (皮下注射)', '', ''],
    ['M50 80kg|替尔泊肽 5mg qd 28d', 'stop dose', '每周'],
  ],
  'units read, never guessed': [
    ['F45 55kg|左甲状腺素 50μg qd 28d', '', ''],
    ['F45 55kg|左甲状腺素 50ug qd 28d', '', ''],
    ['F45 55kg|左甲状腺素 50mg qd 28d', 'stop dose', '50mg'],
    ['F45 55kg|左甲状腺素 1片 qd 28d', 'warn dose', '无法按规格换算'],
    ['M50 70kg|甘精胰岛素 20IU qn 28d', '', ''],
    ['M50 70kg|甘精胰岛素 20mg qn 28d', 'warn dose', '无法按规格换算'],
  ],
  'dose × frequency × days against what is handed out, both ways': [
    ['M60 70kg|氨氯地平 5mg qd 28d [5mg×14片*2]', '', ''],
    ['M60 70kg|氨氯地平 5mg qd 28d [5mg×14片*1]', 'warn pack', '不够用'],
    ['M60 70kg|氨氯地平 5mg qd 28d [5mg×14片*6]', 'warn pack', '少开'],
  ],
  'interactions by class and mechanism': [
    ['F70 55kg|胺碘酮 0.2g qd 28d;莫西沙星 0.4g qd 7d', 'warn interaction', 'QT'],
    ['F40 55kg|氟西汀 20mg qd 28d;吗氯贝胺 0.15g bid 28d', 'stop interaction', '5-羟色胺'],
    ['M60 70kg|华法林 3mg qd 28d;双氯芬酸 75mg qd 7d', 'warn interaction', '出血'],
    ['M60 70kg|螺内酯 20mg qd 28d;氯化钾 1g tid 7d', 'stop2 interaction', '血钾'],
    ['M60 70kg|羟考酮 10mg q12h 7d;地西泮 5mg tid 7d', 'stop2 interaction', '呼吸'],
    ['M70 70kg|山莨菪碱 10mg tid 5d;托特罗定 2mg bid 28d', 'warn interaction', '抗胆碱'],
    ['M60 70kg|辛伐他汀 20mg qn 28d;克拉霉素 0.5g bid 7d', 'stop interaction', '横纹肌溶解'],
    ['M60 70kg|美托洛尔 50mg bid 28d;帕罗西汀 20mg qd 28d', 'warn interaction', '美托洛尔'],
    ['M60 70kg|华法林 3mg qd 28d;氟康唑 200mg qd 7d', 'warn interaction', 'INR'],
    ['M60 70kg|氯吡格雷 75mg qd 28d;奥美拉唑 20mg qd 14d', 'warn interaction', '泮托拉唑'],
    ['M60 70kg|替扎尼定 2mg tid 7d;环丙沙星 0.5g bid 7d', 'stop interaction', '替扎尼定'],
    ['M60 70kg|地高辛 0.125mg qd 28d;维拉帕米 80mg tid 28d', 'warn interaction', '地高辛'],
    ['F25 55kg|屈螺酮炔雌醇 1片 qd 28d;利福平 0.45g qd 28d', 'stop2 interaction', '避孕'],
    ['M60 70kg|左氧氟沙星 0.5g qd 7d;铝碳酸镁 1g tid 7d', 'warn interaction', '吸收'],
    ['F25 52kg|多西环素 0.1g bid 7d;琥珀酸亚铁 0.1g tid 28d', 'warn interaction', '吸收'],
    ['M60 66kg|厄洛替尼 150mg qd 28d;奥美拉唑 20mg qd 14d', 'warn interaction', '吸收'],
    ['M40 66kg|多替拉韦 50mg qd 28d;利福平 0.6g qd 28d', 'warn interaction', '50mg每日2次'],
    ['M60 70kg|辛伐他汀 40mg qn 28d;氨氯地平 5mg qd 28d', 'warn interaction', '20mg'],
    ['M60 70kg|辛伐他汀 20mg qn 28d;氨氯地平 5mg qd 28d', '', ''],
    ['M60 70kg|辛伐他汀 20mg qn 28d;替格瑞洛 90mg bid 28d', '', ''],
    ['M60 70kg|洛伐他汀 60mg qn 28d;替格瑞洛 90mg bid 28d', 'warn interaction', '40mg'],
    ['M60 70kg|氯氮平 100mg qn 28d;西咪替丁 0.4g bid 14d', 'warn interaction', '氯氮平'],
    ['F40 60kg|甲氧氯普胺 10mg tid 3d;帕罗西汀 20mg qd 28d', 'warn interaction', '甲氧氯普胺'],
    ['M40 66kg|头孢曲松 2g qd 7d (静脉滴注);葡萄糖酸钙 1g qd 7d (静脉注射)', 'warn interaction', '沉淀'],
    ['F43 56kg|雷贝拉唑 10mg bid 14d;枸橼酸铋钾 0.22g bid 14d;四环素 0.5g qid 14d;甲硝唑 0.4g qid 14d', '', ''],
    ['F43 56kg|枸橼酸铋钾 0.22g bid 14d;四环素 0.5g qid 14d', 'warn interaction', '吸收'],
    ['M60 66kg|他克莫司 1mg bid 28d;五酯胶囊 2粒 tid 28d', 'stop2 interaction', '五味子'],
    ['M60 66kg|地高辛 0.125mg qd 28d;六神丸 10粒 tid 3d', 'stop2 interaction', '蟾酥'],
  ],
  'duplicates of ingredient, class and effect': [
    ['M30 66kg|感冒灵颗粒 1袋 tid 3d;对乙酰氨基酚 0.5g tid 3d', 'warn duplicate', '对乙酰氨基酚'],
    ['M60 70kg|格列美脲 2mg qd 28d;消渴丸 5丸 tid 28d', 'warn duplicate', '磺脲'],
    ['M60 70kg|氨氯地平 5mg qd 28d;硝苯地平 30mg qd 28d', 'warn duplicate', '地平'],
    ['F50 60kg|文拉法辛 75mg qd 28d;度洛西汀 60mg qd 28d', 'warn duplicate', 'SNRI'],
    ['M40 66kg|多西环素 0.1g bid 7d;米诺环素 50mg bid 7d', 'warn duplicate', '四环素'],
    ['M40 66kg|伏诺拉生 20mg qd 14d;奥美拉唑 20mg qd 14d', 'warn duplicate', '抑酸'],
    ['M66 66kg|阿司匹林 100mg qd 28d;吲哚布芬 100mg bid 28d', 'warn duplicate', '抗血小板'],
    ['M30 66kg|连花清瘟胶囊 4粒 tid 3d;双黄连口服液 20ml tid 3d', 'warn duplicate', '感冒'],
    ['M60 66kg|布地奈德福莫特罗 2吸 bid 28d (吸入);沙美特罗替卡松 1吸 bid 28d (吸入)', 'warn duplicate', '长效β2'],
    ['M60 66kg|噻托溴铵 18μg qd 28d (吸入);乌美溴铵维兰特罗 1吸 qd 28d (吸入)', 'warn duplicate', '长效抗胆碱'],
    ['M60 66kg|布地奈德福莫特罗 2吸 bid 28d (吸入);噻托溴铵 18μg qd 28d (吸入)', '', ''],
    ['M60 70kg|西格列汀 100mg qd 28d;利拉鲁肽 1.2mg qd 28d', 'warn duplicate', '肠促胰素'],
  ],
  'alcohol, by who drinks': [
    ['M40 70kg drinks|甲硝唑 0.4g tid 5d', 'warn food', '饮酒'],
    ['M40 70kg|甲硝唑 0.4g tid 5d', '', ''],
  ],
  'three together': [
    ['M70 66kg|+缬沙坦 80mg qd 28d;+氢氯噻嗪 25mg qd 28d;布洛芬 0.3g bid 5d', 'warn interaction', '三重打击'],
    ['M66 66kg|+阿司匹林 100mg qd 28d;+氯吡格雷 75mg qd 28d;利伐沙班 15mg qd 28d', 'warn interaction', '三联抗栓'],
    ['F50 60kg|+加巴喷丁 0.3g tid 28d;+地西泮 5mg qn 28d;羟考酮 10mg q12h 7d', 'stop2 interaction', '三种中枢抑制药'],
  ],
  illnesses: [
    ['M40 70kg dx:支气管哮喘|普萘洛尔 10mg tid 28d', 'stop2 disease', '支气管痉挛'],
    ['M66 70kg dx:心力衰竭|布洛芬 0.3g bid 5d', 'warn disease', '心衰'],
    ['M50 80kg dx:痛风|氢氯噻嗪 25mg qd 28d', 'warn disease', '痛风'],
    ['F66 55kg dx:闭角型青光眼|山莨菪碱 10mg tid 5d', 'stop2 disease', '青光眼'],
    ['M60 70kg dx:前列腺增生|伪麻黄碱 60mg tid 5d', 'warn disease', '尿潴留'],
    ['M30 70kg dx:癫痫|安非他酮 150mg qd 28d', 'stop2 disease', '癫痫'],
    ['F36 52kg dx:重症肌无力|左氧氟沙星 0.5g qd 7d', 'stop2 disease', '肌无力'],
    ['M50 70kg dx:胃溃疡|双氯芬酸 75mg qd 7d', 'warn disease', '溃疡'],
    ['M25 60kg dx:蚕豆病|伯氨喹 15mg qd 8d', 'stop disease', '溶血'],
    ['M60 70kg dx:否认哮喘|普萘洛尔 10mg tid 28d', '', ''],
  ],
  'the old: Beers and STOPP': [
    ['F72 52kg|艾司唑仑 1mg qn 7d', 'warn age', '避免'],
    ['F72 52kg|格列本脲 2.5mg bid 28d', 'warn age', '低血糖'],
    ['F72 52kg|苯海拉明 25mg tid 3d', 'warn age', '抗胆碱'],
    ['F40 52kg|苯海拉明 25mg tid 3d', '', ''],
    ['F72 52kg|双嘧达莫 50mg tid 28d', 'warn age', '直立性低血压'],
    [
      'F72 52kg|舍曲林 50mg qd 28d;普瑞巴林 75mg bid 28d;乙哌立松 50mg tid 7d',
      'warn interaction',
      '三种以上作用于中枢',
    ],
    ['F40 52kg|舍曲林 50mg qd 28d;普瑞巴林 75mg bid 28d;乙哌立松 50mg tid 7d', '', ''],
  ],
  'short-acting nifedipine': [
    ['M50 70kg dx:高血压急症|硝苯地平片 10mg tid 3d', 'stop2 disease', '骤降'],
    ['M50 70kg dx:高血压|硝苯地平片 10mg prn 3d (舌下含服)', 'stop2 disease', '舌下'],
    ['M50 70kg dx:冠心病|心痛定 10mg tid 28d', 'warn disease', '心肌缺血'],
    ['F72 52kg|硝苯地平片 10mg tid 28d', 'warn age', '速释'],
    ['F72 52kg|硝苯地平 10mg tid 28d', 'warn age', '速释'],
    ['F72 52kg dx:高血压|硝苯地平控释片 30mg qd 28d', '', ''],
    ['F72 52kg dx:高血压,冠心病|硝苯地平缓释片 20mg bid 28d', '', ''],
    ['F72 52kg dx:高血压急症|硝苯地平 30mg qd 28d', '', ''],
    ['M50 70kg dx:高血压|硝苯地平片 10mg tid 28d', '', ''],
  ],
  testosterone: [
    ['M66 70kg dx:前列腺癌|十一酸睾酮 40mg bid 28d', 'stop disease', '前列腺癌'],
    ['M66 70kg dx:前列腺增生|睾酮凝胶 50mg qd 28d (外用)', 'warn disease', '排尿'],
    ['M50 70kg dx:真性红细胞增多症|十一酸睾酮 40mg bid 28d', 'stop2 disease', '血栓'],
    ['M70 70kg|十一酸睾酮 40mg bid 28d', 'warn age', '性腺功能减退'],
    ['M12 40kg|十一酸睾酮 40mg qd 28d', 'warn age', '18岁'],
    ['M12 40kg|睾酮凝胶 50mg qd 28d (外用)', 'warn age', '18岁'],
    ['F30 55kg pregnant|睾酮凝胶 50mg qd 28d (外用)', 'stop pregnancy', '妊娠'],
    ['F30 55kg breastfeeding|甲睾酮 5mg bid 28d', 'stop2 pregnancy', '哺乳'],
    ['M50 70kg|+华法林 3mg qd 28d;十一酸睾酮 40mg bid 28d', 'warn interaction', 'INR'],
    ['M50 70kg|十一酸睾酮 0.25g qw 28d (肌内注射)', 'stop dose', '28天'],
    ['M45 70kg|十一酸睾酮 40mg bid 28d', '', ''],
  ],
  'children by label': [
    ['M9 28kg|左氧氟沙星 0.2g qd 5d', 'warn age', '18岁'],
    ['M6 20kg|多西环素 50mg bid 5d', 'stop age', '禁用'],
    ['M9 28kg|可待因 15mg tid 3d', 'stop age', '12岁'],
    ['M9 28kg|阿莫西林 250mg tid 5d', '', ''],
  ],
  'pregnancy, wish for a child, breastfeeding, and contraception for what demands it': [
    ['F30 55kg pregnant|缬沙坦 80mg qd 28d', 'stop pregnancy', '妊娠'],
    ['F30 55kg planning|异维A酸 10mg bid 28d', 'stop2 pregnancy', '备孕'],
    ['F30 55kg breastfeeding|碳酸锂 0.25g tid 28d', 'stop2 pregnancy', '哺乳'],
    ['F26 52kg|异维A酸 10mg bid 28d', 'stop pregnancy', '避孕'],
    ['M26 60kg|异维A酸 10mg bid 28d', '', ''],
    ['F58 55kg|阿维A 10mg bid 28d', '', ''],
    ['F28 55kg|托吡酯 50mg bid 28d', 'stop pregnancy', '避孕'],
    ['F28 55kg|华法林 3mg qd 28d', 'stop pregnancy', '避孕'],
    ['F30 55kg|环磷酰胺 50mg qd 28d', 'stop pregnancy', '避孕'],
    ['F30 55kg breastfeeding|丙戊酸 0.5g bid 28d', 'stop pregnancy', '避孕'],
    ['F52 55kg breastfeeding|丙戊酸 0.5g bid 28d', '', ''],
    ['M40 70kg|利巴韦林 0.3g tid 28d', 'warn pregnancy', '避孕套'],
    ['M60 70kg|来那度胺 10mg qd 21d', 'warn pregnancy', '避孕套'],
    ['F30 55kg pregnant|对乙酰氨基酚 0.5g tid 3d;阿莫西林 0.5g tid 7d', '', ''],
  ],
  'allergy: side chains, sulfonamides, pain killers, contrast': [
    ['M40 70kg allergy:penicillins|阿莫西林 0.5g tid 5d', 'stop allergy', '青霉素'],
    ['M40 70kg allergy:penicillins|头孢氨苄 0.5g tid 5d', 'stop2 allergy', '侧链'],
    ['M40 70kg allergy:penicillins|头孢呋辛 0.25g bid 5d', '', ''],
    ['M40 70kg allergy:cephalosporins|阿莫西林 0.5g tid 5d', 'warn allergy', '侧链'],
    ['M40 70kg allergy:cephalosporins|氨曲南 1g q8h 7d (静脉滴注)', 'warn allergy', '头孢他啶'],
    ['M40 70kg allergy:penicillins|氨曲南 1g q8h 7d (静脉滴注)', '', ''],
    ['M40 70kg allergy:sulfonamides|柳氮磺吡啶 1g tid 28d', 'stop allergy', '磺胺'],
    ['M40 70kg allergy:sulfonamides|氢氯噻嗪 25mg qd 28d', '', ''],
    ['M40 70kg allergy:sulfonamides|塞来昔布 200mg qd 7d', 'warn allergy', '磺胺'],
    ['M40 70kg allergy:analgesics|布洛芬 0.3g bid 3d', 'stop allergy', '解热镇痛'],
    ['M40 70kg allergy:soy_peanut|多烯磷脂酰胆碱 456mg tid 28d', 'stop allergy', '大豆'],
    ['F30 55kg allergy:soy_peanut|黄体酮 100mg bid 14d', 'warn allergy', '花生油'],
    ['M40 70kg allergy:contrast|胺碘酮 0.2g qd 28d', 'warn allergy', '碘'],
  ],
}

describe.each(Object.entries(lines))('%s', (_, cases) => {
  test.each(cases)('%s: %s', (text, expected, word) => {
    const found = sentence(text)
    if (expected === '') expect(found).toEqual([])
    else expect(found.filter(one => one.startsWith(expected) && one.includes(word))).not.toEqual([])
  })
})

test('what is known and asks for no reason is told, folded', () => {
  const pairs = [
    ['蒙脱石 3g tid 3d;左氧氟沙星 0.5g qd 3d', '吸附'],
    ['甲氧氯普胺 10mg tid 3d;舍曲林 50mg qd 28d', '5-羟色胺'],
    ['利伐沙班 20mg qd 28d;胺碘酮 0.2g qd 28d', '利伐沙班'],
    ['聚乙二醇 10g qd 7d;地高辛 0.125mg qd 28d', '地高辛吸收'],
  ] as const
  for (const [pair, word] of pairs) expect(folded(`M60 70kg|${pair}`)).toContainEqual(expect.stringContaining(word))
})

test('what is forbidden in pregnancy is told to a woman who may become pregnant, folded', () => {
  expect(folded('F30 60kg|缬沙坦 80mg qd 28d')).toContainEqual(expect.stringContaining('确认未妊娠'))
  expect(folded('F60 60kg|缬沙坦 80mg qd 28d').filter(one => one.startsWith('pregnancy'))).toEqual([])
})

test('of proven use in pregnancy says nothing of pregnancy', () => {
  const proven = [
    '叶酸 0.4mg qd',
    '左甲状腺素 50μg qd',
    '门冬胰岛素 8单位 tid',
    '琥珀酸亚铁 0.1g tid',
    '甲基多巴 250mg tid',
  ]
  for (const one of [...proven, '拉贝洛尔 100mg tid', '阿莫西林 0.5g tid'])
    expect([one, folded(`F30 60kg pregnant|${one} 7d`).filter(found => found.startsWith('pregnancy'))]).toEqual([
      one,
      [],
    ])
  expect(folded('F30 60kg pregnant|氨氯地平 5mg qd 7d')).toContainEqual(expect.stringContaining('妊娠期慎用'))
})

test('food is told, folded, and asks for no reason', () => {
  expect(folded('M60 70kg|辛伐他汀 20mg qn 28d')).toContainEqual(expect.stringContaining('西柚'))
  expect(folded('F45 55kg|左甲状腺素 50μg qd 28d')).toContainEqual(expect.stringContaining('早餐前'))
  expect(folded('M60 70kg|华法林 3mg qd 28d')).toContainEqual(expect.stringContaining('绿叶菜'))
})

test('of several reasons against the same two medicines one interrupts, the others are folded', () => {
  const text = 'F60 55kg|多奈哌齐 5mg qn 28d;阿奇霉素 0.5g qd 3d'
  expect(sentence(text).filter(one => one.includes('interaction'))).toHaveLength(1)
  expect(folded(text).filter(one => one.startsWith('interaction')).length).toBeGreaterThan(0)
})
