/** So many of the last promises speak for a doctor or a team: what he does now counts, not what he did years ago. */
export const weighedPromises = 50

/**
 * 平均…内回复 of a row of doctors or teams, in SQL, out of the ledger of promises: the mean of the last answers, a promise
 * that was broken counting as the whole time that it had. '' while there is none.
 */
export const replyTimeOf = (key: 'doc_id' | 'team_id', row: string): string => `(
    select case
      when count(*) = 0 then ''
      when avg(weighed_seconds) <= 3540 then '平均' || greatest(ceil(avg(weighed_seconds) / 60), 1) || '分钟内回复'
      else '平均' || ceil(avg(weighed_seconds) / 3600) || '小时内回复'
    end
    from (
      select promise.weighed_seconds from promise
      where promise.${key} = ${row}.${key} and promise.weighed_at is not null
      order by promise.weighed_at desc limit ${weighedPromises}
    ) as recent
  )`
