export const errorPage = {
  title: 'Something went wrong',
  companion: 'ক্ষমা করবেন',
  message: 'This page could not be shown. The fault is ours, not yours.',
  retry: 'Try again',
  home: 'Return to Home',
} as const
