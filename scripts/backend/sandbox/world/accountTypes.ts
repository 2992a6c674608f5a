import type { NotificationSettings, PrivacySettings } from '../../../../app/api/contract/accountSettings.ts';
import type { ConsentTopic } from '../../../../app/api/contract/consents.ts';
import type { Gender } from '../../../../app/api/contract/fieldSchemas.ts';
import type { PaymentProvider } from '../../../../app/api/contract/payments.ts';
import type { PictureFocus } from '../../../../app/api/contract/pictures.ts';
import type { Answer } from '../../../../app/api/contract/questionSchemas.ts';
import type { CancellationKind } from '../../../../app/api/contract/termination.ts';
import type { Conversation } from './createConversations.ts';
import type { Town } from './homeRegions.ts';
import type { Relationship } from './relationships.ts';

/** Stages of an account; each meets another guard rule (app/routing/README.md, "Guard rules"). */
export const accountStages = [
  'new',
  'halfway',
  'unconfirmed',
  'confirmed',
  'vital',
  'complete',
  'premium',
  'contact',
] as const;
export type AccountStage = (typeof accountStages)[number];

/** Names of accounts that differ from others of their stage (accountPlans.ts). */
type VariantName =
  | 'chat-questions'
  | 'confirm-first'
  | 'paywall-on-send'
  | 'full-translations'
  | 'three-matches'
  | 'one-match'
  | 'no-matches'
  | 'many-messages'
  | 'chat-new'
  | 'closed'
  | Lowercase<PaymentProvider>;
/** Unique name; the address of an account begins with it. The first account of each stage is named after it. */
export type AccountName = AccountStage | VariantName;

export interface StoredAnswer {
  /** The customerAnswerId. */
  id: string;
  answer: Answer;
}

export interface Order {
  id: string;
  transactionId: string;
  subscriptionId: string;
  tariffId: string;
  provider: PaymentProvider;
  idempotencyKey: string;
  beginAtOnce: boolean;
  renews: boolean;
  /** `fulfilled`: paid, and its subscription has begun. */
  state: 'open' | 'paid' | 'declined' | 'fulfilled';
}

/** A bought Premium membership, which renews until it has an end; times are milliseconds. */
export interface Subscription {
  /** The id of its order. */
  number: string;
  tariffId: string;
  months: number;
  renewalMonths: number;
  /** The notice that the order named. */
  noticeDays: number | null;
  provider: PaymentProvider;
  startedAt: number;
  /** Whether the member asked for that, so that the days until a withdrawal are paid. */
  beginAtOnce: boolean;
  /** Its end, once it is cancelled or withdrawn from, or if it does not renew. */
  endsAt: number | null;
  /** The receipts of what its member has declared, by which a repetition is answered. */
  receipts: Map<Declared, StoredReceipt>;
}

export type Declared = CancellationKind | 'withdrawal';

/** A receipt as the contract sends it: `endsAt` is a day, `refund` in minor units. */
export interface StoredReceipt {
  confirmation: string;
  receivedAt: number;
  endsAt?: string;
  refund: number;
  currency: string;
}

export interface OwnPicture {
  id: string;
  /** The storage key of an uploaded picture; null for a drawn one. */
  key: string | null;
  /** The middle of the face, if the member marked it. */
  focus?: PictureFocus | undefined;
}

/** The proof of an explicit consent. */
interface StoredConsent {
  /** The words that were shown. */
  wording: string;
  locale: string;
  /** Milliseconds. */
  givenAt: number;
}

/** The proof that a consent was given and withdrawn; times are milliseconds. */
interface WithdrawnConsent {
  topic: ConsentTopic;
  wording: string;
  givenAt: number;
  withdrawnAt: number;
}

/** A decision of the team as the contract sends it. */
export interface StoredDecision {
  id: string;
  kind: 'picture' | 'account';
  decision: 'removed' | 'closed' | 'suspended';
  reason: string;
  rule: string;
  decidedAt: number;
  objectUntil: number;
  objection: { sentAt: number; text: string } | null;
}

/** A session of an account: the device in words, and its last call in milliseconds. */
export interface StoredSession {
  device: string;
  lastUsedAt: number;
}

/** A member who can sign in. */
export interface Account {
  name: AccountName;
  stage: AccountStage;
  /** Its purpose, in a line. */
  line: string;
  questionnaireVariant: 1 | 2;
  confirmFirst: boolean;
  /** 1 lets the account start conversations without Premium and stops it at the first message. */
  paywallOnSend: 0 | 1;
  /** Whether the API has every text of the app for it, or none. */
  fullTranslations: boolean;
  /** The largest number of members that it can meet. */
  maxPartners: number;
  userId: string;
  profileId: string;
  email: string;
  password: string;
  /** The number of times that other sessions were ended, as by a change of the password: older tokens are invalid. */
  tokenGeneration: number;
  /** The session that did it last, whose tokens stay valid; null after a change by a reset link. */
  keptSession: string | null;
  /** The sessions whose tokens were used, by id. */
  sessions: Map<string, StoredSession>;
  /** Ids of sessions that were ended one by one. */
  endedSessions: Set<string>;
  /** The number of tokens that were issued to it. */
  issuedTokens: number;
  username: string;
  gender: Gender;
  /** yyyy-mm-dd */
  birthday: string;
  town: Town;
  locale: string;
  confirmed: boolean;
  additionalQuestionsShown: boolean;
  vitalQuestionsMissing: number;
  questionnaireQuestionsMissing: number[];
  contactDataRequired: boolean;
  /** Answers by the question's id; an empty one means that the question was skipped. */
  answers: Map<number, StoredAnswer>;
  /** The relationship to each member that the account can meet, by profile id. */
  relationships: Map<string, Relationship>;
  conversations: Conversation[];
  /** The profile picture first. */
  pictures: OwnPicture[];
  background: number | null;
  interests: string[];
  consents: Map<ConsentTopic, StoredConsent>;
  /** The proofs of withdrawn consents. */
  withdrawnConsents: WithdrawnConsent[];
  /** Decisions of the team against it, the oldest first. */
  decisions: StoredDecision[];
  /** Profile ids of removed members of whose removal it has read. */
  confirmedRemovals: Set<string>;
  notifications: NotificationSettings;
  privacy: PrivacySettings;
  /** Since when it is paused, in milliseconds. */
  pausedAt: number | null;
  /** When it was registered, in milliseconds. */
  registeredAt: number;
  orders: Order[];
  /** The latest Premium subscription; null before the first. It may have ended: see `isPremium`. */
  subscription: Subscription | null;
}
