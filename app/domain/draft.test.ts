import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailDraft, whatsAppDraft } from './draft.ts'

const bodyOf = (texts: string[], isOnWindows: boolean) => {
  const { url, isWhole } = mailDraft('hello@thesurma.example', 'A & B', texts, isOnWindows)
  const { pathname, searchParams } = new URL(url)
  expect([pathname, searchParams.get('subject')]).toEqual(['hello@thesurma.example', 'A & B'])
  return [searchParams.get('body'), isWhole]
}

test('a mail has its lines, and on Windows the first text that fits, or the last', () => {
  const [long, short] = ['ক'.repeat(300), 'one\ntwo']
  expect(bodyOf([long, short], false)).toEqual([long, true])
  expect(bodyOf([long, short], true)).toEqual(['one\r\ntwo', false])
  expect(bodyOf([short, long], true)).toEqual(['one\r\ntwo', true])
  const { url, isWhole } = mailDraft('a@b.example', '', [long, `${long}${short}`], true)
  expect([url.endsWith('one%0D%0Atwo'), isWhole]).toEqual([true, false])
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
