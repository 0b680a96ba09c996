import { present } from '@nethos/contract/common/present.ts'
import { createHash } from 'node:crypto'

/** One call of the reference: an address, and one named prepared statement whose only column is JSON. */
export interface ReferenceRoute {
  service: string
  path: string
  name: string
  text: string
  values: (body: Record<string, any>, now: Date) => unknown[]
  /** What stands around the statement's JSON. */
  reply: (json: string, body: Record<string, any>) => string
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const session = `select account_id from session where token_hash = $1 and expires_at > $2`

// The words and the sizes of our replies. Written as anybody would write them by hand; what is quicker was tried and taken.
const detailWith = (which: string): string => `
  select row_to_json(obj)::text as reply from (select
    (select row_to_json(head) from (select
      c.status as "consultStatus", c.status as "consultStatusDescription", c.replies_left as "patReplyRemainNumber",
      c.supplement_asked_at as "supplementAskedAt", c.created_at as "createTime", c.started_at as "startedAt",
      c.first_reply_at as "firstReplyAt", c.ended_at as "endedAt", c.served_until as "servedUntil", null as "answerDueAt",
      c.ends_at as "endAt", c.consult_id as "consultId", c.consult_type as "consultType", c.fee_cents as "consultFee",
      c.doc_id as "docId", c.team_id as "teamId", d.doc_name as "docName", d.doc_title as "docTitle",
      g.gb_dept_name as "docDeptName", h.hos_name as "docHosName", d.avatar as "docAvatar", c.account_id as "patId",
      c.person_id as "compatId", c.consulter_name as "consulterName", c.consulter_gender as "consulterGender",
      c.consulter_age as "consulterAge", c.consulter_id_card_masked as "consulterIdcard",
      c.consulter_mobile_masked as "consulterMobile", c.illness_name as "illnessName", c.illness_time as "illnessTime",
      c.content as "consultContent", c.expected_help as "expectedHelpContent", c.supplement_content as "supplementContent",
      c.supplement_attachments as "supplementAttaList", c.attachments as "attaIdList", c.consult_source as "consultSource",
      c.consult_source_id as "consultSourceId", c.reply_limit as "consultCanReplyNumber", c.reply_count as "replyCount",
      c.end_reason as "endReason") as head) as consult,
    c.attachments as "attaList",
    (select coalesce(json_agg(row_to_json(message)), '[]') from (select
      m.message_id as "messageId", m.msg_level as "msgLevel", m.msg_type as "msgType", m.content as "replyContent",
      m.replier_type as "replierType", m.replier_id as "replierId", m.replier_name as "replierName",
      m.sender_identity as "senderIdentity", m.created_at as "showTime", false as "hasAtta", m.attachments as "attaList"
      from consult_message m where m.consult_id = c.consult_id ${which} order by m.seq) as message) as "messageList",
    0 as "payWaitSeconds", '["end","reply","supplement"]'::json as events
  from consult c
  join doctor d on d.doc_id = c.doc_id
  join department g on g.gb_dept_code = d.gb_dept_code
  join hospital h on h.hos_id = d.hos_id
  where c.consult_id = $3 and c.account_id = (${session})) as obj`

const detail = detailWith('')
const poll = detailWith('and m.seq > (select seq from consult_message where message_id = $4)')

const doctorList = `
  select json_agg(row_to_json(card))::text as reply
  from (select
    d.doc_id as "docId", d.doc_type as "docType", d.doc_name as "docName", d.avatar as "docAvatar", d.doc_title as "docTitle",
    d.teach_title as "teachTitleName", d.ccp_role as "docCcpRole", g.gb_dept_name as "docDeptName",
    d.gb_dept_code as "gbDeptCode", h.hos_name as "docHosName", d.hos_id as "hosId", d.skill as "docSkill", d.tags as "docTags",
    d.score as "docScoure", d.score_count as "reviewCount", d.served_count as "consultCount",
    coalesce(o.cheapest, 0) as "consultPrice", coalesce(o.replies, 0) as "consultCanReplyNumber",
    coalesce(o.picture, false) as "docPicConsultStatus", coalesce(o.picture_price, 0) as "docPicConsultPrice",
    coalesce(o.picture_price, 0)::text as "docPicConsultPriceOfSt", coalesce(o.video, false) as "docVideoConsultStatus",
    coalesce(o.video_price, 0)::text as "docVideoConsultPriceOfSt", d.famous_position is not null as "docFamousConsultStatus",
    t.price is not null as "teamConsultStatus", coalesce(t.price, 0)::text as "teamConsultPriceOfSt",
    d.can_prescribe as "prescriptionStatus", d.free_clinic_is_on as "freeClinicIsOn",
    (select coalesce(avg(weighed_seconds), 0)::text from (select weighed_seconds from promise p where p.doc_id = d.doc_id
      and weighed_at is not null order by weighed_at desc limit 50) as recent) as "consultAvgReplyTimeDescription"
    from (select * from doctor where is_active order by recommend_position, doc_id limit $3 offset $4) as d
    join hospital h on h.hos_id = d.hos_id
    join department g on g.gb_dept_code = d.gb_dept_code
    cross join lateral (select min(price_cents) as cheapest, min(reply_limit) as replies,
      bool_or(consult_type = 'DOCPIC' and is_open) as picture, bool_or(consult_type <> 'DOCPIC' and is_open) as video,
      min(price_cents) filter (where consult_type = 'DOCPIC') as picture_price,
      min(price_cents) filter (where consult_type <> 'DOCPIC') as video_price
      from doctor_offer where doc_id = d.doc_id) as o
    cross join lateral (select min(price_cents) as price from team_member join team using (team_id)
      where team_member.doc_id = d.doc_id and team.is_open) as t
    order by d.recommend_position, d.doc_id) as card
  where exists (${session})`

const reports = `
  select json_agg(row_to_json(card))::text as reply from (
    select r.report_id as "reportId", f.person_id as "personId", r.kind, r.report_name as "reportName", r.hos_id as "hosId",
      h.hos_name as "hosName", r.department_name as "departmentName", r.state,
      (extract(epoch from r.dated_at) * 1000)::bigint as "datedAt", r.fee_cents as "feeCents",
      not exists (select from report_read s where s.report_id = r.report_id and s.version = r.version
        and s.reader_kind = 'account' and s.reader_id = f.account_id) as "isUnread",
      r.has_pictures as "hasPictures", r.has_pdf as "hasPdf", 'open' as access, null as "opensAt"
    from hospital_account f join hospital_report r on r.hos_id = f.hos_id and r.record_number = f.record_number
    join hospital h on h.hos_id = r.hos_id
    where f.person_id = $3 and f.account_id = (${session})
    order by "isUnread" desc, r.dated_at desc, r.report_id desc limit $4 offset $5) as card`

// What is said of the items is the same text for everybody: here it lies beside, made once.
const report = `
  select row_to_json(obj)::text as reply from (
    select r.report_id as "reportId", f.person_id as "personId", p.name as "personName", p.gender, p.birth_on as "birthOn",
      r.kind, r.report_name as "reportName", r.hos_id as "hosId", h.hos_name as "hosName",
      r.department_name as "departmentName", r.state, r.fee_cents as "feeCents", r.has_pictures as "hasPictures",
      r.has_pdf as "hasPdf", 'open' as access, null as "opensAt", v.version, v.ordered_by as "orderedBy",
      v.reported_by as "reportedBy", v.checked_by as "checkedBy", v.content, e.explained,
      not exists (select from report_read s where s.report_id = r.report_id and s.version = r.version
        and s.reader_kind = 'account' and s.reader_id = f.account_id) as "isUnread",
      (extract(epoch from r.dated_at) * 1000)::bigint as "datedAt", '[]'::json as earlier
    from hospital_report r join report_version v on v.report_id = r.report_id and v.version = r.version
    join hospital_account f on f.hos_id = r.hos_id and f.record_number = r.record_number
    join person p on p.person_id = f.person_id join hospital h on h.hos_id = r.hos_id cross join bench_explained e
    where r.report_id = $3 and f.account_id = (${session})) as obj`

const post = `
  with taken as (
    update consult set replies_left = replies_left - 1, staff_unread = staff_unread + 1, last_at = $2, last_text = $4
    where consult_id = $3 and account_id = (${session}) and replies_left > 0
    returning consult_id, account_id, consulter_name, replies_left
  ), said as (
    insert into consult_message (consult_id, msg_type, content, replier_type, replier_id, replier_name, sender_identity, created_at)
    select consult_id, 'TEXT', $4, 'PAT', account_id, consulter_name, '患者', $2 from taken
    returning message_id, msg_type, content, replier_id, replier_name, created_at
  )
  select row_to_json(obj)::text as reply from (select
    said.message_id as "messageId", 'NORMAL' as "msgLevel", said.msg_type as "msgType", said.content as "replyContent",
    'PAT' as "replierType", said.replier_id as "replierId", said.replier_name as "replierName", '患者' as "senderIdentity",
    said.created_at as "showTime", false as "hasAtta", '[]'::json as "attaList", taken.replies_left as "patReplyRemainNumber"
    from said, taken) as obj`

const object = (json: string): string => `{"code":"0","msg":"","obj":${json}}`

export const referenceRoutes: readonly ReferenceRoute[] = [
  {
    service: 'nethos.consult.info.detail',
    path: '/consult-detail',
    name: 'consult_detail',
    text: detail,
    values: ({ token, consultId }, now) => [hashOf(token), now, consultId],
    reply: object,
  },
  {
    service: 'nethos.consult.info.detail',
    path: '/consult-poll',
    name: 'consult_poll',
    text: poll,
    values: ({ token, consultId, afterId }, now) => [hashOf(token), now, consultId, afterId],
    reply: object,
  },
  {
    service: 'nethos.doc.list',
    path: '/doctor-list',
    name: 'doctor_list',
    text: doctorList,
    values: ({ token, pageNum, pageSize }, now) => [hashOf(token), now, pageSize, (pageNum - 1) * pageSize],
    reply: (json, { pageNum, pageSize }) =>
      `{"code":"0","msg":"","list":${json},"paginator":{"pageNum":${pageNum},"pageSize":${pageSize},"hasNextPage":true}}`,
  },
  {
    service: 'nethos.report.list',
    path: '/report-list',
    name: 'report_list',
    text: reports,
    values: ({ token, personId, pageNum, pageSize }, now) => [
      hashOf(token),
      now,
      personId,
      pageSize,
      (pageNum - 1) * pageSize,
    ],
    reply: (json, { pageNum, pageSize }) =>
      `{"code":"0","msg":"","list":${json},"paginator":{"pageNum":${pageNum},"pageSize":${pageSize},"hasNextPage":true}}`,
  },
  {
    service: 'nethos.report.detail',
    path: '/report',
    name: 'report',
    text: report,
    values: ({ token, reportId }, now) => [hashOf(token), now, reportId],
    reply: object,
  },
  {
    service: 'nethos.consult.info.reply',
    path: '/message',
    name: 'message',
    text: post,
    values: ({ token, consultId, replyContent }, now) => [hashOf(token), now, consultId, replyContent],
    reply: object,
  },
]

export const routeOf = ({ service, route }: { service: string; route?: string }): string =>
  route ?? present(referenceRoutes.find(one => one.service === service)).path
