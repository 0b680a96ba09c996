import './daysurgery.css'

/** What to heed while one waits for a bed. */
export const WaitingNotice = () => (
  <div className="surgery-list">
    <p>请保持手机畅通：有床位时会通知您，并写明答复的时限；没有答复，床位会让给后面的人。</p>
    <p>等待的位置和时间是按最近的床位情况估的，会变化。病情急的人会先安排，医院会写明原因。</p>
    <p>请先做好入院前的检查、停烟停酒；正在吃的药写成单子带来，医生没让停的药不要自己停。</p>
    <p>
      <strong>等待中疼得更厉害、发热、吐血便血、不排气不排便、突然气短，不要等床位，请到急诊；危急时拨打120。</strong>
    </p>
    <p>办理入院请带身份证、医保卡、住院证、以前的病历和片子。</p>
    <p className="surgery-source">
      来源：《加速康复外科中国专家共识及路径管理指南（2018版）》中的术前准备；医院办理住院的通常流程。待本院临床医师审定。
    </p>
  </div>
)
