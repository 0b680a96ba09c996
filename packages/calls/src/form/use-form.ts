import { useRef, useState, type ChangeEvent } from 'react'
import { sentenceOf, type Rule } from '@nethos/contract/rule.ts'
import { RefusedError, reportTrouble, SignedOutError } from '../trouble.ts'

/** Where values lie until they are sent, so that a call or an empty battery loses nothing. */
export interface DraftOf<Values> {
  value: Values
  set: (change: (now: Values) => Values) => void
  clear: () => void
}

/** The contract's rule of each field. Rules of what is no field are left alone, so that a whole map of rules can be given. */
export type RulesOf<Values> = { readonly [Key in keyof Values]?: Rule }
export type Errors<Key extends string> = Readonly<Partial<Record<Key, string | undefined>>>

interface Trouble {
  code?: string
  message: string
  obj?: unknown
}

export interface FormOptions<Values extends object, More extends string, Output> {
  /** What stands in the fields at first: read once. A draft brings its own. */
  initial?: Values | (() => Values)
  draft?: DraftOf<Values>
  rules?: RulesOf<Values>
  /** What the rules of single fields cannot say; a key that it names goes before the rule of that field. */
  validate?: (values: Values) => Errors<More>
  /** What is wrong is shown at once: for what stands already and is changed. By default from the first try to send on. */
  isEager?: boolean
  /**
   * Sends what was typed; called when nothing is wrong, and never twice at once. May throw what a call throws. Undefined:
   * nothing was sent after all.
   */
  send: (values: Values) => Promise<Output | undefined>
  /** The codes of the refusals that speak of one field, and which. */
  refusalFields?: Readonly<Record<string, (keyof Values & string) | NoInfer<More>>>
  /** True when the page has dealt with what `send` threw. */
  onRefused?: (error: Trouble) => boolean | void
  /** Other refusals stand in `refusal`, for a form that shows it. By default they go where every trouble goes. */
  showsRefusal?: boolean
  onSent?: (output: Output, values: Values) => unknown
}

/** What a control takes: its value, why that will not do, and where to put another. */
export interface FieldOf<Value> {
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
}

/** The values that are text: those that a native input can show. */
type TextKey<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values] & string
type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/**
 * The state of a form in either app: values, errors in the words of the contract, sending once, refusals at their fields.
 * Errors are worked out from the values whenever it is drawn, and shown from the first try to send on (docs/decisions/0107).
 */
export function useForm<Values extends object, More extends string = never, Output = unknown>(
  options: FormOptions<Values, More, Output>,
) {
  type Key = (keyof Values & string) | More
  const { send, refusalFields = {}, onRefused, isEager = false, showsRefusal = false, onSent } = options
  const { values, put, settle, isDirty } = useValues(options)
  const [isTried, setTried] = useState(isEager)
  const [refused, setRefused] = useState<Sentences>({})
  const [refusal, setRefusal] = useState<string>()
  const busy = useRef(false)
  const [isBusy, setBusy] = useState(false)

  const allErrors = { ...brokenRules(options.rules ?? {}, values), ...options.validate?.(values) } as Errors<Key>
  const isValid = Object.values(allErrors).every(sentence => !sentence)
  const errors = { ...(isTried && allErrors), ...refused } as Errors<Key>

  const change = (changes: Partial<Values>) => {
    put(changes)
    setRefused(before => without(before, changes))
  }
  const refuse = (error: unknown) => {
    if (onRefused?.(error as Trouble)) return
    if (!(error instanceof RefusedError) || error instanceof SignedOutError) return reportTrouble(error)
    const field = refusalFields[error.code]
    if (field) setRefused({ [field]: error.message })
    else if (showsRefusal) setRefusal(error.message)
    else reportTrouble(error)
  }
  /** Sends what has been checked: `submit` is this after `check`. Apart where a question stands between the two. */
  const sendNow = async (): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    setRefusal(undefined)
    setRefused({})
    try {
      const output = await send(values)
      if (output === undefined) return
      settle()
      setTried(isEager)
      await onSent?.(output, values)
    } catch (error) {
      refuse(error)
    } finally {
      busy.current = false
      setBusy(false)
    }
  }
  /** From now on what is wrong is shown; true when nothing is. */
  const check = (): boolean => {
    setTried(true)
    return isValid
  }

  return {
    values,
    change,
    /** Why each field will not do, as far as it is to be shown now. */
    errors,
    /** The same before anybody has tried to send. */
    allErrors,
    isTried,
    isValid,
    isDirty,
    isBusy,
    /** What the server said that speaks of no single field. */
    refusal,
    check,
    sendNow,
    submit: async (): Promise<void> => {
      if (check()) await sendNow()
    },
    /** For a control of ours, which gives values. */
    field: <K extends keyof Values & string>(key: K): FieldOf<Values[K]> => ({
      value: values[key],
      error: errors[key],
      onChange: value => change(onlyChange<Values, K>(key, value)),
    }),
    /** For a native input, which gives events. */
    input: <K extends TextKey<Values>>(key: K) => ({
      value: values[key],
      error: errors[key],
      onChange: ({ target }: TextEvent) => change(onlyChange<Values, K>(key, target.value as Values[K])),
    }),
  }
}

/** The values and what they were when they were last saved. */
function useValues<Values extends object>({
  initial,
  draft,
}: Pick<FormOptions<Values, never, never>, 'initial' | 'draft'>) {
  // oxlint-disable-next-line typescript/no-non-null-assertion -- a form has one of the two
  const [saved, setSaved] = useState(() => draft?.value ?? (typeof initial === 'function' ? initial() : initial!))
  const [own, setOwn] = useState(saved)
  const values = draft ? draft.value : own
  return {
    values,
    put(changes: Partial<Values>) {
      const changed = (now: Values) => ({ ...now, ...changes })
      if (draft) draft.set(changed)
      else setOwn(changed)
    },
    settle() {
      setSaved(values)
      draft?.clear()
    },
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
  }
}

function onlyChange<Values, K extends keyof Values>(key: K, value: Values[K]): Partial<Values> {
  const changes: Partial<Values> = {}
  changes[key] = value
  return changes
}

type Sentences = Readonly<Record<string, string | undefined>>

const brokenRules = <Values extends object>(rules: RulesOf<Values>, values: Values): Sentences =>
  Object.fromEntries(
    (Object.keys(values) as (keyof Values & string)[]).map(key => {
      const rule = rules[key]
      return [key, rule && sentenceOf(rule, values[key])]
    }),
  )

const without = (sentences: Sentences, changes: object): Sentences =>
  Object.keys(sentences).some(key => key in changes)
    ? Object.fromEntries(Object.entries(sentences).filter(([key]) => !(key in changes)))
    : sentences
