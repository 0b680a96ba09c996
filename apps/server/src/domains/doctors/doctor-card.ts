import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { doctorSpelling } from '@nethos/contract/doctors/doctors.words.ts'
import { mayPrescribeText } from './licence.ts'
import { replyTimeOf } from './reply-time.ts'

/** Yuan with two decimals out of cents, as yuan() of the contract; empty when there is no price. */
const yuan = (cents: string): string => `coalesce((${cents} * 0.01)::numeric(14, 2)::text, '')`

/** The parameter with the day, of each statement with cards. */
export const today = '$1'

/** Each field of a card in SQL, over what `cardSources` brings together. */
const fields: Readonly<Record<keyof Doctor, string>> = {
  docId: 'd.doc_id',
  docType: 'd.doc_type',
  docName: 'd.doc_name',
  docAvatar: 'd.avatar',
  docTitle: 'd.doc_title',
  teachTitleName: 'd.teach_title',
  docCcpRole: 'd.ccp_role',
  docDeptName: "case d.dept_name when '' then department.gb_dept_name else d.dept_name end",
  gbDeptCode: 'd.gb_dept_code',
  docHosName: 'hospital.hos_name',
  hosId: 'd.hos_id',
  docSkill: 'd.skill',
  docTags: 'd.tags',
  docScore: 'd.score',
  reviewCount: 'd.score_count',
  consultCount: 'd.served_count',
  consultPriceCents: 'coalesce(least(offers.cheapest, teams.price), 0)',
  replyLimit: 'coalesce(offers.picture_replies, 0)',
  pictureIsOpen: 'coalesce(offers.picture_is_open, false)',
  picturePriceCents: 'coalesce(offers.picture_price, 0)',
  picturePriceText: yuan('offers.picture_price'),
  videoIsOpen: 'coalesce(offers.video_is_open, false)',
  videoPriceText: yuan('offers.video_price'),
  famousIsOpen: 'd.famous_position is not null and coalesce(offers.own_video_is_open, false)',
  famousPriceText: `case when d.famous_position is null then '' else ${yuan('offers.own_video_price')} end`,
  teamIsOpen: 'teams.price is not null',
  teamPriceText: yuan('teams.price'),
  canPrescribe: mayPrescribeText(today, 'd'),
  freeClinicIsOn: 'd.free_clinic_is_on',
  replyTimeText: replyTimeOf('doc_id', 'd'),
}

const columns = (nameOf: (field: string) => string): string =>
  Object.entries(fields)
    .map(([field, value]) => `${value} as "${nameOf(field)}"`)
    .join(', ')

/** The columns of a card in our words. */
export const cardColumns = columns(field => field)
/** The same in the wire's words. */
export const wireCardColumns = columns(field => doctorSpelling.words?.[field] ?? field)

/** Joins to rows of `doctor d` what their cards tell besides: names, offers, the cheapest open team. */
export const cardSources = `
  join hospital on hospital.hos_id = d.hos_id
  join department on department.gb_dept_code = d.gb_dept_code
  cross join lateral (
    select
      min(price_cents) filter (where is_open) as cheapest,
      min(price_cents) filter (where consult_type = 'DOCPIC') as picture_price,
      min(reply_limit) filter (where consult_type = 'DOCPIC') as picture_replies,
      bool_or(is_open) filter (where consult_type = 'DOCPIC') as picture_is_open,
      bool_or(is_open) filter (where consult_type in ('VIDEO', 'DOCVIDEO')) as video_is_open,
      bool_or(is_open) filter (where consult_type = 'DOCVIDEO') as own_video_is_open,
      min(price_cents) filter (where consult_type = 'DOCVIDEO') as own_video_price,
      coalesce(
        min(price_cents) filter (where consult_type in ('VIDEO', 'DOCVIDEO') and is_open),
        min(price_cents) filter (where consult_type in ('VIDEO', 'DOCVIDEO'))
      ) as video_price
    from doctor_offer where doctor_offer.doc_id = d.doc_id
  ) as offers
  cross join lateral (
    select min(price_cents) as price from team_member join team using (team_id) where team_member.doc_id = d.doc_id and team.is_open
  ) as teams`
