import type { Gender } from '../../../app/api/contract/fields.ts';
import type { Random } from '../random.ts';
import { type Account, type Stage, type StoredAnswer, stages } from './accounts.ts';
import { type Answering, inventAnswer } from './answering.ts';
import { createConversations, createSupportConversation } from './conversations.ts';
import type { WorldMember } from './members.ts';
import { firstNames } from './names.ts';
import { questions } from './questions.ts';
import { createTies } from './ties.ts';
import type { Region } from './towns.ts';

const sandboxPassword = 'sandbox-demo-1';

export interface AccountSeed {
  random: Random;
  home: Region;
  locale: string;
  members: readonly WorldMember[];
  metric: boolean;
  now: number;
}

/** One account for each stage, men and women in turn. */
export function createAccounts(seed: AccountSeed): Account[] {
  return stages.map((stage, index) => createAccount(stage, index, seed));
}

/** Those an account is shown: the other gender, the same language. */
export function findPartners(members: readonly WorldMember[], gender: Gender, { language }: Region): WorldMember[] {
  return members.filter((member) => member.gender !== gender && member.language === language);
}

function createAccount(stage: Stage, index: number, seed: AccountSeed): Account {
  const { random, home, locale, members, metric, now } = seed;
  const gender: Gender = index % 2 === 0 ? 'male' : 'female';
  const reached = (least: Stage) => stages.indexOf(stage) >= stages.indexOf(least);
  const premium = reached('premium');
  const partners = reached('vital') ? findPartners(members, gender, home) : [];
  const userId = String(101 + index);
  const profileId = String(901 + index);
  const birthday = `${new Date(now).getUTCFullYear() - 52 - index}-0${(index % 9) + 1}-14`;
  const town = home.towns[index % home.towns.length]!;
  const answered = reached('unconfirmed') ? questions.length : stage === 'halfway' ? 7 : 0;
  return {
    stage,
    userId,
    profileId,
    email: `${stage}@sandbox.example`,
    password: sandboxPassword,
    username: firstNames[home.language][gender][index]!,
    gender,
    birthday,
    town,
    locale,
    premium,
    confirmed: reached('confirmed'),
    additionalQuestionsShown: reached('vital'),
    vitalQuestionsMissing: stage === 'vital' ? 224 : 0,
    questionnaireQuestionsMissing: stage === 'vital' ? [...putOff] : [],
    contactDataRequired: stage === 'contact',
    answers: withoutPutOff(stage, createAnswers(answered, { random, birthday, town, metric, language: home.language })),
    ties: createTies(random, partners, now),
    conversations: [
      ...createConversations({ random, userId, premium, partners, now }),
      createSupportConversation(home.language, now),
    ],
    pictures: reached('complete') ? [1, 2].map((picture) => ({ id: `${profileId}-${picture}`, key: null })) : [],
    background: null,
    interests: reached('complete') ? ['romantic', 'outdoor'] : [],
    notifications: { messages: true, visits: true, matches: true, newsletter: false },
    privacy: { showOnline: true, showVisits: true },
    orders: [],
    membershipCancelled: false,
  };
}

/** Questions that the account of stage vital has skipped, and is asked again. */
const putOff: readonly number[] = [13, 16];

function withoutPutOff(stage: Stage, answers: Map<number, StoredAnswer>): Map<number, StoredAnswer> {
  if (stage !== 'vital') return answers;
  return new Map([...answers].map(([id, given]) => [id, putOff.includes(id) ? { ...given, answer: [] } : given]));
}

function createAnswers(count: number, member: Answering): Map<number, StoredAnswer> {
  return new Map(
    questions
      .slice(0, count)
      .map((question) => [question.id, { id: String(70_000 + question.id), answer: inventAnswer(question, member) }]),
  );
}
