/** How long the law keeps a kind of record (docs/product/law.md). The triggers of the migrations hold it; retention.test.ts that both agree. */
export interface Retention {
  readonly table: string
  /** The instant that the years count from. */
  readonly since: string
  readonly years: number
  readonly source: string
}

const records = '互联网诊疗监管细则（试行）2022：诊疗记录按门诊电子病历管理，不少于15年'
const process = '互联网诊疗监管细则（试行）2022：过程的图文、音视频不少于3年'
const trade = '电子商务法 2018，第三十一条：交易记录不少于3年'

export const retentions: readonly Retention[] = [
  { table: 'consult', since: 'created_at', years: 15, source: records },
  { table: 'renewal', since: 'created_at', years: 15, source: records },
  { table: 'prescription', since: 'prescribed_at', years: 15, source: records },
  { table: 'medical_record_sheet', since: 'written_at', years: 15, source: records },
  { table: 'treatment', since: 'created_at', years: 15, source: records },
  { table: 'consult_message', since: 'created_at', years: 3, source: process },
  { table: 'follow_message', since: 'created_at', years: 3, source: process },
  { table: 'group_message', since: 'created_at', years: 3, source: process },
  { table: 'video_room', since: 'begins_at', years: 3, source: process },
  { table: 'payment', since: 'created_at', years: 3, source: trade },
]
