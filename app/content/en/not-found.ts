export const notFound = {
  title: '404',
  companion: 'পথ হারিয়েছেন?',
  message: "The page you're looking for doesn't exist.",
  link: 'Return to Home',
} as const
