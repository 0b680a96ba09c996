import { serverNow } from '@nethos/calls/config.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { offerLabels } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { hoursInWords } from '@nethos/contract/doctors/practice.hours.ts'
import type { MyPractice } from '@nethos/contract/doctors/practice.services.ts'

const priceOf = (cents: number): string => (cents === 0 ? '免费' : `¥${yuan(cents)}`)

/** What of it patients see by now: as it is saved, not as it is typed. */
export function PatientsView({ practice }: { practice: MyPractice }) {
  const { docName, docTitle, docDeptName, isShown, notice, offers, hours, dailyQuota, askedToday } = practice
  const hangs = notice !== null && (notice.endsAt === null || notice.endsAt > serverNow())
  const open = offers.filter(offer => offer.isOpen)
  const left = dailyQuota === null ? null : Math.max(0, dailyQuota - askedToday)
  return (
    <section className="practice__view office__section" aria-labelledby="practice-seen">
      <h2 id="practice-seen">患者看到的</h2>
      <div className="practice__seen">
        <p>
          <b>{docName}</b> {docTitle}
          <br />
          <span className="practice__quiet">{docDeptName}</span>
        </p>
        {!isShown && <p role="note">您目前没有在患者端展示，患者搜不到您。请联系运营人员。</p>}
        <dl>
          {hangs && (
            <>
              <dt>医生公告</dt>
              <dd>{notice.content}</dd>
            </>
          )}
          <dt>咨询服务</dt>
          <dd>
            {open.length === 0 && '这位医生还没有开通线上咨询'}
            {open.map(offer => (
              <span key={offer.consultType}>
                {offerLabels[offer.consultType]} <b>{priceOf(offer.priceCents)}</b>
              </span>
            ))}
          </dd>
          {hours.length > 0 && (
            <>
              <dt>接诊时间</dt>
              <dd>{hoursInWords(hours).join('\n')}</dd>
            </>
          )}
          {left !== null && (
            <>
              <dt>图文和用药咨询</dt>
              <dd>{left === 0 ? '今天的名额已满，请明天再来' : `今天还可提问${left}人`}</dd>
            </>
          )}
          {practice.autoReply !== '' && (
            <>
              <dt>提问后立刻收到</dt>
              <dd>{practice.autoReply}</dd>
            </>
          )}
        </dl>
      </div>
    </section>
  )
}
