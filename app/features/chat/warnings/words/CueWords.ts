/**
 * Lists of words of one language that may be cues, without accents, separated by blanks. In a word, `*` is any letters,
 * `_` a blank or sign between two words, `~` up to four words between them, and `/` or `|` parts alternatives in
 * brackets; `?` makes optional.
 */
export interface CueWords {
  /** Money, however it is called. */
  money: string;
  /** Acts that are about money even where the sum is only a number: lending, advancing. */
  lend: string;
  /** Ways of sending money. */
  transfer: string;
  /** Paying, settling, sharing costs. */
  pay: string;
  /** Buying or ordering for somebody. */
  buy: string;
  /** Help that is asked for. */
  help: string;
  /** Sending and giving. */
  send: string;
  /** The reader as the one who acts, and words that ask. */
  reader: string;
  /** The writer as the one who receives. */
  writer: string;
  /** The writer lacks or needs something. */
  need: string;
  /** The writer is without money, food or work. */
  broke: string;
  /** Promises to pay back. */
  payback: string;
  /** The time until when. */
  until: string;
  /** Haste. */
  urgent: string;
  /** Tickets, visas, fuel. */
  travel: string;
  /** Parcels, fees and inheritances that have to be released. */
  customs: string;
  /** Ways of paying that cannot be traced or called back. */
  voucher: string;
  /** Ways of making money that are offered. */
  invest: string;
  /** Promises of gain. */
  promise: string;
  /** Money that is offered. */
  gift: string;
  /** Shame, trust, love and despair that an appeal is dressed in. */
  plead: string;
  /** An amount that is small or left open. */
  small: string;
  /** Pet names. */
  endear: string;
  /** Amounts in words. */
  number: string;
  /** Something happens only once it is paid. */
  unless: string;
  /** Family and pets of the writer. */
  kin: string;
  /** The writer refuses, warns, or says what is never done. */
  refusal: string;
  /** It was in the past. */
  past: string;
  /** Somebody else acts. */
  others: string;
  /** Prices and plans of every day. */
  everyday: string;
  /** Names of services, with common misspellings. */
  channel: string;
  /** Ways of getting in touch: numbers, addresses, calls. */
  medium: string;
  /** The reader's number, address or name in another place. */
  yours: string;
  /** The writer's number, address or name in another place. */
  mine: string;
  /** Acts of getting in touch. */
  contact: string;
  /** Words of moving a conversation, and of asking for a number. */
  move: string;
  /** This site is bad or about to be left. */
  off: string;
  /** Words for a service that was just named. */
  there: string;
  /** The writer keeps away from services. */
  decline: string;
  /** Somebody demands what follows, or it is due. */
  demand: string;
  /** The reader is promised money, or shown how to make it. */
  offer: string;
  /** Misfortunes that ask for help. */
  trouble: string;
  /** Trust, love and haste that an appeal is dressed in. */
  trust: string;
  /** Orders to pay or send. */
  order: string;
  /** Whole phrases that ask for money. */
  request: string;
  /** Whole phrases that move to another place without naming one, or ask for a number. */
  elsewhere: string;
}

/** A cue that a language has words for. */
export type WordCue = keyof CueWords;
