import { readUrl } from '@nethos/calls/read-url.ts'
import type { Environment } from '../../patterns/app-info.ts'
import { readySdk } from './page-sdk.ts'

interface PaymentBridge {
  call(
    name: 'scan',
    ask: { type: 'qr' },
    then: (fields: { error?: number; qrCode?: string; codeContent?: string }) => void,
  ): void
}

/** What the camera has read; '' when the person gave up. Throws where there is no scanner. */
export async function scanWith(shell: Environment['shell']): Promise<string> {
  if (shell === 'messaging') {
    const sdk = await readySdk()
    return new Promise((resolve, reject) => {
      sdk.scanQRCode({
        needResult: 1,
        scanType: ['qrCode'],
        success: fields => resolve(fields.resultStr),
        cancel: () => resolve(''),
        fail: () => reject(new Error('no scanner')),
      })
    })
  }
  const bridge = (window as { AlipayJSBridge?: PaymentBridge }).AlipayJSBridge
  if (shell !== 'payment' || !bridge) throw new Error('no scanner')
  return new Promise(resolve => {
    bridge.call('scan', { type: 'qr' }, fields =>
      resolve(fields.error ? '' : (fields.qrCode ?? fields.codeContent ?? '')),
    )
  })
}

/** The path of an address of ours; undefined for whatever else a code may hold. */
export function ownAddress(text: string, origin: string): string | undefined {
  const url = readUrl(text.trim())
  const isOurs = url?.origin === origin && url.username === '' && url.password === '' && !url.pathname.startsWith('//')
  return isOurs ? url.pathname + url.search + url.hash : undefined
}
