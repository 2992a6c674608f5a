/**
 * Words of one language that the rules look for, without accents, separated by blanks. In a word, `*` is any letters,
 * `_` a blank or sign between two words, `~` up to four words between them, and `/` parts alternatives in brackets.
 */
export interface WarningWords {
  /** Money, however it is called. */
  money: string;
  /** Acts that are about money even where the sum is only a number: lending, transferring. */
  lend: string;
  /** Acts that are about money only with a word for it: sending, giving, paying. */
  give: string;
  /** The writer as the one who receives. */
  me: string;
  /** The reader as the one who acts, and words that ask. */
  you: string;
  /** The writer is in need of what follows. */
  need: string;
  /** Costs that a stranger makes the reader pay. */
  fee: string;
  /** Somebody demands what follows, or it is due. */
  demand: string;
  /** The reader has only to do one thing. */
  must: string;
  /** Ways of paying that cannot be traced or called back. */
  voucher: string;
  /** Ways of making money that are offered. */
  gains: string;
  /** The reader is promised money, or shown how to make it. */
  offer: string;
  /** Promises that are made only about money that grows. */
  promise: string;
  /** Misfortunes that ask for help. */
  trouble: string;
  /** Trust, love and haste that an appeal is dressed in. */
  trust: string;
  /** The writer is without money. */
  lack: string;
  /** An amount that is left open. */
  vague: string;
  /** Please. */
  please: string;
  /** Orders to pay or send, where a sentence begins with them. */
  order: string;
  /** Help that is asked for. */
  help: string;
  /** Whole phrases that ask for money. */
  request: string;
  /** The sentence refuses, warns, or says what is never done. */
  refuse: string;
  /** Somebody else acts, or it was in the past. */
  others: string;
  /** Ways of getting in touch. */
  contact: string;
  /** Questions whether the reader has a service. */
  have: string;
  /** Words of moving a conversation. */
  move: string;
  /** Name of the writer in another place. */
  handle: string;
  /** Words for a service that was just named. */
  there: string;
  /** Prepositions before a service. */
  on: string;
  /** Whole phrases that move to another place without naming one, or ask for a number. */
  elsewhere: string;
  /** The sentence keeps away from services. */
  decline: string;
}
