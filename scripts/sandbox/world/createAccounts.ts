import type { Gender } from '../../../app/api/contract/fieldSchemas.ts';
import type { PaymentProvider } from '../../../app/api/contract/payments.ts';
import type { Answer } from '../../../app/api/contract/questionSchemas.ts';
import { languages } from '../../../brands/languages.ts';
import { createRandom, type Random } from '../seededRandom.ts';
import { type AccountPlan, accountPlans } from './accountPlans.ts';
import { type Account, type AccountStage, accountStages, type Order, type StoredAnswer } from './accounts.ts';
import { ANY_DISTANCE } from './answerBounds.ts';
import { type AnswerContext, generateAnswer } from './answers.ts';
import { type Conversation, createConversations, createSupportConversation } from './conversations.ts';
import type { WorldMember } from './members.ts';
import { qids, questions } from './questions.ts';
import { createRelationships } from './relationships.ts';
import type { Region } from './towns.ts';

const sandboxPassword = 'sandbox-demo-1';
const MESSAGE_INTERVAL_MS = 3 * 3_600_000;

export interface AccountSeed {
  random: Random;
  home: Region;
  locale: string;
  members: readonly WorldMember[];
  metric: boolean;
  /** In years. */
  minAge: number;
  /** Of the accounts whose plan says nothing else. */
  paywallOnSend: 0 | 1;
  now: number;
}

/** One account for each plan, men and women in turn. */
export function createAccounts(seed: AccountSeed): Account[] {
  return accountPlans.map((plan, index) => {
    // The first account of a stage takes from the world's source of chance; all others leave it as it is.
    const random = plan.name === plan.stage ? seed.random : createRandom(`accounts/${plan.name}`);
    return createAccount(plan, index, { ...seed, random });
  });
}

/** The members that an account can meet: the other gender, the same language. */
export function findPartners(members: readonly WorldMember[], gender: Gender, { language }: Region): WorldMember[] {
  return members.filter((member) => member.gender !== gender && member.language === language);
}

function createAccount(plan: AccountPlan, index: number, seed: AccountSeed): Account {
  const { name, stage, line, maxPartners = Number.POSITIVE_INFINITY } = plan;
  const { random, home, locale, members, metric, now } = seed;
  const gender: Gender = index % 2 === 0 ? 'male' : 'female';
  const reached = (minStage: AccountStage) => accountStages.indexOf(stage) >= accountStages.indexOf(minStage);
  const premium = reached('premium');
  const partners = reached('vital') ? findPartners(members, gender, home).slice(0, maxPartners) : [];
  const userId = String(101 + index);
  const profileId = String(901 + index);
  const birthday = `${new Date(now).getUTCFullYear() - 52 - index}-0${(index % 9) + 1}-14`;
  const town = home.towns[index % home.towns.length]!;
  const answered = plan.answered ?? (reached('unconfirmed') ? questions.length : stage === 'halfway' ? 7 : 0);
  return {
    ...{ name, stage, line, maxPartners },
    questionnaireVariant: plan.questionnaireVariant ?? 2,
    confirmFirst: plan.confirmFirst ?? false,
    paywallOnSend: plan.paywallOnSend ?? seed.paywallOnSend,
    fullTranslations: plan.fullTranslations ?? false,
    userId,
    profileId,
    email: `${name}@sandbox.example`,
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
    answers: withPlannedAnswers(
      plan,
      createAnswers(answered, { random, birthday, town, metric, language: home.language }),
      seed,
    ),
    relationships: createRelationships(random, partners, now),
    conversations: [
      ...lengthen(createConversations({ random, userId, premium, partners, now }), plan.messages),
      createSupportConversation(home.language, now),
    ],
    pictures: reached('complete') ? [1, 2].map((picture) => ({ id: `${profileId}-${picture}`, key: null })) : [],
    background: null,
    interests: reached('complete') ? ['romantic', 'outdoor'] : [],
    notifications: { messages: true, visits: true, matches: true, newsletter: false },
    privacy: { showOnline: true, showVisits: true },
    orders: plan.provider ? [createPaidOrder(plan.provider)] : [],
    membershipCancelled: false,
  };
}

/** Puts older messages before those of the first conversation, until it has so many. */
function lengthen(conversations: Conversation[], count = 0): Conversation[] {
  const [conversation, ...others] = conversations;
  if (!conversation || conversation.messages.length >= count) return conversations;
  const { messages } = conversation;
  const [first] = messages;
  // They repeat an even number of messages, so that the two still write in turn.
  const period = messages.length - (messages.length % 2);
  const older = Array.from({ length: count - messages.length }, (_, index) => {
    const before = count - messages.length - index;
    const repeated = messages[(period - (before % period)) % period]!;
    const at = first!.at - before * MESSAGE_INTERVAL_MS;
    return { ...repeated, at, messageId: first!.messageId - before, read: true };
  });
  return [{ ...conversation, messages: [...older, ...messages] }, ...others];
}

const createPaidOrder = (provider: PaymentProvider): Order => ({
  ...{ provider, tariffId: '2', idempotencyKey: `${provider}-seed`, state: 'paid' },
  ...{ id: `O-${provider}`, transactionId: `T-${provider}`, subscriptionId: `I-${provider}` },
});

/** Questions that the account of stage vital has skipped and gets again. */
const skippedQuestionIds: readonly number[] = [13, 16];

/** Empties the answers that stage vital has skipped; members who meet few people look for anybody. */
function withPlannedAnswers(
  { stage, maxPartners }: AccountPlan,
  answers: Map<number, StoredAnswer>,
  { minAge, home }: AccountSeed,
): Map<number, StoredAnswer> {
  const { lat, lng } = home.towns[0]!;
  const planned: Record<number, Answer> = {
    ...(stage === 'vital' && Object.fromEntries(skippedQuestionIds.map((id) => [id, []]))),
    ...(maxPartners !== undefined && {
      [findQuestionByQid(qids.ageRange).id]: [minAge, 100],
      [findQuestionByQid(qids.distance).id]: { lat, lng, distance: ANY_DISTANCE },
    }),
  };
  return new Map([...answers].map(([id, given]) => [id, { ...given, answer: planned[id] ?? given.answer }]));
}

const findQuestionByQid = (wanted: number) => questions.find(({ qid }) => qid === wanted)!;

function createAnswers(count: number, member: AnswerContext): Map<number, StoredAnswer> {
  return new Map(
    questions
      .slice(0, count)
      .map((question) => [question.id, { id: String(70_000 + question.id), answer: generateAnswer(question, member) }]),
  );
}
