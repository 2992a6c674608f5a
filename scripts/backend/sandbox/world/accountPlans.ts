import { type PaymentProvider, paymentProviders } from '../../../../brands/paymentProviders.ts';
import type { AccountName, AccountStage } from './accountTypes.ts';
import { questions } from './questions.ts';

/** Differences of an account from others of its stage; the defaults are what most members have. */
interface AccountDifferences {
  questionnaireVariant?: 1;
  confirmFirst?: true;
  paywallOnSend?: 1;
  fullTranslations?: true;
  /** The number of answered questions, from the first on. */
  answered?: number;
  /** The largest number of members that it can meet. */
  maxPartners?: number;
  /** The number of messages in its first conversation. */
  messages?: number;
  /** The provider through which it has paid for Premium. */
  provider?: PaymentProvider;
  closed?: true;
}

export interface AccountPlan extends AccountDifferences {
  name: AccountName;
  stage: AccountStage;
  /** Its purpose, in a line. */
  line: string;
}

const stageLines: Readonly<Record<AccountStage, string>> = {
  new: 'Registered just now: no question is answered. The questionnaire has its plain layout (variant 2).',
  halfway: 'Has answered seven questions. The registration is reported when the last one is answered.',
  unconfirmed: 'Has answered everything; the address is not confirmed. The link is in the mail.',
  confirmed: 'The address is confirmed; the additional questions have not been shown.',
  vital: 'Name, date of birth and town are missing, and two answers.',
  complete: 'A member without Premium to whom nothing is missing; the first message of a conversation needs Premium.',
  premium: 'A member with Premium.',
  contact: 'Has Premium and has to give name and address for the invoice.',
};

const toProviderPlan = (provider: PaymentProvider): AccountPlan => ({
  name: provider.toLowerCase() as Lowercase<PaymentProvider>,
  stage: 'premium',
  line: `Has paid for Premium with ${provider}.`,
  provider,
});

/** Plans of the accounts, in order: one for each stage, and one for each thing that may differ within a stage. */
export const accountPlans: readonly AccountPlan[] = [
  ...(Object.keys(stageLines) as AccountStage[]).map((stage) => ({ name: stage, stage, line: stageLines[stage] })),
  {
    ...{ name: 'chat-questions', stage: 'halfway', questionnaireVariant: 1 },
    line: 'Has answered seven questions. The questionnaire is laid out as a chat (variant 1).',
  },
  {
    ...{ name: 'confirm-first', stage: 'halfway', answered: questions.length - 1, confirmFirst: true },
    line: 'Has one question left. The registration is reported only after the address is confirmed.',
  },
  {
    ...{ name: 'paywall-on-send', stage: 'complete', paywallOnSend: 1 },
    line: 'Without Premium; may open every conversation, and the first message needs Premium.',
  },
  {
    ...{ name: 'full-translations', stage: 'complete', fullTranslations: true },
    line: 'Gets every text from the API, with a dot at its end; all other accounts get none.',
  },
  { name: 'three-matches', stage: 'complete', maxPartners: 3, line: 'Meets three members.' },
  { name: 'one-match', stage: 'complete', maxPartners: 1, line: 'Meets one member.' },
  { name: 'no-matches', stage: 'complete', maxPartners: 0, line: 'Meets nobody: all lists are empty.' },
  { name: 'many-messages', stage: 'premium', messages: 500, line: 'Has a conversation of 500 messages.' },
  ...paymentProviders.map(toProviderPlan),
  {
    ...{ name: 'chat-new', stage: 'new', questionnaireVariant: 1 },
    line: 'Registered just now: no question is answered. The questionnaire is laid out as a chat (variant 1).',
  },
  {
    name: 'closed',
    stage: 'complete',
    closed: true,
    line: 'Closed by the team: signing in is refused with the reason.',
  },
];
