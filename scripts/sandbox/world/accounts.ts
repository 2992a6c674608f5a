import type { NotificationSettings, PrivacySettings } from '../../../app/api/contract/accountSettings.ts';
import type { Gender } from '../../../app/api/contract/fieldSchemas.ts';
import type { PaymentProvider } from '../../../app/api/contract/payments.ts';
import type { Answer } from '../../../app/api/contract/questionSchemas.ts';
import type { Conversation } from './conversations.ts';
import type { Relationship } from './relationships.ts';
import type { Town } from './towns.ts';

/** How far an account has got; each stage meets another guard rule (app/README.md, "Guard rules"). */
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
  /** The storage key of an uploaded picture; null for a drawn one. */
  key: string | null;
}

/** A member who can sign in. */
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
  /** By the question's id; an empty answer means that it was skipped. */
  answers: Map<number, StoredAnswer>;
  /** To each member that the account can meet, by profile id. */
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
