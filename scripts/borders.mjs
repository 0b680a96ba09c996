// Who may import whom (ARCHITECTURE.md). The first line that fits a file holds for it. `*` is one folder or file name, `**` any
// depth, `<d>` the same name on both sides, `<n>` a neighbour listed below. What stands on one line may import each other.
const contract = 'packages/contract/src'
const server = 'apps/server/src'
const present = `${contract}/common/present.ts`
const grammar = [`${contract}/*.ts`, `${contract}/common/**`]
const runtime = `${server}/{runtime,settings}.ts`

export const borders = [
  // Each domain says what of it is written into the audit log; joined in one table, which a service names its lines from.
  [`${contract}/audit-actions.ts`, [`${contract}/*/*.audit.ts`]],
  [`${contract}/*.ts`, []],
  [`${contract}/common/**`, [`${contract}/*.ts`]],
  [`${contract}/<d>/**`, [...grammar, `${contract}/<n>/**`]],

  [`packages/calls/src/**`, [...grammar, `${contract}/system/**`]],
  // What both apps draw of the same figures, without a word to the server.
  [
    'packages/drawings/src/**',
    [
      'packages/drawings/src/**',
      `${contract}/common/**`,
      `${contract}/reports/{lab/{convert,trend},report-content.schemas}.ts`,
    ],
  ],

  // Tests stand beside what they test and may look a little further.
  // A draw is recomputed by a script that knows nothing of the server: its test is that the two agree. The small market is held
  // to the aims of the whole one.
  [
    `${server}/**/{*.test,*.port-test,*.samples,testbed}.ts`,
    [`${server}/**`, `${contract}/**`, 'scripts/{recompute-draw,market-aims}.mjs'],
  ],
  [`${server}/{testing,faults,security}/**`, [`${server}/**`, `${contract}/**`]],

  [`${server}/ports/*`, [`${contract}/**`]],
  // What several adapters speak: our own signed JSON.
  [`${server}/adapters/signed-json/*`, []],
  // How several read their files of settings.
  [`${server}/adapters/setting-files/*`, []],
  // What the bills of several have in common.
  [`${server}/adapters/payment-bills/*`, []],
  [
    `${server}/adapters/<d>/**`,
    [
      `${server}/ports/*`,
      `${contract}/common/**`,
      `${server}/adapters/{<d>/**,signed-json/*,setting-files/*,payment-bills/*}`,
    ],
  ],
  // Where the process traces: a switch that knows nothing of the library behind it, which wiring loads.
  [`${server}/traces/**`, []],
  [
    `${server}/{database,secrets,media}/**`,
    [`${server}/ports/*`, `${server}/traces/{spans,statement-name}.ts`, present],
  ],
  [runtime, [`${server}/{ports,secrets}/**`, runtime]],
  // What stands between every port and us: knows no port.
  [
    `${server}/outside-systems/**`,
    [`${server}/{outside-systems,ports}/**`, `${server}/traces/spans.ts`, `${contract}/system/**`],
  ],
  [
    `${server}/{calls,events,jobs}/**`,
    [...grammar, `${server}/{calls,events,jobs,database,ports}/**`, `${server}/traces/spans.ts`, runtime],
  ],
  [`${server}/lifecycle/**`, [...grammar, `${server}/{lifecycle,calls,jobs,database}/**`]],
  [`${server}/editions/**`, [...grammar, `${server}/{editions,calls,database}/**`]],
  [`${server}/web/**`, [...grammar, `${server}/{calls,database}/**`, runtime]],
  // A demo builds upon other domains' demos; what serves patients knows none of them.
  [
    `${server}/domains/<d>/**/demo-*.ts`,
    [
      `${contract}/**`,
      `${server}/{calls,database,ports,jobs,events,media,secrets}/**`,
      runtime,
      `${server}/{domain.ts,registry/**}`,
      `${server}/domains/<d>/**`,
      `${server}/domains/*/**/demo-*.ts`,
      `${server}/domains/<n>/public.ts`,
    ],
  ],
  [
    `${server}/domains/<d>/**`,
    [
      `${contract}/**`,
      `${server}/{calls,database,ports,jobs,lifecycle,editions,events,media,secrets}/**`,
      runtime,
      `${server}/{domain.ts,registry/**}`,
      `${server}/domains/<n>/public.ts`,
    ],
  ],
  // The sandbox plays the outside world: it speaks the providers' words and is chosen by main.ts alone.
  [
    `${server}/sandbox/**`,
    [
      ...grammar,
      `${server}/{adapters,demo,events,outside-systems,ports,database,jobs,secrets,wiring}/**`,
      `${server}/*.ts`,
    ],
  ],
  // What domains contribute is a type that others may share; putting them together knows domains as such.
  [
    `${server}/registry/**`,
    [...grammar, `${contract}/**`, `${server}/{calls,database,ports,registry}/**`, runtime, `${server}/domain.ts`],
  ],
  [
    `${server}/reference/**`,
    [`${server}/{database,domains,reference}/**`, runtime, ...grammar, `${contract}/home/home.{icons,sections}.ts`],
  ],
  // Reads and writes every table as it lies: knows none of them.
  [`${server}/backup/**`, [`${server}/{backup,database,jobs}/**`, `${server}/adapters/local-files/*`, present]],
  [
    `${server}/rotation/**`,
    [
      `${server}/{rotation,secrets}/**`,
      `${server}/adapters/local-files/*`,
      `${server}/database/saved-files.ts`,
      present,
    ],
  ],
  [`${server}/{demo/**,wiring/**,*.ts}`, [`${server}/**`, `${contract}/**`]],

  ...['patient', 'workbench'].flatMap(app => {
    const src = `apps/${app}/src`
    return [
      [`${src}/**/*.test.{ts,tsx}`, [`${src}/**`, `${contract}/**`, 'packages/{calls,drawings}/src/**']],
      [`${src}/{testing,domains/*/testing}/**`, [`${src}/**`, `${contract}/**`, 'packages/calls/src/**']],
      // The drawings that the hospital chooses from, and which belongs to an address, are the same in both apps. A part that comes later waits for the line.
      [
        `${src}/{controls,look}/**`,
        [
          `${src}/{controls,look}/**`,
          `${contract}/common/{entry-icons,service-icons,service-icon-labels}.ts`,
          `${contract}/home/home.icons.ts`,
          `${contract}/system/face-colour.ts`,
          'packages/calls/src/chunks.ts',
        ],
      ],
      // A versioned document is listed, edited, published and compared by one pattern, whatever its kind; days are chosen by one.
      [
        `${src}/patterns/{edition-*,period.tsx,day-range.tsx}`,
        [...grammar, 'packages/calls/src/**', `${src}/{controls,look,patterns}/**`],
      ],
      [
        `${src}/patterns/**`,
        [
          `${src}/{controls,look}/**`,
          `${contract}/{pages,common/service-icons,common/common.refusals,doctors/doctors.pages}.ts`,
          'packages/calls/src/{chunks.ts,form/**}',
        ],
      ],
      // What every room with a talk is made of; it uploads, and knows no domain.
      [`${src}/chat/**`, [...grammar, 'packages/calls/src/**', `${src}/{controls,patterns,look}/**`]],
      // The service worker stands apart from the pages: it shares no module with them.
      [`${src}/worker/**`, [`${src}/worker/**`, `${contract}/common/**`]],
      // Runs before the app is there, by what signs its calls.
      [`${src}/ahead/**`, [`${src}/ahead/**`, 'packages/calls/src/**']],
      [`${src}/calls/**`, [...grammar, `${contract}/{system,staff}/**`, 'packages/calls/src/**']],
      [
        `${src}/domains/<d>/**`,
        [
          ...grammar,
          `${contract}/{<d>,system}/**`,
          `${contract}/*/*.{pages,links}.ts`,
          'packages/{calls,drawings}/src/**',
          ...(app === 'workbench' ? [`${contract}/staff*/**`] : []),
          `${src}/{calls,chat,controls,patterns,look}/**`,
          `${src}/domains/<n>/public.{ts,tsx}`,
          `${contract}/<n>/**`,
        ],
      ],
      [`${src}/{app/**,*.ts,*.tsx}`, [`${src}/**`, `${contract}/**`, 'packages/calls/src/**']],
      [`apps/${app}/{*.ts,build/**}`, [`apps/*/build/**`, present]],
    ]
  }),
  ['journeys/**', [`${server}/{testing,database}/**`, `${contract}/**`]],
]

