import { states, type StateOf } from '../states.ts'

/** The life of one person's pathway. Hospital: its staff at the desk. */
export const pathwayStates = states<object>()({
  going: {
    code: 'going',
    label: '进行中',
    on: {
      pause: { by: 'hospital', to: 'paused' },
      stop: { by: 'hospital', to: 'stopped' },
      /** Follows from its last task: there is nothing left to wait for. */
      finish: { by: 'clock', to: 'done' },
    },
  },
  paused: {
    code: 'paused',
    label: '已暂停',
    on: { resume: { by: 'hospital', to: 'going' }, stop: { by: 'hospital', to: 'stopped' } },
  },
  done: {
    code: 'done',
    label: '已完成',
    /** A task was taken back, or an anchor has moved. */
    on: { reopen: { by: 'clock', to: 'going' } },
  },
  stopped: { code: 'stopped', label: '已终止', on: {} },
})
export type PathwayStatus = StateOf<typeof pathwayStates>
export const pathwayStatuses = Object.keys(pathwayStates) as PathwayStatus[]

/** What the life of a task depends on. Instants in epoch ms; null while its anchor is not known, or when it never closes. */
export interface PathwayTaskFacts {
  readonly opensAt: number | null
  readonly closesAt: number | null
  readonly isPaused: boolean
}

const runs = (task: PathwayTaskFacts): boolean => !task.isPaused
/** What the hospital has done stands, whenever it says so. */
const record = { by: 'hospital', to: 'done' } as const
/** Follows from a condition, or from a task that never happened. */
const drop = { by: 'clock', to: 'not_needed' } as const
const withdraw = { by: 'hospital', to: 'withdrawn' } as const

/** The life of one task of a pathway, each repetition for itself. What the clock causes without an instant follows from the rest of the pathway. */
export const pathwayTaskStates = states<PathwayTaskFacts>()({
  waiting: {
    code: 'waiting',
    label: '未开始',
    on: { open: { by: 'clock', to: 'open', if: runs, at: task => task.opensAt }, record, drop, withdraw },
  },
  open: {
    code: 'open',
    label: '待完成',
    on: {
      complete: { by: 'patient', to: 'done' },
      miss: { by: 'clock', to: 'missed', if: runs, at: task => task.closesAt },
      postpone: { by: 'clock', to: 'waiting' },
      record,
      drop,
      withdraw,
    },
  },
  done: { code: 'done', label: '已完成', on: { undo: { by: 'patient', to: 'open' } } },
  missed: {
    code: 'missed',
    label: '未完成',
    on: { record, drop, reopen: { by: 'clock', to: 'waiting' } },
  },
  not_needed: {
    code: 'not_needed',
    label: '无需完成',
    on: { record, reopen: { by: 'clock', to: 'waiting' }, withdraw },
  },
  withdrawn: { code: 'withdrawn', label: '已取消', on: {} },
})
export type PathwayTaskStatus = StateOf<typeof pathwayTaskStates>
export const pathwayTaskStatuses = Object.keys(pathwayTaskStates) as PathwayTaskStatus[]

/** Nothing more comes of it by itself. */
export const isSettled = (status: PathwayTaskStatus): boolean => status !== 'waiting' && status !== 'open'
