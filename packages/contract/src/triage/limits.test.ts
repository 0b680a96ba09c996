import { expect, test } from 'vitest'
import { builtIn } from './built-in.ts'
import { conditionOf } from './conditions.ts'
import { triageFlags, type TriageFlag } from './triage-flags.ts'
import { triageWith } from './triage.ts'

const triage = triageWith(builtIn)

/** The limit, what is told on it, and what is not told just beyond it. A limit that is wrong by ten in a hundred fails. */
const limits: Readonly<Record<string, readonly [TriageFlag, string, string]>> = {
  'sys>=200': ['blood_pressure', '血压200/95', '血压198/95'],
  'dia>=120': ['blood_pressure', '血压170/120', '血压170/118'],
  'sys>=180': ['blood_pressure', '血压180/100，头痛', '血压178/100，头痛'],
  'dia>=110': ['blood_pressure', '血压165/110，头痛', '血压165/108，头痛'],
  'blood_pressure sys>=160': ['blood_pressure', '血压160/110，恶心', '血压158/110，恶心'],
  'sys<=80': ['blood_pressure', '血压80/55', '血压82/55'],
  'blood_pressure sys<=90': ['blood_pressure', '血压90/60，出冷汗', '血压92/60，出冷汗'],
  'infection sys<=90': ['infection', '高烧，血压90/60', '高烧，血压92/60'],
  'pregnancy sys>=160': ['preeclampsia', '孕34周，血压160/100', '孕34周，血压158/100'],
  'pregnancy dia>=110': ['preeclampsia', '孕34周，血压150/110', '孕34周，血压150/108'],
  'postpartum sys>=160': ['preeclampsia', '产后三天，血压160/100', '产后三天，血压158/100'],
  'postpartum dia>=110': ['preeclampsia', '产后三天，血压150/110', '产后三天，血压150/108'],
  'hr>=150': ['heart_rate', '心率150', '心率148'],
  'hr>=180': ['heart_rate', '孩子5岁，心率180', '孩子5岁，心率178'],
  'hr>=220': ['heart_rate', '宝宝6个月，心率220', '宝宝6个月，心率218'],
  'heart_rate hr>=130': ['heart_rate', '心率130，头晕', '心率128，头晕'],
  'infection hr>=130': ['infection', '高烧，心率130', '高烧，心率128'],
  'hr<=40': ['heart_rate', '心率40', '心率41'],
  'hr<=50': ['heart_rate', '心率50，头晕', '心率51，头晕'],
  'spo2<=92': ['oxygen', '血氧92', '血氧93'],
  'rr>=30': ['breathing', '呼吸一分钟30次', '呼吸一分钟28次'],
  'rr>=60': ['breathing', '宝宝8个月，呼吸一分钟60次', '宝宝8个月，呼吸一分钟58次'],
  'newborn rr>=60': ['newborn', '新生儿呼吸60次', '新生儿呼吸58次'],
  'child rr>=50': ['child', '孩子2岁，呼吸50次', '孩子2岁，呼吸48次'],
  'temp>=40.5': ['temperature', '体温40.5', '体温40.4'],
  'temp>=40': ['temperature', '体温40，没精神', '体温39.9，没精神'],
  'temp>=39.5': ['temperature', '39.5度，分不清人，答不上', '37.2度，答不上'],
  'temp<35': ['temperature', '体温34.9', '体温35'],
  'infant temp>=38': ['infant', '宝宝2个月，体温38', '宝宝2个月，体温37.9'],
  'days<=92': ['infant', '宝宝3个月，体温38.2', '宝宝4个月，体温38.2'],
  'days<=30': ['infant', '宝宝30天，体温35.5', '宝宝31天，体温35.5'],
  'temp<35.6': ['infant', '宝宝20天，体温35.5', '宝宝20天，体温35.6'],
  'child temp>=40': ['child', '孩子4岁，40度，手脚冰凉', '孩子4岁，39.9度，手脚冰凉'],
  'immune temp>=38': ['immune', '化疗后体温38', '化疗后体温37.9'],
  'post_op temp>=38.5': ['post_op', '术后第三天，体温38.5', '术后第三天，体温38.4'],
  'catheter temp>=39': ['infection', '导尿管，体温39', '导尿管，体温38.9'],
  'thyroid temp>=39': ['infection', '甲亢，体温39，心率135', '甲亢，体温38.9，心率135'],
  'sugar<=2.8': ['sugar_low', '血糖2.8', '血糖2.9'],
  'sugar<=3.9': ['sugar_low', '血糖3.9，迷糊', '血糖4.0，迷糊'],
  'newborn sugar<=2.6': ['newborn', '新生儿血糖2.6', '新生儿血糖2.7'],
  'sugar>=25': ['sugar_high', '血糖25', '血糖24.9'],
  'sugar>=16.7': ['sugar_high', '血糖16.7，呕吐', '血糖16.6，呕吐'],
  'inr>=5': ['anticoagulant', 'INR 5.0', 'INR 4.9'],
  'potassium>=6': ['urinary', '血钾6.0', '血钾5.9'],
  'potassium<=2.5': ['heart_rate', '血钾2.5', '血钾2.6'],
  'creatinine>=700': ['urinary', '肌酐700，吐', '肌酐690，吐'],
  'bilirubin>=18': ['newborn', '出生3天黄疸18', '出生3天黄疸17'],
  'weeks>=20': ['fetal_movement', '20周了，没觉得宝宝动', '19周了，没觉得宝宝动'],
  'pills>=15': ['overdose', '扑尔敏吃了15片，难受', '扑尔敏吃了14片，难受'],
  'pills>=30': ['overdose', '扑尔敏吃了30片', '扑尔敏吃了29片'],
  'pills>=10': ['overdose', '布洛芬10片', '布洛芬9片'],
}

