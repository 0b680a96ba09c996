import type { Trials } from './record-kinds.ts'

/** Team consults, private doctors and free clinics. */
export const consultKindRecords: Trials = {
  'nethos.consult.medical.record.info': {
    consultId: { record: world => world.recorded() },
  },
  'staff.consult.record': {
    consultId: {
      fields: () => ({ title: '病历', complained: '头晕', medicalOpinion: '观察' }),
    },
  },
  'staff.consult.snooze': {
    consultId: { fields: () => ({ until: Date.now() + 3_600_000, reason: '等检查结果' }) },
  },
  'staff.consult.hospital': {
    consultId: { fields: () => ({ reason: '请做心电图' }) },
  },
  'nethos.personal.serve.info.details': { consultId: { record: world => world.personalConsult() } },
  'nethos.consult.info.personal.cancel': { consultId: { record: world => world.personalConsult('unpaid') } },
  'nethos.consult.info.check.personal.serve': {
    compatId: {
      record: async world => (await world.personalConsult(), world.owner.personId),
      fields: world => ({ docId: world.latestDocId }),
    },
  },
  'nethos.consult.info.personal.issue': {
    compatId: {
      record: world => world.person(),
      fields: async world => ({ ...(await world.personalService()), consultContent: '头晕' }),
    },
    attaIdList: {
      fields: async world => ({
        ...(await world.personalService()),
        consultContent: '头晕',
        compatId: world.callerPersonId,
      }),
    },
  },
  'nethos.consult.info.teampic.issue': {
    compatId: {
      record: world => world.person(),
      fields: async world => ({ teamId: await world.team(), consultContent: '头晕' }),
    },
    attaIdList: {
      fields: async world => ({
        teamId: await world.team(),
        consultContent: '头晕',
        compatId: world.callerPersonId,
      }),
    },
  },
}
