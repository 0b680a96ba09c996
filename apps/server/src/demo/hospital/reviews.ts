import { maskName } from '@nethos/contract/common/masking.ts'
import { chance, type Chance } from '../chance.ts'
import { badTags, goodTags } from '../../reference/dictionary.ts'
import { demoDoctors, type DemoDoctor } from './doctors.ts'
import { offersOf } from './offers.ts'
import { bitterWords, clinicWords, kindWords, plainWords, teamWords } from './review-texts.ts'
import { demoTeams } from './teams.ts'

const day = 86_400_000
const patients =
  '王秀英 李建华 张丽 刘洋 陈桂兰 杨帆 赵敏 黄志明 周小燕 吴磊 徐凤霞 孙浩 马超 朱琳 胡丽华 郭强 何苗 高明 林雨 罗成 梁爽 宋佳 唐波 许静怡 韩雪 冯国强 邓婷 曹阳 彭亮 曾玉梅 肖遥 田甜 欧阳静'.split(
    ' ',
  )

type Subject = { docId: string; teamId: null } | { docId: null; teamId: string }

/** What patients have said, most of it kind, some of it without a word. */
export function demoReviews(now: number) {
  return [
    ...demoDoctors.flatMap(doctor => reviewsOfDoctor(doctor, now)),
    ...demoTeams.flatMap(team => reviewsOfTeam(team.teamId, now)),
  ]
}

const counts: Readonly<Record<string, number>> = { d0001: 46, d0002: 32, d0003: 24, d0004: 21, d0005: 23 }

function reviewsOfDoctor(doctor: DemoDoctor, now: number) {
  const luck = chance(`reviews ${doctor.docId}`)
  const count = counts[doctor.docId] ?? (luck.share(0.08) ? 0 : Math.round(luck.number() ** 1.6 * 16) + 1)
  const mood = counts[doctor.docId] ? 0.96 : 0.72 + luck.number() * 0.26
  const own = clinicWords[doctor.deptName] ?? []
  const types = offersOf(doctor).map(offer => offer.consultType)
  const say = reviewers(luck, [
    ...own
      .filter(words => !words.includes('沈主任') || doctor.docId === 'd0001')
      .filter(words => !words.includes('苏医生') || doctor.docId === 'd0005'),
    ...luck.some(kindWords, 18),
  ])
  return Array.from({ length: count }, (_, nth) => ({
    reviewId: `r${doctor.docId}-${String(nth + 1).padStart(2, '0')}`,
    ...review(
      luck,
      { docId: doctor.docId, teamId: null },
      luck.share(0.8) ? 'DOCPIC' : luck.pick(types),
      mood,
      say,
      now,
    ),
  }))
}

function reviewsOfTeam(teamId: string, now: number) {
  const luck = chance(`reviews ${teamId}`)
  const count = teamId === 't01' ? 14 : luck.int(2, 9)
  const say = reviewers(luck, [...teamWords, ...luck.some(kindWords, 8)])
  return Array.from({ length: count }, (_, nth) => ({
    reviewId: `r${teamId}-${String(nth + 1).padStart(2, '0')}`,
    ...review(luck, { docId: null, teamId }, 'TEAMPIC', 0.88, say, now),
  }))
}

/** Hands out the texts once each; when they are used up, nothing more is said. */
function reviewers(luck: Chance, kind: readonly string[]) {
  const left = { kind: [...kind], bitter: [...bitterWords], plain: [...plainWords] }
  return (score: number): string => {
    const words = score >= 8 ? left.kind : score >= 6 ? left.plain : left.bitter
    if (words.length === 0 || luck.share(0.28)) return ''
    return words.splice(luck.int(0, words.length - 1), 1)[0]!
  }
}

function review(
  luck: Chance,
  subject: Subject,
  moduleType: string,
  mood: number,
  say: (score: number) => string,
  now: number,
) {
  const score = luck.share(mood) ? (luck.share(0.8) ? 10 : 8) : luck.share(0.55) ? 6 : luck.pick([2, 4])
  return {
    ...subject,
    moduleType,
    score,
    content: say(score),
    tags: luck.some(score >= 6 ? goodTags : badTags, score >= 8 ? luck.int(1, 4) : luck.int(0, 2)),
    patientNameMasked: maskName(luck.pick(patients)),
    createdAt: new Date(now - luck.int(2, 640) * day - luck.int(0, 50_000) * 1000).toISOString(),
  }
}
