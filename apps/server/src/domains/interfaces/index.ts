import { interfaceServices } from '@nethos/contract/interfaces/interfaces.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import * as desk from './desk.ts'
import { listenForMessages } from './listen.ts'
import { messagesForgotten, readMessages, waitingTimer } from './read.job.ts'
import { todayOfInterfaces } from './today.ts'

export const interfacesDomain: Domain = {
  today: todayOfInterfaces,
  services: [...implement(interfaceServices, desk)],
  jobs: [readMessages],
  timers: [waitingTimer, messagesForgotten],
  web: listenForMessages,
}
