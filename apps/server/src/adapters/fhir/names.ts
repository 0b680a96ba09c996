/** What FHIR R4 has no element for, or leaves to who uses it (docs/decisions/0050). Extensions and systems of ours are URNs. */
const own = (name: string) => `urn:nethos:fhir:${name}`

export const systems = {
  /** Appointment.identifier: the number of our booking. */
  booking: own('booking'),
  /** Appointment.identifier: what the patient shows at the machine. */
  pickUpCode: own('pick-up-code'),
  /** Practitioner.identifier: our doctor. */
  doctor: own('doctor'),
  /** HealthcareService.category and Schedule.serviceCategory: ordinary, expert, mdt, school; no clinics are examination and checkup. */
  kind: own('clinic-kind'),
  /** HealthcareService.specialty: the national list of departments. */
  gbDepartment: own('gb-department'),
  /** PractitionerRole.code: expert. */
  role: own('role'),
  /** Appointment.cancelationReason of ours; `prov` is HL7's own. */
  holdOver: own('hold-over'),
  /** Observation.identifier: what a patient told through us; one for each kind and day. */
  told: own('told'),
  /** DiagnosticReport.category: our kinds of report. */
  reportKind: own('report-kind'),
  /** ServiceRequest.category: our kinds of examination. */
  examinationKind: own('examination-kind'),
  /** Appointment.identifier of an examination, ServiceRequest.requisition of what a patient ordered: our numbers. */
  examination: own('examination'),
  itemOrder: own('item-order'),
  /** Task.groupIdentifier: the queue that a number is of; Task.businessStatus: waiting, called, missed, done. */
  queue: own('queue'),
  queueState: own('queue-state'),
  /** ChargeItem.code, beside the hospital's own: one of the fourteen kinds; A, B or C. */
  chargeKind: own('charge-kind'),
  insuranceClass: own('insurance-class'),
  /** PaymentReconciliation and PaymentNotice: our numbers; PaymentReconciliation: the settlement centre's, and the fiscal receipt's. */
  payment: own('payment'),
  refund: own('refund'),
  insuranceNo: own('insurance-settlement'),
  receipt: own('receipt'),
  /** PaymentReconciliation.detail.type: total, pooled, account, own, refund. */
  paymentPart: own('payment-part'),
  /** ServiceRequest.category of an operation: day, inpatient, chemotherapy; Task.code of what happens to it. */
  surgeryKind: own('surgery-kind'),
  surgeryEvent: own('surgery-event'),
  /** CareTeam.participant.role, Procedure.performer.function: surgeon, assistant, anaesthetist, nurse. */
  surgeryRole: own('surgery-role'),
  /** Location.type of a bed: ordinary, double, single. */
  bedKind: own('bed-kind'),
  /** Task of ours on an admission note: identifier; businessStatus registered, called, accepted, cancelled. */
  arrangement: own('arrangement'),
  standing: own('standing'),
  /** Task.code of what is planned on the ward. */
  wardPlan: own('ward-plan'),
  /** Appointment.identifier of a health check; its serviceType: the package and what was added. */
  checkup: own('checkup'),
  checkupPackage: own('checkup-package'),
  checkupAddOn: own('checkup-add-on'),
  /** PlanDefinition.action.code of an addition: what it screens for. */
  screening: own('screening'),
  /** Task.code of a station of the guide sheet. */
  station: own('checkup-station'),
  /** Location.type of a ward (HU) and Location.operationalStatus. */
  roleCode: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
  bedStatus: 'http://terminology.hl7.org/CodeSystem/v2-0116',
  usage: 'http://terminology.hl7.org/CodeSystem/usage-context-type',
  snomed: 'http://snomed.info/sct',
  /** Observation.code of an ECG: lowest-rate, highest-rate. */
  measure: own('measure'),
  section: 'http://terminology.hl7.org/CodeSystem/v2-0074',
  rangeMeaning: 'http://terminology.hl7.org/CodeSystem/referencerange-meaning',
  mdc: 'urn:iso:std:iso:11073:10101',
  cancelReason: 'http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason',
  identifierType: 'http://terminology.hl7.org/CodeSystem/v2-0203',
  selfPay: 'http://terminology.hl7.org/CodeSystem/coverage-selfpay',
  relationship: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
  observationKind: 'http://terminology.hl7.org/CodeSystem/observation-category',
  loinc: 'http://loinc.org',
  /** DocumentReference.masterIdentifier, and Bundle.identifier of what is in it: our sheet. */
  document: own('document'),
  /** Practitioner.identifier in a document: the number of the licence to practise. */
  licence: own('licence'),
  units: 'http://unitsofmeasure.org',
} as const

export const extensions = {
  /** HealthcareService, valueReference each: the departments that sit together. */
  part: own('takes-part'),
  /** PractitionerRole, valueString. */
  skill: own('skill'),
  /** Schedule, ActivityDefinition, and DiagnosticReport that is opened for money; valueMoney in CNY. */
  fee: own('fee'),
  /** Schedule, valueInstant: from when its slots are given out. */
  releaseAt: own('release-at'),
  /** Schedule, valueCode: first_come or draw. */
  releaseBy: own('release-by'),
  /** Schedule, valueCode: am, pm or evening. */
  period: own('period'),
  /** Slot: the number within the schedule; Task: within the queue; valuePositiveInt. */
  no: own('number'),
  /** Appointment, valueInstant: so long it is kept while it is pending. */
  holdUntil: own('hold-until'),
  /** Appointment, Invoice, valueString: the visit card that the patient comes with, where he has chosen one. */
  visitCard: own('visit-card'),
  /** ServiceRequest: what an examination needs. */
  minutes: own('minutes'),
  needsAppointment: own('needs-appointment'),
  needsFasting: own('needs-fasting'),
  contrast: own('contrast'),
  sedated: own('sedated'),
  /** Appointment, valueCode: us or window; paid, of an item order too: valueMoney. */
  payAt: own('pay-at'),
  paid: own('paid'),
  /** ChargeItem, valueMoney: what one of it costs. */
  unitPrice: own('unit-price'),
  /** Invoice, valueInstant: until when it can be paid; guide: two parts, `place` and `note`. */
  payUntil: own('pay-until'),
  guide: own('guide'),
  /** Account, valueString: the bed. */
  bed: own('bed'),
  /** PaymentReconciliation, valueCode: outpatient, deposit or discharge; payWay: valueString. */
  paidFor: own('paid-for'),
  payWay: own('pay-way'),
  /** ServiceRequest of an operation: when to arrive, how it is anaesthetised, which drug is left off how many days before. */
  arriveAt: own('arrive-at'),
  anaesthesia: own('anaesthesia'),
  stopDrug: own('stop-drug'),
  /** Location of a bed: the admission note that it is held for; of a room or bed: M or F. */
  heldFor: own('held-for'),
  roomGender: own('room-gender'),
  /** Task of an arrangement: counts up. */
  version: own('version'),
  /** Location of a ward: its meals, visiting hours and rules. */
  meal: own('meal'),
  visiting: own('visiting'),
  wardRule: own('ward-rule'),
  /** HealthcareService: its people look at every order. */
  needsDesk: own('needs-desk'),
  /** PlanDefinition: the centre that offers it; whether it is for the married alone. */
  offeredAt: own('offered-at'),
  marriedOnly: own('married-only'),
  /** Patient, valueCode: the occupation by GB/T 2261.4. */
  occupation: own('occupation'),
} as const
