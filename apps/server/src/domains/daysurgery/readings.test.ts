import { expect, test } from 'vitest'
import { chemotherapyPathway } from './chemotherapy-pathway.ts'
import {
  beforeChemotherapyReading,
  beforeReading,
  consentReading,
  homeChemotherapyReading,
  homeReading,
} from './readings.data.ts'
import { surgeryPathway } from './surgery-pathway.ts'

const figures = (text: string): number[] => (text.split('来源：')[0]!.match(/\d+(\.\d+)?/g) ?? []).map(Number)
const readings = { beforeReading, consentReading, homeReading, beforeChemotherapyReading, homeChemotherapyReading }
const surgery = surgeryPathway({
  surgeryId: 's1',
  anaesthesia: 'general',
  stopDrugs: [{ drugName: '氯吡格雷', daysBefore: 5 }],
})
const textOf = (document: typeof surgery, key: string): string =>
  document.stages.flatMap(stage => stage.tasks).find(one => one.key === key)!.text ?? ''

test('each figure that is read before and after is one of its source: hours at home, degrees, how often, and 120', () => {
  expect(Object.fromEntries(Object.entries(readings).map(([name, text]) => [name, figures(text)]))).toEqual({
    beforeReading: [],
    consentReading: [],
    homeReading: [24, 38.5, 6, 8, 120],
    beforeChemotherapyReading: [],
    homeChemotherapyReading: [38.3, 38, 1, 4, 48, 120],
  })
})

test('each reading ends with its source, and what is meant by a figure stands beside it', () => {
  for (const text of Object.values(readings)) expect(text).toMatch(/\n来源：.*《.+》.*。$/)
  expect(homeReading).toMatch(/^24小时内不开车/)
  expect(homeReading).toMatch(/发热38\.5℃以上，.*6到8小时没有小便/)
  expect(homeChemotherapyReading).toMatch(/一次到38\.3℃，或38\.0℃以上超过1小时，当天就到急诊/)
  expect(homeChemotherapyReading).toContain('《中国中性粒细胞缺乏伴发热患者抗菌药物临床应用指南》（2020）')
})

test('the night before says the hours of the fasting rules, each with its own', () => {
  expect(textOf(surgery, 'fasting-night')).toMatch(
    /^手术前8小时起不吃油腻，6小时起什么都不吃，2小时起不喝水；.*来源：.*指南.*2017/,
  )
})

test('a drug is left off as many days as the doctor has ordered, and a companion stays for a day', () => {
  expect(textOf(surgery, 'stop-drug-1')).toMatch(/^氯吡格雷：医生要求手术前5天起停用。.*来源：医生医嘱；.*CHEST.*2022/)
  const onTheDay = surgeryPathway({
    surgeryId: 's2',
    anaesthesia: 'none',
    stopDrugs: [{ drugName: '达格列净', daysBefore: 0 }],
  })
  expect(textOf(onTheDay, 'stop-drug-1')).toMatch(/^达格列净：医生要求手术当天起停用。/)
  expect(textOf(surgery, 'companion')).toMatch(/^麻醉后24小时内.*来源：.*2022/)
})

test('after chemotherapy the temperature is taken from the fifth to the fourteenth day, with the degrees of the guideline', () => {
  const all = chemotherapyPathway().stages.flatMap(stage => stage.tasks)
  const { text, due } = all.find(one => one.key === 'temperature')!
  expect(figures(text ?? '')).toEqual([5, 14, 38.3, 38, 1])
  expect(text).toContain('来源：《中国中性粒细胞缺乏伴发热患者')
  const { days, repeat } = due as unknown as { days: number; repeat: { every: number; times: number } }
  expect([days, days + repeat.every * (repeat.times - 1)]).toEqual([5, 14])
})

test('nobody is asked for what is left off before its very time: the task opens when it is due', () => {
  const tasks = surgery.stages.flatMap(stage => stage.tasks)
  for (const key of ['stop-drug-1', 'no-fat', 'no-food', 'no-drink'])
    expect(tasks.find(one => one.key === key)!.openBefore).toEqual({ days: 0, hours: 0 })
})

test('a title is told on a locked screen: it names no drug, no operation and no illness', () => {
  const several = surgeryPathway({
    surgeryId: 's3',
    anaesthesia: 'general',
    stopDrugs: [
      { drugName: '氯吡格雷', daysBefore: 5 },
      { drugName: '华法林', daysBefore: 5 },
    ],
  })
  const told = [surgery, several, chemotherapyPathway()].flatMap(document =>
    document.stages.flatMap(stage => stage.tasks.filter(one => one.reminders.length > 0)),
  )
  expect(told.length).toBeGreaterThan(15)
  for (const { title } of told) expect(title).not.toMatch(/手术|术[前后]|麻醉|化疗|伤口|肝|血常规|格雷|华法林/)
})
