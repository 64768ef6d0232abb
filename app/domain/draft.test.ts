import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailDraft, whatsAppDraft } from './draft.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.string({ unit: fc.constantFrom(...'কথা\n'), maxLength: 3000 }),
)

test('an e-mail has its address, subject and lines', () => {
  const { pathname, searchParams } = new URL(
    mailDraft('hello@thesurma.example', 'A & B', 'one\ntwo'),
  )
  expect(pathname).toBe('hello@thesurma.example')
  expect(searchParams.get('subject')).toBe('A & B')
  expect(searchParams.get('body')).toBe('one\r\ntwo')
})

test('WhatsApp wants the digits of a phone number only', () => {
  expect(whatsAppDraft('+880 821 555 0100', 'Hello?')).toBe(
    'https://wa.me/8808215550100?text=Hello%3F',
  )
})

test('an address stays short enough for mail programs and holds the beginning of the text', () =>
  fc.assert(
    fc.property(text, (body) => {
      for (const draft of [mailDraft('a@b.example', 'Stay', body), whatsAppDraft('+880 1', body)]) {
        expect(draft.length).toBeLessThanOrEqual(1600)
        const found = new URL(draft).searchParams.get(draft.startsWith('m') ? 'body' : 'text') ?? ''
        const start = found.replaceAll('\r\n', '\n').replace(/\ufffd$/u, '')
        expect(
          body
            .replaceAll('\r\n', '\n')
            .replace(/\p{Cs}/gu, '\ufffd')
            .startsWith(start),
        ).toBe(true)
      }
    }),
  ))
