import type { Gender } from '../../../../app/api/contract/fieldSchemas.ts';
import type { PaymentProvider } from '../../../../app/api/contract/payments.ts';
import type { Answer } from '../../../../app/api/contract/questionSchemas.ts';
import { createRandom, type Random } from '../seededRandom.ts';
import { type AccountPlan, accountPlans } from './accountPlans.ts';
import { type Account, type AccountStage, accountStages, type Order, type StoredAnswer } from './accountTypes.ts';
import { ANY_DISTANCE } from './answerBounds.ts';
import { type AnswerContext, generateAnswer } from './answerRules.ts';
import { type Conversation, createConversations, createSupportConversation } from './createConversations.ts';
import type { WorldMember } from './createMembers.ts';
import { decide } from './decisions.ts';
import type { Region } from './homeRegions.ts';
import { listShownAnswers } from './listShownAnswers.ts';
import { findQuestionByRole, questions, type WorldQuestion } from './questions.ts';
import { addOwnActs, addReceivedReactions, createRelationships } from './relationships.ts';
import { sandboxTexts, sandboxTextsIn } from './sandboxTexts.ts';
import { type BoughtTerm, listTariffs } from './tariffs.ts';

const sandboxPassword = 'sandbox-demo-1';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MESSAGE_INTERVAL_MS = 3 * HOUR_MS;

export interface AccountSeed {
  random: Random;
  home: Region;
  locale: string;
  members: readonly WorldMember[];
  metric: boolean;
  /** In years. */
  minAge: number;
  /** The setting of accounts without one in their plan. */
  paywallOnSend: 0 | 1;
  now: number;
}

/** Creates one account for each plan, men and women in turn. */
export function createAccounts(seed: AccountSeed): Account[] {
  return accountPlans.map((plan, index) => {
    // The first account of a stage draws from the world's random numbers; all others leave them as they are.
    const random = plan.name === plan.stage ? seed.random : createRandom(`accounts/${plan.name}`);
    const account = createAccount(plan, index, { ...seed, random });
    if (plan.closed) decide(account, 'account', seed.home, seed.now);
    return account;
  });
}

/** Finds the members that an account can meet: the other gender, the same language. */
export function findPartners(members: readonly WorldMember[], gender: Gender, { language }: Region): WorldMember[] {
  return members.filter((member) => member.gender !== gender && member.language === language);
}

