import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailDraft, whatsAppDraft } from './mail.ts'

const bodyOf = (whole: string, lines: string[], isOnWindows: boolean) => {
  const texts = { whole, shortSubject: 'A', lines, last: ['end'] }
  const { url, isWhole } = mailDraft('hello@thesurma.example', 'A & B', texts, isOnWindows)
  const { pathname, searchParams } = new URL(url)
  const subject = isWhole ? 'A & B' : 'A'
  expect([pathname, searchParams.get('subject')]).toEqual(['hello@thesurma.example', subject])
  return [searchParams.get('body'), isWhole]
}

test('a mail is whole, or on Windows has the lines that fit, in their order, and the last ones', () => {
  const [long, lines] = ['ক'.repeat(300), ['one', 'ক'.repeat(300), 'two']]
  expect(bodyOf(long, lines, false)).toEqual([long, true])
  expect(bodyOf(long, lines, true)).toEqual(['one\r\ntwo\r\nend', false])
  expect(bodyOf('one\ntwo', lines, true)).toEqual(['one\r\ntwo', true])
})

test('WhatsApp gets the digits of a phone number, and any text, whole', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }), (text) => {
      const { pathname, searchParams } = new URL(whatsAppDraft('+880 821 555', text))
      expect(pathname).toBe('/880821555')
      // Half a character cannot be encoded.
      expect(searchParams.get('text')).toBe(text.replace(/\p{Cs}/gu, '\ufffd'))
    }),
  ))
