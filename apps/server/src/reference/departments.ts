import { spellingOfWords } from '../domains/content/spelling.ts'
import { departmentList } from './department-list.ts'

/** What people look for, and where they find it. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  '02': ['全科', '家庭医生', '不知道看哪科'],
  '03.01': ['呼吸科', '肺科', '咳嗽', '哮喘'],
  '03.02': ['消化科', '肠胃科', '胃病', '胃肠'],
  '03.03': ['神经科', '头痛', '头晕', '中风', '帕金森'],
  '03.04': ['心内科', '心脏科', '看心脏', '高血压'],
  '03.05': ['血液科', '贫血'],
  '03.06': ['肾病', '肾脏科'],
  '03.07': ['糖尿病', '甲状腺', '痛风', '三高'],
  '03.08': ['风湿科', '关节炎', '红斑狼疮'],
  '03.09': ['过敏', '过敏科'],
  '03.10': ['老年科', '老年病'],
  '04.01': ['普外科', '甲状腺外科', '乳腺外科', '肝胆外科', '疝气'],
  '04.02': ['脑外科'],
  '04.03': ['骨外科', '颈椎', '腰椎', '关节', '骨折'],
  '04.04': ['泌尿科', '前列腺', '结石'],
  '04.05': ['肺结节'],
  '04.06': ['心外科'],
  '05.01': ['妇女病', '子宫肌瘤', '月经'],
  '05.02': ['孕检', '怀孕', '产检'],
  '05.05': ['不孕不育', '试管婴儿'],
  '07': ['小儿科', '儿童医院', '孩子'],
  '07.09': ['矮小', '性早熟'],
  '10': ['眼睛', '近视', '白内障'],
  '11': ['五官科', '鼻炎', '咽炎', '耳鸣'],
  '12': ['牙科', '看牙', '牙齿', '口腔医院'],
  '13': ['皮肤病', '湿疹', '痤疮', '脱发'],
  '15': ['心理科', '精神卫生', '失眠', '抑郁', '焦虑'],
  '15.06': ['心理科', '心理咨询', '失眠', '抑郁', '焦虑'],
  '16': ['感染科', '肝病', '乙肝'],
  '19': ['癌症', '化疗'],
  '21': ['理疗', '康复科'],
  '27': ['腰腿痛', '带状疱疹后神经痛'],
  '50': ['中医', '调理'],
  '50.11': ['痔疮', '肛肠科'],
  '50.13': ['针灸', '面瘫'],
  '50.14': ['按摩'],
}

/** The grid of hot departments, first to last. */
const hot = ['03.04', '03.07', '13', '04.03', '05.01', '07', '03.02', '03.01', '10', '12']

const icons: Readonly<Record<string, string>> = {
  '02': 'family',
  '03': 'stethoscope',
  '03.01': 'lungs',
  '03.02': 'stomach',
  '03.03': 'brain',
  '03.04': 'heart',
  '03.05': 'drop',
  '03.06': 'kidney',
  '03.07': 'gland',
  '03.08': 'joint',
  '03.10': 'elder',
  '04': 'scalpel',
  '04.01': 'scalpel',
  '04.02': 'brain',
  '04.03': 'bone',
  '04.04': 'kidney',
  '04.05': 'lungs',
  '04.06': 'heart',
  '05': 'flower',
  '05.01': 'flower',
  '05.02': 'baby',
  '05.05': 'baby',
  '07': 'child',
  '07.03': 'child',
  '07.04': 'child',
  '07.09': 'child',
  '09': 'child',
  '10': 'eye',
  '11': 'ear',
  '12': 'tooth',
  '13': 'skin',
  '15': 'mind',
  '15.06': 'mind',
  '16': 'shield',
  '19': 'ribbon',
  '21': 'walk',
  '27': 'bolt',
  '50': 'herb',
  '50.01': 'herb',
  '50.11': 'herb',
  '50.13': 'needle',
}

/** The list as rows, of these those that are wanted. */
export function departments(isWanted: (gbDeptCode: string) => boolean = () => true) {
  const lines = departmentList.trim().split('\n')
  return lines.flatMap((line, position) => {
    const [gbDeptCode = '', officialName = '', spokenName] = line.split(' ')
    if (!isWanted(gbDeptCode)) return []
    const gbDeptName = spokenName ?? officialName.replace(/专业$/, '')
    const place = hot.indexOf(gbDeptCode)
    return {
      gbDeptCode,
      gbDeptName,
      officialName,
      otherNames: [...(otherNames[gbDeptCode] ?? [])],
      parentCode: gbDeptCode.includes('.') ? gbDeptCode.slice(0, 2) : null,
      ...spellingOfWords(gbDeptName),
      hotPosition: place < 0 ? null : place + 1,
      icon: icons[gbDeptCode] ? `department-${icons[gbDeptCode]}` : '',
      position,
    }
  })
}
