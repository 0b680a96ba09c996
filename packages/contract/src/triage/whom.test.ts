import { expect, test } from 'vitest'
import { builtIn } from './built-in.ts'
import { triageWith } from './triage.ts'

const triage = triageWith(builtIn)

test.each([
  '我家狗吃了老鼠药',
  '我家猫吃了百合，一直吐，咋办',
  '狗狗误吞了纽扣电池',
  '仓鼠从三楼掉下去了，流血',
  '邻居家的那只金毛吃了我妈的降压药，一整瓶，我该怎么办',
  '猫咪抽搐，口吐白沫，医生我很着急',
  '今天小狗被车撞了，流了好多血',
  '狗被毒蛇咬了，腿肿了',
  '宠物兔子喝了洗洁精，在吐',
])('%s: an animal is no patient of ours, and no 120', text => {
  expect(triage(text)).toEqual([])
  expect(triage.isOfAnimal(text)).toBe(true)
})

test.each([
  '狗吃了老鼠药，我也沾了一口',
  '狗吃了老鼠药，孩子也舔了',
  '孩子和狗都吃了老鼠药',
  '我家猫吃了百合一直吐，我喝了敌敌畏',
  '狗咬了我一口，流血不止',
  '猫抓了孩子的脸，流血了',
  '我家狗娃吃了老鼠药',
  '狗死了，我不想活了',
  '猫死了，活着没意思，想一了百了',
  '狗叫了一夜，胸口闷痛，出冷汗',
  '狗被车撞了，突然胸口痛得厉害，出冷汗',
  '孩子把狗的驱虫药吃了一瓶，叫不醒',
  '遛狗的时候摔了，头着地，吐了三次',
  '我爸被狗咬了，伤口很深',
  '狗吃了毒药死了，老人叫不醒',
])('%s: a person beside the animal is told as ever', text => {
  expect(triage(text).length).toBeGreaterThan(0)
  expect(triage.isOfAnimal(text)).toBe(false)
})

test('what is said in another field counts: the dog in one, the child in the other', () => {
  expect(triage('狗吃了老鼠药', '孩子也吃了几粒').length).toBeGreaterThan(0)
  expect(triage('狗吃了老鼠药', '一直在吐')).toEqual([])
})

test('nothing is said of an animal that is in no danger', () => {
  expect(triage.isOfAnimal('我家猫吃得少')).toBe(false)
  expect(triage.isOfAnimal('猫毛过敏，打喷嚏')).toBe(false)
})

test.each([
  '护士考试：青霉素过敏休克首选什么药',
  '执业医师考试，急性心梗溶栓首选哪种药',
  '刷题刷到的：有机磷中毒的处理原则是什么',
  '我在复习护理考试，大咯血窒息首选的体位是下列哪一项',
  '选择题：新生儿窒息复苏第一步，正确的是',
])('%s: a question of an exam is nobody’s emergency', text => expect(triage(text)).toEqual([]))

test.each([
  '明天考试，突然胸痛出冷汗',
  '考试的时候孩子晕倒了，叫不醒',
  '护士考试考到一半，我喘不上气了',
  '考研压力大，不想活了',
  '刷题刷到一半，左边身子没劲，嘴歪了',
  '护士考试没过，吃了一瓶安眠药，首选什么死法',
])('%s: who is at an exam is told as ever', text => expect(triage(text).length).toBeGreaterThan(0))
