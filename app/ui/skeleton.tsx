import styles from './skeleton.module.css'

/** A bar that stands for words or a control to come. Its size comes from `className`. */
export function SkeletonBar({ className = '' }: { className?: string | undefined }) {
  return <div className={`${styles.bar} ${className}`} />
}
