import type { Environment } from '../patterns/app-info.ts'

/** Reads the shell out of the user agent (core 1: messaging app, payment app, native shell, ordinary browser). */
export const environmentOf = (agent: string): Environment => ({
  shell: /MicroMessenger/i.test(agent)
    ? 'messaging'
    : /AlipayClient/i.test(agent)
      ? 'payment'
      : /NethosShell/i.test(agent)
        ? 'native'
        : 'browser',
  system: /iPhone|iPad|iPod/i.test(agent) ? 'ios' : /Android/i.test(agent) ? 'android' : 'other',
  isDoctorClient: /NethosDoctor/i.test(agent),
})
