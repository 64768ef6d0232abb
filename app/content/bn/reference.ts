/**
 * No letter sounds like another one on the phone, not even in Sylheti: there ক is heard as খ, চ as স and প as ফ, so
 * none of these is used.
 */
export const referenceLetters = 'গজতদনবমরলস'
