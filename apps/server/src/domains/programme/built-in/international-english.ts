import type { ProgrammeDraft } from '@nethos/contract/programme/programme.document.ts'
import { article as written, longText, pictures, redFlag, serviceLine, shortText, single } from './zone-parts.ts'

const article = (...about: Parameters<typeof written>) => ({
  ...written(...about),
  author: `${about[2]} team`,
})

const yesNo = { yes: 'Yes', no: 'No' } as const

const insurance = [
  article(
    'en-insurance-direct',
    'Direct billing with private insurance',
    'International Medicine',
    'Service guide of the department; your insurance contract and the written reply of your insurer decide',
    `
With direct billing the hospital settles the bill with your insurer, and you pay only what your plan does not cover.

# Which plans

High-end medical plans underwritten by PICC Property and Casualty whose policy names direct billing at this hospital, and other plans that have an agreement with us. Agreements change: please send us your insurance card three working days before your visit. If we cannot confirm it, please pay first and claim afterwards.

# Before the visit

Give the insurer and your member number in the form and upload both sides of the card. Admission, surgery and costly examinations usually need a written guarantee from the insurer; we send the request for you. An emergency is treated first.

# At the visit

Show your card and an identity document and sign the statement. Deductible, co-payment and what is not covered are yours to pay.

# Please note

Pre-existing conditions, check-ups, cosmetic care, dental care and maternity are often excluded or have a waiting period. The hospital cannot promise cover on behalf of an insurer.
`,
  ),
]

const guide = [
  article(
    'en-first-visit',
    'Your first visit',
    'International Medicine',
    'Service guide of the department',
    `
# Please bring

Your passport or identity card, insurance card, earlier records and images, and the medicines you take, in their boxes. Records in other languages need not be translated beforehand.

# On the day

Please arrive 15 minutes early at the desk of the department. A member of our team goes with you to the consultation, the examinations and the pharmacy. A consultation takes about 30 minutes.

# Language

The desk and most doctors speak English. If you need another language, say so in the form. For surgery, anaesthesia and anything that you sign, please use a qualified medical interpreter rather than a relative.

# Your rights

You may ask for an explanation that you understand, see your records, ask before you sign, choose another doctor and decline an examination.
`,
  ),
  article(
    'en-emergency',
    'In an emergency: call 120',
    'International Medicine',
    'WHO fact sheet Cardiovascular diseases (CVDs); FAST signs as taught by the World Stroke Organization',
    `
120 is the number of the ambulance anywhere in mainland China, day and night. Police is 110, fire is 119.

# Call at once for

Chest pain or pressure, shortness of breath, fainting, heavy bleeding, a seizure, or a severe allergic reaction.

Signs of a stroke: the face droops on one side, an arm drifts down, speech is slurred or strange. Note the time at which it began.

# Say

Where you are (show the address to somebody who speaks Chinese, or read the street and the number), what happened, how many people, and a telephone number. Do not hang up first.

# Until help comes

Do not drive yourself. Unlock the door. If somebody does not respond and does not breathe normally, begin chest compressions and ask for an automated defibrillator.
`,
  ),
  article(
    'en-medicine',
    'Bringing and continuing your medicines',
    'International Medicine',
    'General rules for medicines for personal use; ask the customs authority and your doctor before you travel',
    `
# Entering the country

A reasonable quantity for your own use may be carried in the original package together with the prescription. Narcotic and psychotropic medicines, such as some pain killers, sleeping pills and medicines for ADHD, have rules of their own: ask before you travel.

# Changing to a local product

Write down the generic name, the strength of a tablet and how often you take it; brand names differ between countries. The doctor looks for the same substance and strength.

# Do not interrupt

Never stop medicines for epilepsy, anticoagulants, steroids, medicines for blood pressure or antidepressants because a visit could not be arranged in time. Please book two weeks before you run out.
`,
  ),
]

