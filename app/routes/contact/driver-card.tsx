import { useRef } from 'react'
import { printAlone } from '#app/browser/print-alone.ts'
import { driverLines } from '#app/content/driver-lines.ts'
import { contact, townLanguage } from '#app/content/hotel.ts'
import { Button } from '#app/ui/button.tsx'
import { FullScreen } from '#app/ui/full-screen.tsx'
import { useCopy } from '#app/ui/use-copy.tsx'
import { useOverlay } from '#app/ui/use-overlay.ts'
import { driver } from '#words/driver.ts'
import * as styles from './driver-card.module.css'

const { name, street, landmark } = driverLines
const TEXT = [name, street, landmark, contact.phone].join('\n')

export function DriverCard() {
  const card = useRef<HTMLDivElement>(null)
  const { showing, open, close } = useOverlay()
  const [copy, copied] = useCopy(TEXT, driver)

  return (
    <section className={`wrap ${styles.driver}`} aria-labelledby="driver">
      <div>
        <h2 id="driver">{driver.title}</h2>
        <p className="muted">{driver.lead}</p>
      </div>
      <div>
        <div ref={card} className={styles.card}>
          <Address />
        </div>
        <div className={styles.actions} data-screen-only>
          <Button variant="ghost" size="small" data-script-only onClick={open}>
            {driver.enlarge}
          </Button>
          <Button
            variant="ghost"
            size="small"
            data-script-only
            onClick={() => printAlone(card.current)}
          >
            {driver.print}
          </Button>
          <Button variant="ghost" size="small" data-script-only onClick={copy}>
            {driver.copy}
          </Button>
          <p role="status" className="if-any">
            {copied}
          </p>
        </div>
      </div>
      {showing > 0 && (
        <FullScreen key={showing} label={driver.title} onClose={close}>
          <Address className={styles.enlarged} />
        </FullScreen>
      )}
    </section>
  )
}

function Address({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.address} ${className}`} lang={townLanguage}>
      <p className={styles.name}>{name}</p>
      <p>{street}</p>
      <p>{landmark}</p>
      <p className={`numerals ${styles.phone}`} lang="en">
        {contact.phone}
      </p>
    </div>
  )
}
