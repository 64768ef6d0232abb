/** Many mail programs cut an address at 2,000 characters, some at 1,600. A Bengali letter takes nine. */
const MOST_CHARACTERS = 1600

/** The address of a draft to a mail address. What does not fit is left out at the end, whole characters only. */
export const mailDraft = (to: string, subject: string, text: string): string =>
  shortened(
    text,
    (body) =>
      // Mail programs want CRLF between lines.
      `mailto:${to}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, '\r\n'))}`,
  )

/** The address of a draft on WhatsApp to a phone number, written in whatever way. */
export const whatsAppDraft = (phone: string, text: string): string =>
  shortened(text, (message) => `https://wa.me/${phone.replace(/\D/g, '')}?text=${encode(message)}`)

function shortened(text: string, addressOf: (text: string) => string) {
  const characters = Array.from(text)
  let [fits, most] = [0, characters.length]
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2)
    if (addressOf(characters.slice(0, middle).join('')).length <= MOST_CHARACTERS) fits = middle
    else most = middle - 1
  }
  return addressOf(characters.slice(0, fits).join(''))
}

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
