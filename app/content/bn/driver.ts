import { formatNumber } from '#language'
import type { driver as english } from '../en/driver.ts'
import type { Translation } from '../translation.ts'

export const driver: Translation<typeof english> = {
  title: 'ড্রাইভারকে দেখান',
  lead: 'কার্ডটি দেখান, অথবা ফোন নম্বরটি পড়ে শোনান।',
  enlarge: 'পুরো স্ক্রিনে দেখান',
  print: 'প্রিন্ট করুন',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  notCopied: 'আপনার ব্রাউজার কপি করতে দেয়নি।',
  arrivals: {
    title: 'কত দূর',
    airport: 'ওসমানী আন্তর্জাতিক বিমানবন্দর',
    station: 'সিলেট রেলস্টেশন',
    busTerminal: 'কদমতলী বাস টার্মিনাল',
  },
  distance: (kilometres, minutes) =>
    `প্রায় ${formatNumber(kilometres)} কিমি, ${formatNumber(minutes)} মিনিট`,
}
