import type { Records } from './record-kinds.ts'
import { doctor, link, ofDoctor, picture } from './whose.ts'

/** Team consults, private doctors and free clinics. */
export const consultKindRecords: Records = {
  'nethos.consult.medical.record.info': {
    consultId: { record: world => world.recorded() },
    messageId: 'public: looked for among the messages of the consult',
  },
  'staff.consult.record': {
    consultId: {
      record: world => world.consult('going'),
      fields: () => ({ title: '病历', complained: '头晕', medicalOpinion: '观察' }),
      ...ofDoctor,
    },
    sendId: "public: the client's own number of a message, looked for among the caller's own",
  },
  'staff.consult.hospital': {
    consultId: { record: world => world.consult('going'), fields: () => ({ reason: '请做心电图' }), ...ofDoctor },
  },
  'nethos.personal.serve.list': { docId: doctor },
  'nethos.personal.serve.info.details': { consultId: { record: world => world.personalConsult() } },
  'nethos.consult.info.personal.cancel': { consultId: { record: world => world.personalConsult('unpaid') } },
  'nethos.consult.info.check.personal.serve': {
    docId: doctor,
    personalServeId: doctor,
    compatId: {
      record: async world => (await world.personalConsult(), world.owner.personId),
      fields: world => ({ docId: world.latestDocId }),
    },
  },
  'nethos.consult.info.personal.issue': {
    docId: doctor,
    personalServeId: doctor,
    compatId: {
      record: world => world.person(),
      fields: async world => ({ ...(await world.personalService()), consultContent: '头晕' }),
    },
    attaIdList: {
      record: picture,
      isList: true,
      fields: async world => ({
        ...(await world.personalService()),
        consultContent: '头晕',
        compatId: world.callerPersonId,
      }),
    },
    consultSourceId: link,
  },
  'nethos.consult.info.teampic.issue': {
    teamId: doctor,
    serveId: doctor,
    freeClinicId: doctor,
    compatId: {
      record: world => world.person(),
      fields: async world => ({ teamId: await world.team(), consultContent: '头晕' }),
    },
    attaIdList: {
      record: picture,
      isList: true,
      fields: async world => ({
        teamId: await world.team(),
        consultContent: '头晕',
        compatId: world.callerPersonId,
      }),
    },
    consultSourceId: link,
  },
  'nethos.consult.free.index': { freeClinicId: doctor, gbDeptCode: doctor },
  'nethos.consult.free.dept': { freeClinicId: doctor },
}
