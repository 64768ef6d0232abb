import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { languageChange } from '#words/language-change.ts'
import styles from './dialog-words.module.css'

/** Whether to go to the other language and lose what is typed. The safe answer comes first. */
export function LanguageDialog({ href, onClose }: { href: string; onClose: () => void }) {
  return (
    <Dialog title={languageChange.title} onClose={onClose}>
      {(close) => (
        <div className={styles.words}>
          <p>{languageChange.text}</p>
          <div className="actions">
            <Button onClick={close}>{languageChange.stay}</Button>
            <Button variant="ghost" onClick={() => location.assign(href)}>
              {languageChange.change}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
