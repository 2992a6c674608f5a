import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { intlTag } from '../../../../i18n/activeLocale.ts';
import { formatLongDayOf, formatLongTime, formatTime } from '../../../../lib/dates/dateTime.ts';
import { formatLongDay } from '../../../../lib/dates/dayFormats.ts';
import { site } from '../../../../site/site.ts';
import type { OwnDataWords } from './ownDataPage.ts';

/** Titles of the sections by their keys (app/api/contract/account.md). */
const sectionTitles: Readonly<Record<string, MessageDescriptor>> = {
  account: msg`My account`,
  settings: msg`Settings`,
  answers: msg`Answers`,
  preferences: msg`Preferences`,
  interests: msg`Interests`,
  pictures: msg`Pictures`,
  conversations: msg`Conversations`,
  likes: msg`Likes`,
  comments: msg`Comments`,
  smiles: msg`Smiles`,
  favourites: msg`Favourites`,
  visits: msg`Visits`,
  consents: msg`Consents`,
  decisions: msg`Decisions of our team`,
  reports: msg`Members I’ve reported`,
  blocks: msg`Members I’ve blocked`,
  orders: msg`Orders and invoices`,
  sessions: msg`Where I’m signed in`,
};

/** Names of the fields by their keys. */
const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  email: msg`Email address`,
  username: msg`Name`,
  gender: msg`Gender`,
  birthday: msg`Date of birth`,
  town: msg`Town`,
  language: msg`Language`,
  memberSince: msg`Member since`,
  pausedSince: msg`Paused since`,
  messages: msg`Email about new messages`,
  visits: msg`Email about new visitors`,
  matches: msg`Email about new matches`,
  newsletter: msg`Tips and offers`,
  showOnline: msg`Show when I’m online`,
  showVisits: msg`Show my visits`,
  question: msg`Question`,
  answer: msg`Answer`,
  interest: msg`Interest`,
  main: msg`Profile picture`,
  at: msg`When`,
  from: msg`From`,
  text: msg`Text`,
  person: msg`Member`,
  received: msg`Received`,
  topic: msg`Topic`,
  givenAt: msg`Given on`,
  withdrawnAt: msg`Withdrawn on`,
  reason: msg`Why`,
  rule: msg`By which rule`,
  objection: msg`Objection`,
  number: msg`Number`,
  provider: msg`Paid through`,
  amount: msg`Amount`,
  endsAt: msg`Ends on`,
  device: msg`Device`,
};

/** Returns the words of the page in the language that is shown. */
export function toOwnDataWords(t: (message: MessageDescriptor) => string, now: number): OwnDataWords {
  const pick = (texts: Readonly<Record<string, MessageDescriptor>>) => (key: string) =>
    Object.hasOwn(texts, key) ? t(texts[key]!) : undefined;
  const tag = intlTag();
  const time = formatLongTime(now, tag);
  return {
    title: t(msg`What ${site.name} has stored about me`),
    lead: t(msg`As it was on ${time}. Please keep this file safe: others wrote to you in confidence.`),
    files: t(msg`The file data.json holds the same for programs, and the folder pictures your pictures.`),
    contents: t(msg`Contents`),
    nothing: t(msg`Nothing is stored here.`),
    missingPicture: t(msg`This picture couldn’t be loaded.`),
    yes: t(msg`Yes`),
    no: t(msg`No`),
    sectionTitle: pick(sectionTitles),
    fieldName: pick(fieldNames),
    formatMoment: (at) => `${formatLongDayOf(at, tag)}, ${formatTime(at, { tag, format: site.dateFormat })}`,
    formatDay: (day) => formatLongDay(day, tag),
  };
}
