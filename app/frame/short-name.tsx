import * as styles from './short-name.module.css'

/** A name, or a shorter one where the header has little room. */
export const ShortName = ({ name, short }: { name: string; short: string }) => (
  <>
    <span className={styles.full}>{name}</span>
    <span className={styles.short}>{short}</span>
  </>
)
