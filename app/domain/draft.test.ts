import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailDraft, whatsAppDraft } from './draft.ts'

const bodyOf = (draft: string) =>
  (new URL(draft).searchParams.get('body') ?? '').replaceAll('\r\n', '\n')
const textOf = (draft: string) => new URL(draft).searchParams.get('text')
/** A text as a URL holds it: half a character cannot be encoded. */
const sound = (text: string) => text.replaceAll('\r\n', '\n').replace(/\p{Cs}/gu, '\ufffd')

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }),
  fc.string({ unit: 'grapheme', maxLength: 600, size: 'max' }),
  fc
    .array(fc.constantFrom('কথা', 'ক্ষ্ম্য', '👩🏽‍🍳', 'tea', '\n', 'e\u0301'), {
      maxLength: 600,
      size: 'max',
    })
    .map((words) => words.join(' ')),
)

test('an e-mail has its address, subject and lines', () => {
  const { pathname, searchParams } = new URL(
    mailDraft('hello@thesurma.example', 'A & B', 'one\ntwo'),
  )
  expect(pathname).toBe('hello@thesurma.example')
  expect(searchParams.get('subject')).toBe('A & B')
  expect(searchParams.get('body')).toBe('one\r\ntwo')
})

test('WhatsApp gets the digits of a phone number only', () => {
  expect(whatsAppDraft('+880 821 555 0100', 'Hello?')).toBe(
    'https://wa.me/8808215550100?text=Hello%3F',
  )
})

/** Where characters end for a reader. */
const endsOf = (text: string) =>
  [...new Intl.Segmenter().segment(text)].map(({ index, segment }) => index + segment.length)

const expectShort = (body: string, isEnd: (kept: string) => boolean) => {
  const draft = mailDraft('a@b.example', 'Stay', body)
  expect(draft.length).toBeLessThanOrEqual(2000)
  const found = bodyOf(draft)
  if (found === sound(body)) return
  expect(found.endsWith('…')).toBe(true)
  const kept = found.slice(0, -1)
  expect(sound(body).startsWith(kept)).toBe(true)
  expect(kept === '' || isEnd(kept)).toBe(true)
}

test('no mail is longer than Windows opens; a text that is too long ends in … between two characters', () =>
  fc.assert(
    fc.property(text, (body) =>
      expectShort(body, (kept) => endsOf(sound(body)).includes(kept.length)),
    ),
  ))

test('without a segmenter a text is cut between two words', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    fc.assert(
      fc.property(text, (body) =>
        expectShort(body, (kept) => /^\s?$/.test(sound(body).charAt(kept.length))),
      ),
    )
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})

test('as much of a long text is kept as fits', () => {
  const draft = mailDraft('a@b.example', 'Stay', 'দুই শব্দ '.repeat(100))
  expect(draft.length).toBeGreaterThan(2000 - 40)
})

test('WhatsApp has no limit: a text of any length is whole', () =>
  fc.assert(
    fc.property(text, (message) => {
      expect(textOf(whatsAppDraft('+880 1', message))?.replaceAll('\r\n', '\n')).toBe(
        sound(message),
      )
    }),
  ))
