import type { NotificationSettings, PrivacySettings } from '../../../app/api/contract/accountSettings.ts';
import type { Gender } from '../../../app/api/contract/fieldSchemas.ts';
import type { PaymentProvider } from '../../../app/api/contract/payments.ts';
import type { Answer } from '../../../app/api/contract/questionSchemas.ts';
import type { Conversation } from './conversations.ts';
import type { Relationship } from './relationships.ts';
import type { Town } from './towns.ts';

/** How far a ready-made account has come; each stage meets another guard rule (app/README.md, "Guard rules"). */
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
  state: 'open' | 'paid' | 'declined';
}

export interface OwnPicture {
  id: string;
  /** Of an uploaded one; drawn ones have none. */
  key: string | null;
}

/** Somebody who can sign in. */
export interface Account {
  stage: AccountStage;
  userId: string;
  profileId: string;
  email: string;
  password: string;
  username: string;
  gender: Gender;
  /** yyyy-mm-dd */
  birthday: string;
  town: Town;
  locale: string;
  premium: boolean;
  confirmed: boolean;
  additionalQuestionsShown: boolean;
  vitalQuestionsMissing: number;
  questionnaireQuestionsMissing: number[];
  contactDataRequired: boolean;
  /** By the question's id; empty ones were skipped. */
  answers: Map<number, StoredAnswer>;
  /** What stands between this account and each member it can meet, by profile id. */
  relationships: Map<string, Relationship>;
  conversations: Conversation[];
  /** The profile picture first. */
  pictures: OwnPicture[];
  background: number | null;
  interests: string[];
  notifications: NotificationSettings;
  privacy: PrivacySettings;
  orders: Order[];
  membershipCancelled: boolean;
}
