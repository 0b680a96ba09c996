import type { CampaignDocument } from '@nethos/contract/activity/campaign.document.ts'

const plain = { docIds: [], teamIds: [], hasPhone: false } as const

/** Campaigns that the program brings: edition 0, until the hospital publishes its own. */
export const builtInCampaigns: Readonly<Record<string, CampaignDocument>> = {
  'winter-health': {
    ...plain,
    docIds: [],
    teamIds: [],
    title: '冬季健康周',
    summary: '天冷了，照顾好心脏、血压和呼吸。',
    picture: 'health',
    sections: [
      { heading: '早晨别急着起', text: '醒来先躺一会儿再慢慢坐起，出门前加件外套。晨练等太阳出来以后。' },
      { heading: '按时量血压', text: '每天固定时间量一次并记下来。连续几天高于平时，请在线咨询医生，不要自己加药。' },
      {
        heading: '什么时候马上就医',
        text: '胸口压榨样疼痛、突然说话不清或一侧手脚无力、喘不上气，请立即拨打120，不要在网上等回复。',
      },
    ],
    button: { label: '在线问医生', path: '/doc/index' },
  },
  asian: {
    ...plain,
    docIds: [],
    teamIds: [],
    title: '亚运专区',
    summary: '运动员、志愿者和观众的就医指南。',
    picture: 'sports',
    sections: [
      { heading: '医疗服务指南', text: '身体不适先找场馆内的医疗点。情况紧急请直接拨打120，说清场馆和入口编号。' },
      { heading: '去医院', text: '到院前可在线挂号。请带身份证件或护照，外籍人士可请前台协助登记。' },
      { heading: '运动损伤', text: '扭伤先停止活动、冰敷、抬高，不要揉。肿得厉害或不能着地，请到急诊拍片。' },
    ],
    hasPhone: true,
    button: { label: '预约挂号', path: '/book' },
  },
  wuhan: {
    ...plain,
    docIds: [],
    teamIds: [],
    title: '抗疫义诊',
    summary: '发热、咳嗽先在家里问医生，不用出门。',
    picture: 'clinic',
    sections: [
      {
        heading: '义诊说明',
        text: '发热、咳嗽可先在线咨询。高热不退、呼吸困难、意识不清，请立即拨打120或前往最近的发热门诊，并佩戴口罩。',
      },
      {
        heading: '问之前先准备',
        text: '量一次体温，写清楚发热几天、最高多少度、有没有胸闷气短、家里有没有别人生病、已经吃了什么药。',
      },
    ],
    button: null,
  },
  bayz: {
    ...plain,
    docIds: [],
    teamIds: [],
    title: '名医义诊',
    summary: '医生用休息时间免费答疑，每天名额有限。',
    picture: 'health',
    sections: [
      { heading: '怎么问', text: '选一位医生，写清楚哪里不舒服、多久了、做过哪些检查，附上报告的照片。' },
      { heading: '不适合在这里问的', text: '胸痛、喘不上气、突然说话不清、大出血，请立即拨打120。' },
    ],
    button: null,
  },
  cdyz: {
    ...plain,
    docIds: [],
    teamIds: [],
    title: '专科义诊',
    summary: '各科室轮流在线义诊，医生和团队都可以问。',
    picture: 'clinic',
    sections: [
      { heading: '怎么问', text: '先按科室选医生，拿不准看哪一科的，选全科医学科，医生会告诉您下一步。' },
      { heading: '不适合在这里问的', text: '胸痛、喘不上气、突然说话不清、大出血，请立即拨打120。' },
    ],
    button: null,
  },
  drainage: {
    ...plain,
    docIds: [],
    teamIds: [],
    title: '把医院装进手机',
    summary: '问医生、挂号、看报告，在家就能办。',
    picture: 'phone',
    sections: [
      { heading: '注册以后能做什么', text: '在线咨询本院医生，预约挂号，查看自己和家人的健康资料。' },
      { heading: '需要准备什么', text: '一个能收短信的手机号。看病和挂号时还需要就诊人的身份证号。' },
    ],
    button: null,
  },
}
