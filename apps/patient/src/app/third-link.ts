import { command, run } from '@nethos/calls/command.ts'
import { readUrl } from '@nethos/calls/read-url.ts'
import { session } from '@nethos/calls/session.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { thirdServices } from '@nethos/contract/third/third.services.ts'
import { confirm } from '../controls/dialog.ts'
import { everyPlace } from './third-place.ts'

const thirdCode = command(thirdServices.thirdCode)

/**
 * The link with a one-time code in the place of {{token}}, when its host is a listed one and somebody is logged in and
 * agrees; with nothing there for any other host or a guest. Undefined: he does not want to, or there is no code to be had.
 */
export async function withThirdCode(link: string, listedHosts: readonly string[]): Promise<string | undefined> {
  const bare = link.replace(everyPlace, '')
  const url = readUrl(bare.trim())
  // The place must not decide where the link leads to.
  const isListed = url?.protocol === 'https:' && listedHosts.includes(url.host) && !url.username && !url.password
  if (!isListed || readUrl(link.replace(everyPlace, 'x').trim())?.host !== url.host || !session()) return bare
  const agrees = await confirm({
    title: '打开合作方的页面',
    text: `将打开${url.host}，并告知对方您的姓名、性别和年龄，方便您直接办理。不会提供手机号和身份证号。`,
    yes: '同意并打开',
  })
  if (!agrees) return undefined
  try {
    const { token } = await run(thirdCode, {})
    return link.replace(everyPlace, token)
  } catch (error) {
    reportTrouble(error)
    return undefined
  }
}
