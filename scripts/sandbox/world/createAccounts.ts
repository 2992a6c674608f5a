import type { Gender } from '../../../app/api/contract/fieldSchemas.ts';
import { languages } from '../../../brands/languages.ts';
import type { Random } from '../seededRandom.ts';
import { type Account, type AccountStage, accountStages, type StoredAnswer } from './accounts.ts';
import { type AnswerContext, generateAnswer } from './answers.ts';
import { createConversations, createSupportConversation } from './conversations.ts';
import type { WorldMember } from './members.ts';
import { questions } from './questions.ts';
import { createRelationships } from './relationships.ts';
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
  return accountStages.map((stage, index) => createAccount(stage, index, seed));
}

/** The members that an account can meet: the other gender, the same language. */
export function findPartners(members: readonly WorldMember[], gender: Gender, { language }: Region): WorldMember[] {
  return members.filter((member) => member.gender !== gender && member.language === language);
}

function createAccount(stage: AccountStage, index: number, seed: AccountSeed): Account {
  const { random, home, locale, members, metric, now } = seed;
  const gender: Gender = index % 2 === 0 ? 'male' : 'female';
  const reached = (minStage: AccountStage) => accountStages.indexOf(stage) >= accountStages.indexOf(minStage);
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
    username: languages[home.language].sandbox.firstNames[gender].split(' ')[index]!,
    gender,
    birthday,
    town,
    locale,
    premium,
    confirmed: reached('confirmed'),
    additionalQuestionsShown: reached('vital'),
    vitalQuestionsMissing: stage === 'vital' ? 224 : 0,
    questionnaireQuestionsMissing: stage === 'vital' ? [...skippedQuestionIds] : [],
    contactDataRequired: stage === 'contact',
    answers: withSkippedAnswers(
      stage,
      createAnswers(answered, { random, birthday, town, metric, language: home.language }),
    ),
    relationships: createRelationships(random, partners, now),
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

/** Questions that the account of stage vital has skipped and gets again. */
const skippedQuestionIds: readonly number[] = [13, 16];

function withSkippedAnswers(stage: AccountStage, answers: Map<number, StoredAnswer>): Map<number, StoredAnswer> {
  if (stage !== 'vital') return answers;
  return new Map(
    [...answers].map(([id, given]) => [id, skippedQuestionIds.includes(id) ? { ...given, answer: [] } : given]),
  );
}

function createAnswers(count: number, member: AnswerContext): Map<number, StoredAnswer> {
  return new Map(
    questions
      .slice(0, count)
      .map((question) => [question.id, { id: String(70_000 + question.id), answer: generateAnswer(question, member) }]),
  );
}
