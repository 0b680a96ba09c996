import type { Chance } from '../chance.ts'
import type { Clinic } from './clinics/clinic.ts'

const schooling = ['医学博士', '医学博士，博士后', '医学硕士', '医学博士，硕士生导师', '医学硕士，硕士生导师']
const travels = [
  '曾赴海外医学中心访问学习一年。',
  '曾赴省外知名医院进修，系统学习专科新技术。',
  '曾参加对口支援，在山区县医院工作一年。',
  '曾作为医疗队员参加援外医疗，至今仍与当地同行保持联系。',
  '多次参加下乡义诊与健康大讲堂。',
  '承担医学院教学与住院医师带教工作。',
  '在核心期刊发表论文多篇，参与省级科研课题。',
]
const stories = [
  '年轻时在急诊轮转三年，练就了遇事不慌的性子。',
  '办公室里有一面贴满患者来信的软木板。',
  '参与编写本专业患者教育手册，并负责每周的线上科普专栏。',
  '主持院内新技术项目一项，获年度优秀带教老师称号。',
  '负责专病随访数据库，关心患者半年、一年之后过得怎样。',
  '长期负责出院患者的电话回访，熟悉居家康复中的细小难题。',
  '参与多学科联合门诊，为复杂病情的患者给出一份统一的意见。',
  '工作之余喜爱长跑，常提醒患者“动起来，从十分钟开始”。',
  '坚持每月一次社区健康讲座，讲稿都用大号字打印。',
  '熟悉方言，外地和乡下来的老人都愿意来这里看病说话。',
  '参与本专业临床路径的制定，努力让检查更少、结论更明。',
]
const ways = [
  '看病仔细，话说得明白，深受患者信任。',
  '性格温和，愿意把同一句话换着说三遍，直到您听懂。',
  '注重循证，不开不必要的检查和药物。',
  '回复认真，常在晚间查房之后统一答复线上咨询。',
  '尊重患者的选择，会把利弊都摆出来再一起决定。',
  '做事爽快，检查怎么做、什么时候复诊，都交代得清清楚楚。',
  '耐心对待老人和孩子，常被患者写进感谢信。',
  '相信好的沟通本身就是治疗的一部分。',
]

/** A résumé of four or five sentences. */
export function resumeOf(
  luck: Chance,
  clinic: Clinic,
  title: string,
  teachTitle: string,
  years: number,
  nth: number,
): string {
  const head = [title, teachTitle, clinic.nurses ? '' : years > 8 ? luck.pick(schooling) : '医学硕士']
    .filter(part => part !== '')
    .join('，')
  const focus = clinic.focus[nth] ?? luck.pick(stories)
  const travel = years > 6 ? luck.pick(travels) : '完成住院医师规范化培训，工作踏实，勤学好问。'
  const field = clinic.nurses ? `${clinic.field}工作` : `${clinic.field}的临床、教学与科研工作`
  return `${head}，从事${field}${years}年。${focus}${travel}${luck.pick(ways)}`
}
