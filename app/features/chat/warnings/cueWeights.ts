import type { WordCue } from './words/CueWords.ts';

/** How much a cue speaks for a request for money, and for a move to another service. */
export interface CueWeight {
  money: number;
  service: number;
}

/**
 * Weight of each cue, the same in all languages. They are the coefficients of two logistic regressions over about 2,000
 * labelled messages in five languages, other ones than those of `tests/fixtures/messages`, times 20; what each language starts from
 * is too. Length
 * counts for each 100 letters. A word is added to
 * a list of a language; the weights stay.
 */
export const cueWeights: Readonly<Record<WordCue | 'amount' | 'sum' | 'question' | 'length', CueWeight>> = {
  money: { money: 25, service: -5 },
  lend: { money: 23, service: -1 },
  transfer: { money: 9, service: 0 },
  pay: { money: 9, service: 2 },
  buy: { money: 16, service: -2 },
  help: { money: 12, service: -2 },
  send: { money: 15, service: -2 },
  reader: { money: 37, service: 12 },
  writer: { money: 12, service: 12 },
  need: { money: 22, service: -1 },
  broke: { money: 18, service: 2 },
  payback: { money: 13, service: 1 },
  until: { money: 12, service: -2 },
  urgent: { money: 5, service: 2 },
  travel: { money: 5, service: -2 },
  house: { money: 4, service: -4 },
  customs: { money: 6, service: -1 },
  voucher: { money: 13, service: -2 },
  invest: { money: 12, service: -2 },
  promise: { money: 10, service: 0 },
  gift: { money: 17, service: -2 },
  plead: { money: 17, service: -3 },
  small: { money: 13, service: -4 },
  endear: { money: 9, service: 4 },
  number: { money: 15, service: -2 },
  unless: { money: 14, service: -2 },
  kin: { money: 2, service: -8 },
  refusal: { money: -18, service: -13 },
  past: { money: -12, service: -13 },
  others: { money: -3, service: -9 },
  everyday: { money: -10, service: -9 },
  channel: { money: -4, service: 56 },
  medium: { money: -4, service: 29 },
  yours: { money: -1, service: 30 },
  mine: { money: 0, service: 19 },
  contact: { money: 1, service: 25 },
  move: { money: 3, service: 24 },
  off: { money: -4, service: 17 },
  there: { money: 2, service: 9 },
  decline: { money: -3, service: -11 },
  demand: { money: 10, service: -7 },
  offer: { money: 8, service: 2 },
  trouble: { money: 10, service: -6 },
  trust: { money: 11, service: 2 },
  order: { money: 7, service: 3 },
  request: { money: 15, service: 0 },
  elsewhere: { money: -1, service: 18 },
  amount: { money: 3, service: -2 },
  sum: { money: 12, service: -9 },
  question: { money: 7, service: 12 },
  length: { money: 8, service: -2 },
};
