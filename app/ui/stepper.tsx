import { formatNumber } from '#language'
import { common } from '#words/common.ts'
import { CheckIcon } from './icons/notice.tsx'
import * as styles from './stepper.module.css'

/** The steps of a task. `current` counts from 1. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string
  steps: readonly string[]
  current: number
}) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((title, index) => {
        const number = index + 1
        const state = number < current ? 'done' : number === current ? 'current' : 'ahead'
        return (
          <li
            key={title}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.knot}>
              {state === 'done' ? <CheckIcon /> : formatNumber(number)}
            </span>
            <span className={styles.title}>
              {title}
              {state === 'done' && <span className="visually-hidden"> {common.completed}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
