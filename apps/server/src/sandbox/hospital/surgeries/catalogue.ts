import type { SurgeryPlan } from './demo-surgeries.ts'

/** An operation of the demo hospital's day surgery centre, where nothing else is said. */
export const usualPlan: SurgeryPlan = {
  surgeryName: '腹腔镜胆囊切除术',
  kind: 'day',
  deptName: '普外科',
  ward: '日间手术病区',
  place: '东湖院区2号楼5层 日间手术中心报到台',
  doctorName: '周启明',
  anaesthesia: 'general',
  stopDrugs: [],
  notice: '请带身份证、医保卡和以前的片子；首饰、手表、现金请留在家里。',
  team: [
    { code: '', name: '周启明', title: '主任医师', role: 'surgeon' },
    { code: '', name: '陆一帆', title: '主治医师', role: 'assistant' },
    { code: '', name: '方静', title: '副主任医师', role: 'anaesthetist' },
    { code: '', name: '何晓燕', title: '主管护师', role: 'nurse' },
  ],
}
