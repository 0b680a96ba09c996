import { importChunk } from '@nethos/calls/chunks.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { useNavigate } from 'react-router'
import { alert } from '../../controls/dialog.ts'
import { toast } from '../../controls/toast.ts'
import { useAppInfo } from '../../patterns/app-info.ts'

/** 扫一扫: opens what stands in a code of ours, with the scanner of the app around us; outside it says how. */
export function useScan(): () => Promise<void> {
  const { environment, name } = useAppInfo()
  const go = useNavigate()
  return async () => {
    if (environment.shell !== 'messaging' && environment.shell !== 'payment') {
      await alert({
        title: '怎样扫一扫',
        text: '请打开微信或支付宝的「扫一扫」，或用手机自带的相机，对准医生或团队的二维码，就会打开对应的页面。',
      })
      return
    }
    const scanner = await importChunk(() => import('./scan.ts')).catch(reportTrouble)
    if (!scanner) return
    const { ownAddress, scanWith } = scanner
    const text = await scanWith(environment.shell).catch(() => undefined)
    if (text === undefined) return toast('扫码没有打开，请稍后再试')
    if (text === '') return
    const path = ownAddress(text, location.origin)
    if (path === undefined) return toast(`这不是${name}的二维码，没有打开`)
    await go(path)
  }
}