function createAccount(plan: AccountPlan, index: number, seed: AccountSeed): Account {
  const { name, stage, line, maxPartners = Number.POSITIVE_INFINITY } = plan;
  const { random, home, locale, members, metric, minAge, now } = seed;
  const gender: Gender = index % 2 === 0 ? 'male' : 'female';
  const reached = (minStage: AccountStage) => accountStages.indexOf(stage) >= accountStages.indexOf(minStage);
  const premium = reached('premium');
  const partners = reached('vital') ? findPartners(members, gender, home).slice(0, maxPartners) : [];
  const userId = String(101 + index);
  const profileId = String(901 + index);
  const birthday = `${new Date(now).getUTCFullYear() - 52 - index}-0${(index % 9) + 1}-14`;
  const town = home.towns[index % home.towns.length]!;
  const answered = plan.answered ?? (reached('unconfirmed') ? questions.length : stage === 'halfway' ? 7 : 0);
  const answers = withSkippedAnswers(
    stage,
    createAnswers(answered, minAge, { random, birthday, town, metric, language: home.language }),
  );
  const relationships = createRelationships(random, partners, now);
  addOwnActs(random, relationships, premium);
  addReceivedReactions(
    relationships,
    listShownAnswers(answers).map(({ id }) => id),
    sandboxTextsIn(home).comments,
    now,
  );
  const { provider } = plan;
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
    tokenGeneration: 0,
    keptSession: null,
    sessions: reached('complete') ? createOtherSessions(userId, now) : new Map(),
    endedSessions: new Set(),
    issuedTokens: 0,
    username: sandboxTexts[home.language].firstNames[gender].split(' ')[index]!,
    gender,
    birthday,
    town,
    locale,
    confirmed: reached('confirmed'),
    additionalQuestionsShown: reached('vital'),
    vitalQuestionsMissing: stage === 'vital' ? 224 : 0,
    questionnaireQuestionsMissing: stage === 'vital' ? [...skippedQuestionIds] : [],
    contactDataRequired: stage === 'contact',
    answers,
    relationships,
    conversations: [
      ...lengthen(
        createConversations({ random, userId, premium, partners, relationships, answers, now }),
        plan.messages,
      ),
      createSupportConversation(home, now),
    ],
    pictures: reached('complete') ? [1, 2].map((picture) => ({ id: `${profileId}-${picture}`, key: null })) : [],
    background: null,
    interests: reached('complete') ? ['romantic', 'outdoor'] : [],
    decisions: [],
    withdrawnConsents: [],
    confirmedRemovals: new Set(),
    consents: new Map([
      ['sensitiveAnswers', { wording: sandboxTextsIn(home).registrationConsent, locale: home.language, givenAt: now }],
    ]),
    notifications: { messages: true, visits: true, matches: true, newsletter: false },
    privacy: { showOnline: true, showVisits: true },
    pausedAt: null,
    registeredAt: now - 200 * DAY_MS,
    orders: provider ? [createPaidOrder(provider)] : [],
    subscription: premium
      ? {
          ...{ number: 'O-1', tariffId: '2', provider: provider ?? 'PayPal' },
          ...pickTerm(listTariffs(home.country).find(({ id }) => id === '2')!),
          ...{ startedAt: now, beginAtOnce: true, endsAt: null, receipts: new Map() },
        }
      : null,
  };
}

/** Creates two sessions on other devices, of which one was used today. */
const createOtherSessions = (userId: string, now: number): Account['sessions'] =>
  new Map([
    [`${userId}-phone`, { device: 'Safari, iPhone', lastUsedAt: now - 2 * HOUR_MS }],
    [`${userId}-computer`, { device: 'Firefox, Windows', lastUsedAt: now - 20 * HOUR_MS }],
  ]);

const pickTerm = ({ months, renewalMonths, noticeDays }: BoughtTerm) => ({ months, renewalMonths, noticeDays });

/** Prepends older messages to the first conversation, until it has so many. */
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
  ...{ provider, tariffId: '2', idempotencyKey: `${provider}-seed`, state: 'fulfilled' },
  ...{ beginAtOnce: true, renews: true },
  ...{ id: `O-${provider}`, transactionId: `T-${provider}`, subscriptionId: `I-${provider}` },
});

/** Questions that the account of stage vital has skipped and gets again. */
const skippedQuestionIds: readonly number[] = [13, 16];

function withSkippedAnswers(stage: AccountStage, answers: Map<number, StoredAnswer>): Map<number, StoredAnswer> {
  if (stage !== 'vital') return answers;
  return new Map(
    [...answers].map(([id, given]) => [id, skippedQuestionIds.includes(id) ? { ...given, answer: [] } : given]),
  );
}

const WIDEST_AGE = 100;

/** Creates answers. A member who has answered everything accepts any age and distance, so that the lists are long. */
function createAnswers(count: number, minAge: number, member: AnswerContext): Map<number, StoredAnswer> {
  const { lat, lng } = member.town;
  const wide = new Map<WorldQuestion, Answer>([
    [findQuestionByRole('ageRange'), [minAge, WIDEST_AGE]],
    [findQuestionByRole('distance'), { lat, lng, distance: ANY_DISTANCE }],
  ]);
  return new Map(
    questions.slice(0, count).map((question) => {
      const generated = generateAnswer(question, member);
      const answer = count === questions.length ? (wide.get(question) ?? generated) : generated;
      return [question.id, { id: String(70_000 + question.id), answer }];
    }),
  );
}