/** The international department in English: the same service as international.ts; its entries lead back to it. */
export const internationalEnglish: ProgrammeDraft = {
  name: 'International Dept',
  summary: 'One person with you from booking to billing',
  icon: 'globe',
  tone: 'blue',
  entries: [
    { title: 'About us', icon: 'info', target: { to: 'kind', kind: 'introduction' } },
    { title: 'Campuses', icon: 'place', target: { to: 'kind', kind: 'offers' } },
    { title: 'Insurance', icon: 'shield', target: { to: 'kind', kind: 'reading', set: 'insurance' } },
    { title: 'Book', icon: 'calendar', target: { to: 'kind', kind: 'notice' } },
    { title: 'Requests', icon: 'list', target: { to: 'kind', kind: 'applications' } },
    { title: 'Guide', icon: 'book', target: { to: 'kind', kind: 'reading', set: 'guide' } },
    { title: 'Doctors', icon: 'doctor', target: { to: 'kind', kind: 'experts' } },
    { title: '中文', icon: 'help', target: { to: 'page', address: '/gjyxb' } },
  ],
  introduction: {
    text: `The International Medical Department arranges outpatient visits, admissions and insurance billing for patients from China and abroad.

# What we offer

Appointments of about 30 minutes with specialists of all departments. Company at examinations, at the pharmacy and on admission. Certificates in Chinese and English. Checking of direct billing and of guarantees with your insurer.

# Prices

This is an optional service. Its fees are higher than those of the general clinics and are told to you in writing before you confirm. The public health insurance usually does not pay for it.

# In an emergency

For chest pain, shortness of breath, slurred speech, weakness of one side or heavy bleeding, call 120 or go to the emergency department. Do not wait for an appointment.`,
    place: 'Donghu Campus, International Building, ground floor',
    telephone: serviceLine,
  },
  experts: { departments: ['全科医学科', '心血管内科', '消化内科', '妇科'], docIds: [], teamIds: [] },
  readings: [
    { code: 'insurance', title: 'Insurance', articles: insurance },
    { code: 'guide', title: 'Guide', articles: guide },
  ],
  notice: {
    title: 'Before you book',
    text: `# Booking

You send your details; a member of our team contacts you within one working day to agree on the doctor, the time and the price. Sending the form is not yet an appointment.

# Prices

Fees are told to you in writing, and nothing is booked before you agree. Direct billing depends on the written reply of your insurer.

# Cancelling

Please tell us one working day ahead.

# Not for emergencies

For chest pain, shortness of breath, unconsciousness or heavy bleeding, call 120.

# Your data

Identity, health and insurance data are used to arrange and bill your visit. The department, the doctor and the insurer that you choose see what they need, every access is recorded, and you are asked again before anything is sent to an insurer.`,
    consent: 'I have read and agree to “Before you book”',
  },
  application: {
    title: 'Appointment',
    form: {
      pages: [
        {
          title: 'About you',
          items: [
            shortText('name', 'Full name, as in your document', true, 80),
            single('document-kind', 'Document', {
              passport: 'Passport',
              id: 'Resident identity card',
              permit: 'Travel permit (Hong Kong, Macao, Taiwan)',
              residence: 'Permanent residence card',
            }),
            shortText('document', 'Document number', true, 30),
            shortText('nationality', 'Nationality', true, 40),
            shortText('phone', 'Mobile number with country code', true, 30),
            shortText('mail', 'E-mail', false, 80),
            single('language', 'Language', {
              en: 'English',
              zh: 'Chinese',
              other: 'Other (write it on the next page)',
            }),
          ],
        },
        {
          title: 'Illness and wishes',
          items: [
            longText('illness', 'What troubles you, and since when?', true, 600),
            longText('history', 'Illnesses, operations, medicines and allergies', false, 600),
            shortText('department', 'Department or doctor that you wish to see', true, 80),
            { kind: 'date', id: 'date', text: 'Preferred date', required: true, earliest: 'today' },
            shortText('language-note', 'Language, diet or other needs', false, 120),
            single(
              'danger',
              'Do you have chest pain, shortness of breath, slurred speech, weakness of one side or heavy bleeding now?',
              yesNo,
            ),
            pictures('reports', 'Photographs of records, reports and images', 9),
          ],
        },
        {
          title: 'Insurance and payment',
          items: [
            single('insurance', 'How will you pay?', {
              self: 'By myself',
              commercial: 'Direct billing with my insurer',
              later: 'I pay and claim afterwards',
            }),
            shortText('insurer', 'Insurer', false, 60),
            shortText('policy', 'Policy or member number', false, 60),
            pictures('insurance-card', 'Both sides of the insurance card', 2),
            longText('words', 'Anything else', false, 300),
          ],
        },
      ],
      promise: 'I declare that what I have written is true and complete.',
      redFlags: [
        redFlag(
          'danger',
          [['danger', 'yes']],
          'Call 120 now',
          'This may be an emergency. Call 120 or go to the nearest emergency department now. Do not wait for an appointment.',
        ),
      ],
    },
    offers: [
      {
        code: 'east',
        title: 'Donghu Campus',
        text: '166 Changdi Road, Donghu District. Tel. 0000-86110000. Metro line 2, Changdi Road, exit B.',
        priceCents: 0,
        priceWord: 'Billed at the visit',
      },
      {
        code: 'river',
        title: 'Binjiang Campus',
        text: '88 Wangchao Avenue, Binjiang District. Tel. 0000-86110088. Metro line 4, Wangchao, exit A.',
        priceCents: 0,
        priceWord: 'Billed at the visit',
      },
      {
        code: 'north',
        title: 'Chengbei Campus',
        text: '21 Fenglin Road, Chengbei District. Tel. 0000-86110021. Bus 22 or 61, Fenglin Road.',
        priceCents: 0,
        priceWord: 'Billed at the visit',
      },
    ],
    decideHours: 24,
    states: {
      applied: {
        label: 'Sent',
        text: 'We contact you within one working day to agree on the doctor, the time and the price.',
      },
      asked: { label: 'Add more', text: 'Please add what stands below and send the request again.' },
      accepted: {
        label: 'Arranged',
        text: 'Your visit is arranged. Please bring your passport and your insurance card.',
      },
      to_pay: { label: 'To pay', text: 'Your visit is arranged. Please pay in time, or it is cancelled.' },
      paid: { label: 'Paid', text: 'Paid. Please bring your passport and your insurance card.' },
      going: { label: 'Going on', text: 'A member of our team is with you.' },
      done: { label: 'Done', text: 'Thank you for coming. We are here if you need anything more.' },
      declined: { label: 'Declined', text: 'We could not arrange it; the reason stands below.' },
      withdrawn: { label: 'Withdrawn', text: 'You have withdrawn the request. You can send another one.' },
      expired: { label: 'Expired', text: 'The request has expired. You can send another one.' },
      refunded: { label: 'Refunded', text: 'It is cancelled. What was paid goes back the way it came.' },
    },
  },
}