test.each(Object.entries(limits))('%s', (_limit, [flag, on, beyond]) => {
  expect(triage(on)).toContain(flag)
  expect(triage(beyond)).not.toContain(flag)
})

test('each limit of the rules stands in this table', () => {
  const tried = new Set(Object.keys(limits).map(key => key.split(' ').at(-1)))
  const written = triageFlags.flatMap(flag =>
    builtIn.rules[flag].when.flatMap(when =>
      conditionOf(when).flatMap(term =>
        term.kind === 'limit'
          ? [`${term.name}${term.isAtMost ? '<' : '>'}${term.isStrict ? '' : '='}${term.limit}`]
          : [],
      ),
    ),
  )
  expect([...new Set(written)].filter(limit => !tried.has(limit) && limit !== 'years>=1')).toEqual([])
})

test('a pressure that is written upside down is read as what it is', () => {
  expect(triage('血压90-140')).toEqual([])
  expect(triage('2004-06-14查出的小三阳')).toEqual([])
  expect(triage('30-40岁高血压的人能活多久')).toEqual([])
  expect(triage('血压 110/230，头痛')).toContain('blood_pressure')
})

test('units: mg/dl is read as mmol/L, numbers in words as numbers, degrees as people say them', () => {
  expect(triage('血糖38mg/dl')).toContain('sugar_low')
  expect(triage('血糖126mg/dl')).toEqual([])
  expect(triage('高压二百一')).toContain('blood_pressure')
  expect(triage('高压一百二')).toEqual([])
  expect(triage('四十天的宝宝，三十八度六')).toContain('infant')
  expect(triage('烧到四十一度二')).toContain('temperature')
})

test('what is measured after exercise, usually, or was measured earlier is not of now', () => {
  expect(triage('跑完步心率165')).toEqual([])
  expect(triage('以前血压210/120，现在吃药128/80')).toEqual([])
  expect(triage('睡觉时心率39')).toEqual([])
})
