import { Fragment } from 'react'
import { Note, NoteColumns } from '#app/ui/note-columns.tsx'
import { reservations } from '#words/reservations.ts'

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
                    <span className="unbroken">{sentence}</span>{' '}
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
