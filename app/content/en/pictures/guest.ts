export const guest = {
  business: 'A man in a teal suit holding a brass teapot',
  critic: 'A woman with silver hair and round glasses holding a red notebook',
  vacation: 'A young woman in a red shawl, a cup of tea in her hands',
} as const
