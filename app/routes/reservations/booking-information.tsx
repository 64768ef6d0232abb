import { Fragment } from 'react'
import { Note, NoteColumns } from '#app/ui/note-columns.tsx'
import { reservations } from '#words/reservations.ts'

/** Hours stay on one line; of longer sentences each would begin another. */
const isShort = (sentence: string) => sentence.length < 32

const { title, items } = reservations.information

export function BookingInformation() {
  return (
    <section className="section" data-unseen="low" aria-labelledby="booking-information">
      <div className="wrap">
        <h2 id="booking-information" className="section-head title-3">
          {title}
        </h2>
        <NoteColumns>
          {items.map(({ title, text }) => (
            <Note key={title} title={title} level="h3">
              <p className="muted">
                {text.split(/(?<=[.।]) /).map((sentence) => (
                  <Fragment key={sentence}>
                    <span className={isShort(sentence) ? 'unbroken' : undefined}>
                      {sentence}
                    </span>{' '}
                  </Fragment>
                ))}
              </p>
            </Note>
          ))}
        </NoteColumns>
      </div>
    </section>
  )
}
