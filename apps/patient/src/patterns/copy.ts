import { toast } from '../controls/toast.ts'

/** Copies a text; where a browser will not, the person is told to hold it. */
export const copy = (text: string): Promise<void> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
    () => toast('已复制'),
    () => toast('复制没有成功，请长按文字复制'),
  )