/** The map of the domains: whose public.ts (or whose contract) a domain may use. Lengthen it only with a reason. */
export const neighbours = {
  [contract]: {
    // A campaign shows cards of doctors.
    activity: ['doctors'],
    'hospital-account': ['people'],
    // Whose account it is, is a person: what is refused of him.
    account: ['people', 'shell'],
    archive: ['account'],
    // What a patient orders for himself is paid for.
    exam: ['payment'],
    // The course of an operation is a pathway.
    // A health check is for one of the account's people, and paid for.
    checkup: ['payment', 'people'],
    daysurgery: ['pathway', 'payment'],
    // A booking is paid for, needs a hospital account and brings what the doctor shall know.
    booking: ['hospital-account', 'payment', 'record', 'shell'],
    // Clinics that the desk keeps are those that are booked.
    clinics: ['booking'],
    // A free clinic shows cards of doctors and teams.
    // The desk sees what is known of the person's health, and what of his words cannot wait.
    // A medical record is written with diagnoses of the hospital's list.
    // Consults are counted with their money.
    consult: ['diagnosis', 'doctors', 'payment', 'record', 'teams', 'triage'],
    coupons: ['consult'],
    // A complaint shows the consult that it is about; staff say whether what fired in a letter was right.
    feedback: ['consult', 'triage'],
    // Bills are paid, for somebody with a hospital account.
    fees: ['hospital-account', 'payment', 'people', 'shell'],
    // What of the patient's words cannot wait.
    follow: ['consult', 'doctors', 'triage'],
    // The same understanding of words leads to departments.
    guide: ['triage'],
    // What a hospital calls its departments is one of its switches.
    system: ['guide'],
    home: ['content', 'doctors'],
    grants: ['people'],
    // What a card of the desk leads to; what fired in a message.
    groups: ['consult', 'triage'],
    patients: ['consult', 'payment', 'people'],
    payment: ['shell'],
    // A programme embeds a form and a follow-up plan, shows doctors and teams, and is paid for.
    programme: ['doctors', 'pathway', 'payment', 'questionnaire', 'teams', 'triage'],
    // A place on the body is answered by the same figure; vital signs are read for what cannot wait.
    questionnaire: ['guide', 'triage'],
    renewal: ['consult', 'diagnosis', 'record'],
    // What he has said elsewhere that cannot wait stands at the head of a patient.
    record: ['triage'],
    // A report is asked about, stands in a file, is shown of people with an ID number, and may cost something.
    reports: ['consult', 'hospital-account', 'payment', 'people'],
    // A password is one by the same rule.
    staff: ['account'],
    teams: ['content', 'doctors'],
  },
  [`${server}/domains`]: {
    // A like is one real person's, tried with a captcha where it may be a script's.
    // A doctor's year is counted from his consults, their reviews and the ledger.
    activity: ['account', 'captcha', 'consult', 'doctors', 'payment', 'people'],
    'hospital-account': ['captcha', 'people', 'triage'],
    // The name of a region that somebody chooses is the system's.
    account: ['captcha', 'people', 'shell', 'sms', 'system'],
    archive: ['account', 'captcha', 'people', 'system'],
    audit: ['account', 'people'],
    booking: ['account', 'hospital-account', 'messages', 'payment', 'people', 'sms', 'triage'],
    captcha: ['sms'],
    // What a hospital does on its own concerns who has booked there.
    clinics: ['booking', 'content', 'messages'],
    content: ['system'],
    // It is searched by pinyin too.
    diagnosis: ['content'],
    fees: ['hospital-account', 'messages', 'payment', 'people', 'system'],
    coupons: ['account', 'doctors', 'messages', 'people'],
    // Cards are the same in consults as in the talk of a follow.
    consult: [
      'account',
      'diagnosis',
      'doctors',
      'duty',
      'follow',
      'messages',
      'notify',
      'payment',
      'people',
      'sms',
      'system',
      'teams',
      'triage',
    ],
    // Who could not be woken at all is shown beside whose turn it is.
    duty: ['notify'],
    // Whoever has bound a file sees its operations; their course is a pathway.
    // What was told of the family proposes add-ons; the report is read in the file; reminders keep the quiet hours.
    // Who has a day that the hospital calls off is told by text message.
    checkup: ['account', 'messages', 'payment', 'people', 'record', 'reports'],
    daysurgery: ['account', 'messages', 'pathway', 'payment', 'people'],
    // Who has bound a file sees its orders; reminders keep the quiet hours; an order for oneself is paid for.
    exam: ['account', 'hospital-account', 'messages', 'payment', 'people', 'programme'],
    // Who has bound a file sees its admissions; the course is a pathway; what is still to be examined before.
    inpatient: ['exam', 'hospital-account', 'messages', 'pathway', 'people', 'triage'],
    follow: ['content', 'doctors', 'notify', 'system', 'teams', 'triage'],
    grants: ['account', 'captcha', 'people', 'sms'],
    // Cards are the same as in the talk of a follow.
    groups: ['follow', 'messages', 'notify', 'people', 'system', 'triage'],
    // A complaint is an account's, may be about a consult, and is answered within working days.
    feedback: ['account', 'consult', 'messages', 'notify', 'payment', 'people', 'system', 'triage'],
    home: ['content', 'doctors', 'system', 'teams'],
    messages: ['notify', 'people', 'shell'],
    notify: ['sms'],
    // What a task asks for is told, at once by text message where it cannot wait, and may be a picture or a questionnaire.
    pathway: ['account', 'messages', 'people', 'questionnaire', 'sms', 'system', 'triage'],
    patients: ['account', 'people'],
    payment: ['coupons', 'messages', 'people', 'shell', 'system'],
    programme: [
      'doctors',
      'messages',
      'notify',
      'pathway',
      'payment',
      'people',
      'questionnaire',
      'system',
      'teams',
      'triage',
    ],
    doctors: ['content', 'system'],
    people: ['captcha', 'system'],
    staff: ['account'],
    // Whoever stands out is called, at his own number or the account's.
    questionnaire: ['account', 'messages', 'notify', 'people', 'system', 'triage'],
    record: ['consult', 'people', 'system', 'triage'],
    // A renewal is a consult that ends in a prescription, a bill and a parcel.
    renewal: [
      'account',
      'consult',
      'diagnosis',
      'doctors',
      'drugs',
      'fees',
      'messages',
      'notify',
      'payment',
      'people',
      'record',
      // A prescription is checked against what the hospital has measured.
      'reports',
      'system',
      // Who decides sees what the patient has said elsewhere that cannot wait.
      'triage',
    ],
    // A report goes along into a consult, stands in a bound file, and is told of.
    reports: ['account', 'consult', 'doctors', 'hospital-account', 'messages', 'notify', 'payment', 'people', 'system'],
    teams: ['content', 'doctors', 'system'],
    third: ['people'],
    // The hospital's line for poisons; who writes to nobody in particular reads in his own messages what to do; one human being in
    // two accounts is one.
    triage: ['messages', 'people', 'system'],
  },
  'apps/patient/src/domains': {
    // Who owns an account may have its archive.
    account: ['archive', 'coupons', 'doctors', 'people', 'shell'],
    activity: ['consult', 'content', 'coupons', 'doctors'],
    'hospital-account': ['account', 'people'],
    // Where one books stands in the list of campuses.
    // For whom, with which account, and the cashier.
    booking: ['clinics', 'content', 'grants', 'hospital-account', 'payment', 'people', 'shell', 'triage'],
    mdt: ['booking', 'clinics'],
    school: ['booking', 'clinics'],
    audit: ['people'],
    // What cannot wait is said wherever a patient writes.
    consult: ['content', 'diagnosis', 'doctors', 'people', 'renewal', 'system', 'teams', 'triage'],
    doctors: ['follow', 'triage'],
    // For whom it is, the tasks of its pathway.
    // For whom it is, the way to bind him, and the cashier.
    checkup: ['hospital-account', 'payment', 'questionnaire'],
    daysurgery: ['inpatient', 'pathway', 'payment', 'questionnaire'],
    // Nurses to ask; for whom it is; the epidemiological form, what follows an endoscopy, the cashier.
    exam: ['doctors', 'hospital-account', 'pathway', 'payment', 'people', 'questionnaire'],
    follow: ['consult', 'doctors'],
    grants: ['account', 'people'],
    // A tab of 我的医生; for whom one applies; what cannot wait is said before it is sent.
    groups: ['consult', 'follow', 'people', 'triage'],
    // From what is wrong to who is booked or asked.
    guide: ['clinics', 'hospital-account', 'triage'],
    feedback: ['triage'],
    home: ['content', 'doctors', 'grants', 'people', 'triage'],
    coupons: ['account', 'content'],
    // The bills of renewals are the first that the outpatient page lists.
    fees: ['hospital-account', 'payment', 'people', 'renewal'],
    // What cannot wait in what is written before an admission.
    inpatient: ['triage'],
    // Invoices are listed by the related person.
    payment: ['consult', 'coupons', 'people', 'shell'],
    // Doctors and teams, for whom it is, the cashier, and what cannot wait where somebody writes.
    // The zone of tumours shows who is bound, and the visits of the health file.
    programme: [
      'doctors',
      'fees',
      'hospital-account',
      'inpatient',
      'pathway',
      'payment',
      'people',
      'questionnaire',
      'record',
      'reports',
      'teams',
      'triage',
    ],
    // For whom it is filled in, and where on the body.
    questionnaire: ['guide', 'people', 'triage'],
    // Whom to ask about a report, for whom, and the cashier.
    reports: ['consult', 'doctors', 'payment', 'people'],
    // A pharmacist is shown as doctors are.
    renewal: ['account', 'consult', 'diagnosis', 'doctors', 'fees', 'payment', 'people', 'record', 'system', 'triage'],
    teams: ['consult', 'content', 'doctors', 'follow'],
    people: ['account', 'grants', 'hospital-account'],
    // What is told before a visit goes to the hospital with its booking.
    record: ['account', 'booking', 'grants', 'triage'],
    system: ['account', 'content'],
  },
  'apps/workbench/src/domains': {
    // A ranking and a campaign are made of doctors; a campaign shows a free clinic.
    activity: ['consult', 'doctors'],
    audit: ['staff'],
    // A medication question shows what the rules of prescriptions warn of.
    // Its recordings are as long as in the talk of a follow.
    // A free clinic shows doctors and teams.
    // Reports that the patient sent along stand beside the talk. Its figures name the ways of paying.
    consult: [
      'diagnosis',
      'doctors',
      'follow',
      'payment',
      'people',
      'record',
      'renewal',
      'reports',
      'staff',
      'teams',
      'triage',
    ],
    // A clinic is booked, held by a doctor of the platform, and of a department of the national list.
    clinics: ['booking', 'doctors'],
    // A batch is restricted to kinds of consult, departments and doctors.
    coupons: ['consult', 'doctors'],
    content: ['system'],
    // A complaint may be about a consult, and is taken by who works here; what waits is counted on the first page.
    feedback: ['consult', 'staff', 'today', 'triage'],
    doctors: ['system'],
    // An application is read with the form it was filled in by; staff say where they see it whether what fired was right.
    programme: ['pathway', 'questionnaire', 'triage'],
    // What was dealt with does not wait any more on the first page.
    payment: ['today'],
    // A condition may look at a place on the body.
    questionnaire: ['guide', 'triage'],
    follow: ['consult', 'triage'],
    // A doctor's first page shows the clinics that he holds.
    today: ['clinics', 'staff'],
    // The talk is made as that of a consult; its doctors are chosen among all.
    groups: ['consult', 'doctors', 'staff', 'triage'],
    home: ['system'],
    // A team's members are doctors, and its consult is sold as theirs.
    teams: ['doctors', 'home', 'system'],
    // Which records who looks into an incident may open.
    safety: ['staff'],
    // Customer service changes the login mobile of an account.
    patients: ['account', 'consult', 'payment', 'people'],
    renewal: ['consult', 'diagnosis', 'record', 'reports'],
  },
}

/** Rings of domains that are still left, by folder. This list only gets shorter: a new ring, or a line without its ring, fails. */
export const ringsLeft = {
  'apps/patient/src/domains': ['consult follow renewal teams'],
}
