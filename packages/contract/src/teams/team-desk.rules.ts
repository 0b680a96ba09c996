import * as z from 'zod/mini'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import type { Refusals } from '../service.ts'

/** Limits of our own: the documents set none. */
export const teamDeskLimits = {
  name: 30,
  clinic: 50,
  skill: 500,
  resume: 2000,
  members: 50,
  tag: 10,
  tags: 10,
} as const

export const teamName = limitedText('团队名称', teamDeskLimits.name)
/** Empty: the department's own name is shown. */
export const teamClinic = optionalLimitedText('科室名称', teamDeskLimits.clinic)
export const teamSkill = optionalLimitedText('擅长', teamDeskLimits.skill)
export const teamResume = optionalLimitedText('团队介绍', teamDeskLimits.resume)
/** What the team is asked for most: patients find it by them. */
export const teamTags = z
  .array(limitedText('标签', teamDeskLimits.tag))
  .check(z.maxLength(teamDeskLimits.tags, `标签不能超过${teamDeskLimits.tags}个`))
/** Where a tap on the team's banner leads; empty: nowhere. Whether it may be linked, only the server knows. */
export const teamBannerUrl = z._default(z.string().check(z.trim(), z.maxLength(500, '链接不能超过500个字')), '')

/** Codes 0207NNNN. */
export const teamDeskRefusals = {
  /** The hospital or the department is none of ours. */
  place_unknown: { code: '02070001', sentence: '请重新选择医院和科室' },
  /** Patients are shown no team that nobody leads. */
  chief_missing: { code: '02070002', sentence: '请先添加成员并指定首席医生，再展示团队' },
  /** Patients are shown no team without a picture. */
  picture_missing: { code: '02070011', sentence: '请先上传团队图片，再展示团队' },
  /** Who leads stays until another one does. */
  chief_leaves: { code: '02070003', sentence: '首席医生不能直接移除，请先指定另一位首席医生' },
  /** What nobody sees cannot be bought. */
  team_hidden: { code: '02070004', sentence: '请先在患者端展示团队，再开通图文咨询' },
  /** A hidden doctor works for no team. */
  doctor_hidden: { code: '02070005', sentence: '该医生已隐藏，不能加入团队或担任首席' },
  members_full: { code: '02070006', sentence: `一个团队最多${teamDeskLimits.members}位成员` },
  /** Somebody else has added or removed a member meanwhile. */
  members_changed: { code: '02070007', sentence: '团队成员刚刚有变动，请刷新后再调整顺序' },
  /** Text and pictures without a reply would be a letter into the dark. */
  replies_missing: { code: '02070008', sentence: '图文咨询至少要允许患者回复1次' },
  name_taken: { code: '02070009', sentence: '这家医院已有同名的团队' },
  /** The sentence says why: no page of ours, or a host that is not listed. */
  link_wrong: { code: '02070012', sentence: '没有这个页面，请检查地址' },
  /** Not a picture, or not of the caller's own uploading. */
  picture_unknown: { code: '02070010', sentence: '图片没有上传成功，请重新上传' },
} as const satisfies Refusals
