import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { newsWay } from '@nethos/contract/content/content.links.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import type { TalkMessage } from '@nethos/contract/follow/follow.schemas.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { CardKind } from '@nethos/contract/consult/card-message.ts'
import type { followDeskServices } from '@nethos/contract/follow/follow-desk.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { findHospitalArticle, findSigned, nearestHospitalArticles, signedPage } from '../content/public.ts'
import { findDoctor, nearestDoctors, recommendedDoctors } from '../doctors/public.ts'
import { findTeam, teamPage } from '../teams/public.ts'

type Card = NonNullable<TalkMessage['card']>
type Listed = OutputOf<typeof followDeskServices.listCards>
type DeskCtx = Ctx<StaffCaller>

const most = 20
/** The hospital's shelves, what is most often meant first. */
const shelves = ['health', 'examination', 'news', 'drug'] as const

/** Only what patients find now; undefined when there is no such thing for them. */
export async function cardOf(ctx: DeskCtx, kind: CardKind, cardId: string): Promise<Card | undefined> {
  if (kind === 'doctor') {
    const doctor = await findDoctor(ctx, cardId)
    return doctor && doctorCard(doctor)
  }
  if (kind === 'team') {
    const team = await findTeam(ctx, cardId)
    return team && teamCard(team)
  }
  const signed = await findSigned(ctx, cardId)
  if (signed) return articleCard(signed)
  const text = await findHospitalArticle(ctx, cardId)
  return text && newsCard(text)
}

export const listCards: HandlerOf<typeof followDeskServices.listCards> = ({ input: { cardKind, word }, ctx }) =>
  ({ article: articles, doctor: doctors, team: teams })[cardKind](ctx, word)

async function articles(ctx: DeskCtx, search: string): Promise<Listed> {
  const window = { pageNum: 1, pageSize: most }
  if (search === '') {
    const { docId } = ctx.caller
    const own = docId === null ? [] : (await signedPage(ctx, { docId, ...window })).rows
    return own.map(one => ({ cardId: one.articleId, ...articleCard(one) }))
  }
  const [signed, texts] = await Promise.all([
    signedPage(ctx, { search, ...window }),
    nearestHospitalArticles(ctx, search, most / 4),
  ])
  const ranked = shelves.flatMap(shelf => texts.filter(text => text.shelf === shelf))
  return [
    ...signed.rows.slice(0, most / 2).map(one => ({ cardId: one.articleId, ...articleCard(one) })),
    ...ranked.map(one => ({ cardId: one.newId, ...newsCard(one) })),
  ].slice(0, most)
}

async function doctors(ctx: DeskCtx, search: string): Promise<Listed> {
  const found = await (search === '' ? recommendedDoctors(ctx, most) : nearestDoctors(ctx, search, most))
  return found.map(one => ({ cardId: one.docId, ...doctorCard(one) }))
}

async function teams(ctx: DeskCtx, search: string): Promise<Listed> {
  const { rows } = await teamPage(ctx, { search, pageNum: 1, pageSize: most })
  return rows.map(one => ({ cardId: one.teamId, ...teamCard(one) }))
}

const signer = (names: readonly string[]) => names.filter(Boolean).join('、')

const articleCard = (one: {
  articleId: string
  title: string
  summary: string
  docName: string
  teamName: string
}) => ({
  title: one.title,
  desc: one.summary || signer([one.docName, one.teamName]),
  link: contentPages.article.to({ id: one.articleId }),
})

const newsCard = (one: Parameters<typeof newsWay>[0] & { title: string; summary: string; typeName: string }) => ({
  title: one.title,
  desc: one.summary || one.typeName,
  link: newsWay(one),
})

const doctorCard = ({ docId, docName, docTitle, docDeptName, docHosName }: Doctor) => ({
  title: `${docName} ${docTitle}`,
  desc: `${docDeptName} · ${docHosName}`,
  link: doctorPages.doctors.to({ docId }),
})

const teamCard = (one: { teamId: string; teamName: string; deptName: string; hosName: string }) => ({
  title: one.teamName,
  desc: `${one.deptName} · ${one.hosName}`,
  link: teamPages.team.to({ id: one.teamId }),
})
