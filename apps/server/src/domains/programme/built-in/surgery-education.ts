import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import {
  admissionPapers,
  afterHome,
  beforeAdmission,
  fasting,
  medicinesBefore,
  whatToBring,
} from './before-surgery-articles.ts'
import { serviceLine } from './zone-parts.ts'

/** 日间手术宣教 (daysurgery): the articles of /daysurgery/news. */
export const daySurgeryEducation: ProgrammeDraft = {
  name: '日间手术宣教',
  summary: '当天手术、当天回家，前后要知道的事',
  icon: 'dayward',
  tone: 'green',
  entries: [
    { title: '健康宣教', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'day-surgery' } },
    { title: '服务说明', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
  ],
  introduction: {
    text: `日间手术是指手术和观察在24小时内完成，不过夜或只住一晚。

请在手术前读完这里的文章，有看不懂的请打电话问护士。回家后发热38.5℃以上、出血压不住、痛得越来越厉害，请联系医院；胸痛、气短、叫不醒，拨打120。`,
    place: '东湖院区日间手术中心',
    telephone: serviceLine,
  },
  readings: [
    { code: 'day-surgery', title: '日间手术宣教', articles: [fasting, medicinesBefore, whatToBring, afterHome] },
  ],
}

/** 等候入院宣教 (dhry): the articles of /dhry/news. */
export const admissionEducation: ProgrammeDraft = {
  name: '入院前宣教',
  summary: '等床位的日子里，把身体和手续都准备好',
  icon: 'bed',
  tone: 'green',
  entries: [
    { title: '健康宣教', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'before-admission' } },
    { title: '服务说明', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
  ],
  introduction: {
    text: `这里写的是等待入院时可以做的事和要带的东西。

请保持电话畅通。等待中病情加重，例如痛得更厉害、发热、吐血便血、突然气短，不要等床位，请到急诊或拨打120。`,
    place: '东湖院区住院服务中心',
    telephone: serviceLine,
  },
  readings: [
    {
      code: 'before-admission',
      title: '入院前宣教',
      articles: [beforeAdmission, admissionPapers, fasting, medicinesBefore, whatToBring],
    },
  ],
}
