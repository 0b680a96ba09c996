import { App } from 'antd'
import { useState } from 'react'
import { upload, type Uploaded } from '@nethos/calls/upload.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'

const mostBytes = 10 * 1024 * 1024

/** Asks for one picture and brings it to the server; undefined when nothing came of it, which is said. */
export function usePicture() {
  const { message } = App.useApp()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async send(file: File): Promise<Uploaded | undefined> {
      if (!file.type.startsWith('image/')) return void message.error('请选择图片')
      if (file.size > mostBytes) return void message.error('图片不能超过10MB')
      setBusy(true)
      try {
        return await upload(file, file.name || '图片.png', { service: systemServices.uploadStaffFile })
      } catch (error) {
        return void message.error((error as Error).message)
      } finally {
        setBusy(false)
      }
    },
  }
}
