/**
 * What is known of medicines: the table that a hospital replaces by its licensed database. The checks that use it are in
 * domains/drugs; nothing of it reaches a patient's browser.
 */
export interface DrugKnowledge {
  /** Shown beside warnings and kept with each check: name and version of the table. */
  readonly version: string
  readonly tables: KnowledgeTables
}

/** stop: cannot be signed; isOverridable: by a second doctor with a reason. warn: wants a reason. inform: is shown folded. */
export type KnowledgeLevel = 'stop' | 'warn' | 'inform'
export interface Severity {
  readonly level: KnowledgeLevel
  readonly isOverridable: boolean
}

/** An amount of substance: milligrams, or international units. */
export interface Amount {
  readonly value: number
  readonly unit: 'mg' | 'IU'
}

export interface IngredientRow {
  /** Chinese generic name without salt. */
  readonly name: string
  readonly atc: string
  /** Therapeutic classes and mechanisms; the sides of interactions. */
  readonly classes: readonly string[]
  /** Classes of some of its medicines only: of what lets go at once, of what is taken under the tongue. */
  readonly classesByForm: readonly { readonly of: 'immediate' | 'sublingual'; readonly class: string }[]
  /** How many days at least lie between two doses; `above`: only of one that is larger. */
  readonly intervals: readonly { readonly days: number; readonly above: Amount | undefined }[]
  /** Largest amounts by mouth for an adult; undefined: no limit in the table. */
  readonly single: Amount | undefined
  readonly daily: Amount | undefined
  /** Usual amount a day (WHO DDD); tests hold the limits against it. */
  readonly usual: Amount | undefined
  /** Longest course in days. */
  readonly days: number | undefined
  /** Youngest age in months, and whether younger is contraindicated. */
  readonly minAgeMonths: number
  readonly isAgeAbsolute: boolean
  /** x contraindicated, t also wants contraception, w avoid, c with care, - none known, '' not in the table. */
  readonly pregnancy: string
  readonly lactation: string
  readonly kidney: readonly KidneyLimit[]
  /** x not with any liver disease, c not with cirrhosis, a number: largest daily amount. */
  readonly liver: '' | 'x' | 'c' | Amount
  readonly source: string
}

export interface KidneyLimit {
  /** Estimated GFR in ml/min/1.73 m², or creatinine clearance in ml/min. */
  readonly by: 'egfr' | 'crcl'
  readonly below: number
  /** x contraindicated, w with care, an amount: largest daily one. */
  readonly limit: 'x' | 'w' | Amount
}

export interface ProductRow {
  readonly name: string
  /** What one unit weighs when its parts are added as one number. */
  readonly unit: Amount | undefined
  readonly parts: readonly { readonly ingredient: string; readonly amount: Amount | undefined }[]
  /** Largest numbers of units at once and a day, where the parts have no limits of their own. */
  readonly single: UnitCount | undefined
  readonly daily: UnitCount | undefined
}

/** A trade, old or foreign name of medicines that the table has. */
export interface NameRow {
  readonly name: string
  /** Ingredients or products. */
  readonly means: readonly string[]
}

/** Tablets, pills, bags, millilitres, puffs: as a dose is written. */
export interface UnitCount {
  readonly count: number
  readonly unit: string
}

export interface DoseRow {
  readonly ingredient: string
  /** perChildKg: under 12, per kilogram; perKg: any age, per kilogram. Ages in full years. with: given for this illness. */
  readonly who:
    | { readonly kind: 'perChildKg' | 'perKg' }
    | { readonly kind: 'under' | 'from'; readonly years: number }
    | { readonly kind: 'with'; readonly illness: string }
  readonly single: Amount
  readonly daily: Amount
  readonly source: string
}

/** What is breathed in or sprayed into the nose: largest amounts by the way it is given. */
export interface InhaledRow {
  readonly ingredient: string
  readonly way: InhaledWay
  /** Under so many full years; undefined: everybody else. */
  readonly under: number | undefined
  readonly single: Amount
  readonly daily: Amount
  readonly source: string
}
export const inhaledWays = ['inhaled', 'nebulised', 'nasal'] as const
export type InhaledWay = (typeof inhaledWays)[number]

export interface InteractionRow extends Severity {
  /** Two or three sides, each a class or an ingredient. */
  readonly sides: readonly string[]
  /** Speaks only where so much of the first side is exceeded in a day. */
  readonly above?: Amount
  /** One step less where potassium and kidneys are known to be well. */
  readonly isByPotassium?: boolean
  readonly mechanism: string
  readonly what: string
  readonly source: string
}

/** illness, allergy class or what is eaten, against a class or an ingredient. */
export interface AgainstRow extends Severity {
  readonly subject: string
  readonly side: string
  readonly what: string
  readonly source: string
}

/** Beta-lactams whose side chain R1 is the same or nearly the same: who is allergic to one may be to the others. */
export interface SideChainRow {
  /** How it is called in a sentence. */
  readonly chain: string
  /** As people and boxes name them; not all of them need be in the table. */
  readonly medicines: readonly string[]
  readonly source: string
}

export interface ElderRow extends Severity {
  readonly side: string
  readonly years: number
  readonly what: string
  readonly source: string
}

/** What speaks in some weeks of a pregnancy only: full weeks, the first and the last of them. */
export interface PregnancyWeekRow extends Severity {
  readonly side: string
  readonly from: number
  readonly to: number
  readonly what: string
  readonly source: string
}

/** The codes of ICD-10 that are an illness: each from – to, with all beneath them. */
export interface IllnessCodeRow {
  readonly illness: string
  readonly codes: readonly { readonly from: string; readonly to: string }[]
}

export interface KnowledgeTables {
  readonly ingredients: readonly IngredientRow[]
  readonly products: readonly ProductRow[]
  readonly names: readonly NameRow[]
  readonly doses: readonly DoseRow[]
  readonly inhaled: readonly InhaledRow[]
  readonly interactions: readonly InteractionRow[]
  readonly diseases: readonly AgainstRow[]
  readonly elders: readonly ElderRow[]
  readonly pregnancyWeeks: readonly PregnancyWeekRow[]
  readonly allergies: readonly AgainstRow[]
  readonly sideChains: readonly SideChainRow[]
  readonly foods: readonly AgainstRow[]
  /** illness → the words in which it stands in a history. */
  readonly conditions: ReadonlyMap<string, readonly string[]>
  /** illness → words that only look like one of its own. */
  readonly lookalikes: ReadonlyMap<string, readonly string[]>
  readonly illnessCodes: readonly IllnessCodeRow[]
  /** key → document and year. */
  readonly sources: ReadonlyMap<string, string>
}
