import type { Answer } from '../../../app/api/contract/answers.ts';
import type { Gender } from '../../../app/api/contract/fields.ts';
import type { Provider } from '../../../app/api/contract/payments.ts';
import type { NotificationSettings, PrivacySettings } from '../../../app/api/contract/settings.ts';
import type { Conversation } from './conversations.ts';
import type { Tie } from './ties.ts';
import type { Town } from './towns.ts';

/** How far a ready-made account has come; each stage meets another guard rule (app/README.md, "Guard rules"). */
export const stages = [
  'new',
  'halfway',
  'unconfirmed',
  'confirmed',
  'vital',
  'complete',
  'premium',
  'contact',
] as const;
export type Stage = (typeof stages)[number];

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
  provider: Provider;
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
  stage: Stage;
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
  ties: Map<string, Tie>;
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
