import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const values = [{ key: 'temperature', value: 36.8 }]

/** Pathways and their tasks. */
export const pathwayRecords: Trials = {
  'nethos.pathway.task.complete': {
    taskId: { record: world => world.pathwayTask('fever'), fields: () => ({ values }) },
    attaIdList: {
      fields: async (world: World) => {
        const { accountId } = world[world.caller]
        return { taskId: await world.pathwayTask('wound', { accountId, personId: world.callerPersonId }) }
      },
    },
  },
  'nethos.pathway.task.undo': {
    taskId: {
      async record(world) {
        const taskId = await world.pathwayTask('confirm')
        await world.completeTask(taskId)
        return taskId
      },
    },
  },
}
