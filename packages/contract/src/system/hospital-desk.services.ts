import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId } from '../common/fields.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { list, obj, only, service, type Refusals, type Services } from '../service.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const access = ['admin'] as const
const notFound = only(commonRefusals, 'not_found')
const hospitalRefusals = {
  hospital_named: { code: '04022901', sentence: '已有同名的医院' },
  campus_named: { code: '04022902', sentence: '这家医院已有同名的院区' },
} as const satisfies Refusals

/** Places in a list: smaller ones stand first. */
const position = z.int().check(z.gte(0, '排序须为0-999的整数'), z.lte(999, '排序须为0-999的整数'))

/** What the desk's form and the server ask of a hospital. */
export const hospitalFields = {
  hosName: limitedText('医院名称', 60),
  shortName: optionalLimitedText('简称', 20),
  /** e.g. 三级甲等. */
  hosLevel: optionalLimitedText('等级', 20),
  areaName: optionalLimitedText('所在地区', 30),
  address: optionalLimitedText('地址', 100),
  phone: optionalLimitedText('电话', 40),
  introduction: optionalLimitedText('介绍', 2000),
  /** Patients may narrow the list of doctors down to it. */
  showStatus: z.boolean(),
  position,
}
export const campusFields = {
  campusName: limitedText('院区名称', 60),
  address: optionalLimitedText('地址', 100),
  phone: optionalLimitedText('电话', 40),
  /** Underground, bus and parking, in words. */
  wayThere: optionalLimitedText('到院方式', 500),
  position,
}

/** The hospital's own houses. Nothing is removed: doctors, teams and bookings stand by them. */
export const hospitalDeskServices = {
  /** All, also hidden ones, each with its campuses, in their order. `hosId` is what settings of connections name. */
  listHospitals: service({
    name: 'staff.hospital.list',
    kind: 'query',
    access,
    audits: { none: 'hospitals and their campuses' },
    input: z.object({}),
    reply: list(
      z.object({
        hosId: z.string(),
        hosName: z.string(),
        shortName: z.string(),
        hosLevel: z.string(),
        areaName: z.string(),
        address: z.string(),
        phone: z.string(),
        introduction: z.string(),
        showStatus: z.boolean(),
        position: z.int(),
        campuses: z.array(
          z.object({
            campusId: z.string(),
            campusName: z.string(),
            address: z.string(),
            phone: z.string(),
            wayThere: z.string(),
            position: z.int(),
          }),
        ),
      }),
    ),
  }),
  /** Without `hosId` a new one. */
  saveHospital: service({
    name: 'staff.hospital.save',
    kind: 'command',
    access,
    audits: { writes: ['hospital.add', 'hospital.change'] },
    input: z.object({ hosId: open(shownToAll, optionalId), ...hospitalFields }),
    reply: obj(z.object({ hosId: z.string() })),
    refusals: { ...notFound, ...only(hospitalRefusals, 'hospital_named') },
  }),
  /** Without `campusId` a new one. */
  saveCampus: service({
    name: 'staff.campus.save',
    kind: 'command',
    access,
    audits: { writes: ['campus.add', 'campus.change'] },
    input: z.object({ hosId: open(shownToAll), campusId: open(shownToAll, optionalId), ...campusFields }),
    reply: obj(z.object({ campusId: z.string() })),
    refusals: { ...notFound, ...only(hospitalRefusals, 'campus_named') },
  }),
} satisfies Services
