import type { shellServices } from '@nethos/contract/shell/shell.services.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'

/** The channels of the wire that patients use, each with the shell whose application it is (docs/product/protocol.md 1). */
const channels = { '3': undefined, '10': 'messaging', '11': 'payment', '12': undefined } as const
type Channel = keyof typeof channels

const appIdOf = ({ runtime }: Pick<Ctx, 'runtime'>, channel: Channel): string => {
  const shell = channels[channel]
  return shell ? runtime.shells[shell].appId : ''
}

/** Everything runs for our own hospital: the first one that is shown. */
async function placeOf(ctx: Ctx, channel: Channel) {
  const hospital = await ctx.db
    .selectFrom('hospital')
    .select(['hosId', 'hosName'])
    .where('showStatus', '=', true)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  const hosName = hospital?.hosName ?? ctx.runtime.settings.hospitalName
  return { appId: appIdOf(ctx, channel), hosId: hospital?.hosId ?? '', hosName, channel: channel as string }
}

const isChannel = (text: string): text is Channel => Object.hasOwn(channels, text)

export const placeOfApp: HandlerOf<typeof shellServices.placeOfApp> = async ({ input, ctx, refuse }) => {
  const channel = (Object.keys(channels) as Channel[]).find(one => appIdOf(ctx, one) === input.appId)
  return channel === undefined ? refuse('not_found') : placeOf(ctx, channel)
}

export const placeOfChannel: HandlerOf<typeof shellServices.placeOfChannel> = async ({ input, ctx, refuse }) =>
  isChannel(input.channel) ? placeOf(ctx, input.channel) : refuse('not_found')
