import * as z from 'zod/mini'
import { id } from '../common/fields.ts'
import { maskIdCard, maskMobile } from '../common/masking.ts'
import { pictureIds } from '../common/picture-ids.ts'
import { limitedLine, limitedText, optionalLimitedText } from '../common/text.ts'
import { groupLimits, muteHours, recallMs } from './groups.limits.ts'

/** What only the hospital's own people are called: a member must not be taken for one of them. */
const official = /医生|大夫|主任|护士|护师|药师|客服|管理员|群主|官方|医院/

/** How a member is called in one group. Telephone and ID numbers do not belong there, nor what a member is not. */
export const groupNickname = z.pipe(
  limitedLine('群昵称', groupLimits.nickname),
  z.string().check(
    z.refine(name => !/\d{5}/.test(name), '群昵称不能包含手机号、证件号等号码'),
    z.refine(name => !official.test(name), '群昵称不能使用医生、护士、客服等称呼'),
  ),
)
export const applyReason = limitedText('申请理由', groupLimits.reason)
export const groupText = optionalLimitedText('消息内容', groupLimits.text)
export const groupPictures = pictureIds(`最多选择${groupLimits.pictures}张`)
export const mentionedIds = z._default(z.array(id).check(z.maxLength(groupLimits.mentions)), [])
export const reportNote = optionalLimitedText('补充说明', groupLimits.reason)

/** Something must be said or shown. */
export const notEmpty = z.refine<{ text: string; attaIdList: string[] }>(
  fields => fields.text !== '' || fields.attaIdList.length > 0,
  '请输入消息内容',
)

// At the desk.
export const groupName = limitedLine('群名称', groupLimits.name)
export const groupIntro = limitedText('群介绍', groupLimits.intro)
/** Empty takes the announcement down. */
export const announcementText = optionalLimitedText('群公告', groupLimits.announcement)
export const faqQuestion = limitedText('问题', groupLimits.question)
export const faqAnswer = limitedText('答案', groupLimits.answer)
/** Why an application is declined or a member removed, as the patient reads it. */
export const deskReason = limitedText('原因', groupLimits.reason)
export const memberLimit = z
  .int()
  .check(z.refine(count => count >= 2 && count <= groupLimits.members, `人数上限应在2到${groupLimits.members}之间`))
export const muteFor = z
  .int()
  .check(z.refine(hours => (muteHours as readonly number[]).includes(hours), '请选择禁言时长'))

/** Whether a message that was sent then can still be recalled. Both epoch ms. */
export const canRecall = (createdAt: number, now: number): boolean => now - createdAt < recallMs

// The sign before a number is taken along: browsers of 2022 know no look-behind.
const idCard = /(^|\D)(\d{17}[\dXx])(?!\d)/g
const mobile = /(^|\D)(1[3-9]\d[ -]?\d{4}[ -]?\d{4})(?!\d)/g

/** A member's words with mobile and ID numbers masked: nobody learns another's in a group, also by mistake. */
export const withoutNumbers = (text: string): string =>
  text
    .replace(idCard, (_, before: string, found: string) => before + maskIdCard(found))
    .replace(mobile, (_, before: string, found: string) => before + maskMobile(found.replace(/[ -]/g, '')))
