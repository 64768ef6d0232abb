/** The hotel's address for a driver, who reads Bengali. It is the same in every language. */
export const driverLines = {
  name: 'দ্য সুরমা',
  street: '১৪ সুরমা তীর সড়ক, সিলেট ৩১০০',
  landmark: 'কিন ব্রিজের পূর্ব দিকে, নদীর উত্তর পাড়ে',
} as const
