import type { PathwayDetail, PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'

const at = Date.parse('2026-11-21T07:00:00Z')

export const aTask = (changes: Partial<PathwayTaskShown> = {}): PathwayTaskShown => ({
  taskId: 't1',
  pathwayId: 'w1',
  taskKey: 'confirm',
  stageKey: 'home',
  title: '今晚十点后不再进食',
  text: '',
  occurrence: 1,
  occurrences: 1,
  work: { kind: 'confirm', statement: '我知道了' },
  taskStatus: 'open',
  opensAt: at,
  scheduledAt: at,
  closesAt: null,
  doneAt: null,
  isOverdue: false,
  isOptional: false,
  canComplete: true,
  canUndo: false,
  assignmentId: '',
  values: [],
  advice: [],
  attaList: [],
  ...changes,
})

export const temperature: PathwayTaskShown['work'] = {
  kind: 'measure',
  values: [
    {
      key: 'temperature',
      label: '体温',
      unit: '℃',
      ucum: 'Cel',
      decimals: 1,
      min: 34,
      max: 43,
      dangerAbove: 38.5,
      advice: '请立即联系病区护士',
    },
  ],
}

export const aPathway = (changes: Partial<PathwayDetail> = {}): PathwayDetail => ({
  pathwayId: 'w1',
  personId: 'p1',
  personName: '王德福',
  code: 'knee',
  title: '膝关节置换术后康复',
  pathwayStatus: 'going',
  startedAt: at,
  doneCount: 1,
  taskCount: 3,
  text: '',
  stopReason: '',
  stages: [{ key: 'home', title: '回家以后', text: '' }],
  tasks: [aTask()],
  ...changes,
})
