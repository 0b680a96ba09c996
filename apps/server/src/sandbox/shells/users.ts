import type { ShellName } from '@nethos/contract/common/shells.ts'

/** The application as both platforms know it: the same ids as the payment sandbox's merchant has. */
export const registeredSecret = 'a0c1e5f2b7d94f6c8e3d2b1a09f8e7d6'

/** Whoever tries the sandbox chooses which user of the app he is; the phone remembers it. */
export const sandboxUsers: Readonly<Record<ShellName, readonly { platformId: string; name: string }[]>> = {
  messaging: [
    { platformId: 'oSandboxDaughter000000000001', name: '晓梅' },
    { platformId: 'oSandboxFather00000000000002', name: '德福' },
    { platformId: 'oSandboxNeighbour0000000003', name: '老张' },
  ],
  payment: [
    { platformId: '2088000000000201', name: '晓梅' },
    { platformId: '2088000000000202', name: '德福' },
    { platformId: '2088000000000203', name: '老张' },
  ],
}

/** Ids in the templates' registry of the sandbox. */
export const registeredTemplates = {
  'consult-replied': 'sandbox-template-replied',
  'consult-refunded': 'sandbox-template-refunded',
  'service-changed': 'sandbox-template-changed',
  'ending-soon': 'sandbox-template-ending',
  'feedback-answered': 'sandbox-template-feedback',
} as const
