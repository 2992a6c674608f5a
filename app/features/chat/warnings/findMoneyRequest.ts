import type { WordTests } from './compileWords.ts';
import { amount } from './findNumber.ts';

/** A number that may be a sum: two figures or more, no year, and nothing that is measured. */
const sum =
  /(?<![\w.,:/-])(?!(?:19|20)\d\d(?![\d.,]))[1-9]\d{0,2}(?:[., ]?\d{3})*(?<=\d\d)k?(?![\w:/-]|[.,]\d|\s?(?:g|kg|dag|km|m|cm|ml|l|min\w*|h|x|%|°|uhr|hod\w*|godz\w*)(?!\w))/;

/** Whether sentences of a normalised text ask the reader for money, or offer a way to make some. */
export function asksForMoney(all: readonly string[], words: WordTests): boolean {
  const sentences = all.filter((sentence) => !words.refuse.test(sentence));
  const has = (test: RegExp) => sentences.some((sentence) => test.test(sentence));
  return (
    sentences.some((sentence) => isRequest(sentence, words)) ||
    sentences.some((sentence) => isOffer(sentence, words)) ||
    (has(words.gains) && has(words.promise)) ||
    (has(words.help) && (has(words.trouble) || sentences.some((sentence) => isCost(sentence, words)))) ||
    sentences.some((sentence) => isCost(sentence, words) && isDemand(sentence, words)) ||
    isAppeal(sentences, words)
  );
}

const hasSum = (sentence: string, { money }: WordTests): boolean =>
  money.test(sentence) || amount.test(sentence) || sum.test(sentence);

/** Whether a sentence begins with an order to pay or send; an elided pronoun before it makes it a report. */
const isOrder = (sentence: string, { order, please }: WordTests): boolean => {
  const [first = ''] = sentence.replace(please, '').match(/[\w'-]+/) ?? [];
  return !first.includes("'") && order.test(first);
};

function isRequest(sentence: string, words: WordTests): boolean {
  if (words.request.test(sentence)) return true;
  const [you, me] = [words.you.test(sentence), words.me.test(sentence)];
  const money = words.money.test(sentence) || amount.test(sentence);
  const voucher = words.voucher.test(sentence);
  if ((money || voucher) && isOrder(sentence, words)) return true;
  if (words.others.test(sentence) && !you) return false;
  if (words.need.test(sentence) && (money || voucher || sum.test(sentence))) return true;
  if (words.please.test(sentence) && me && amount.test(sentence)) return true;
  if ((you || me) && words.lend.test(sentence) && (hasSum(sentence, words) || words.vague.test(sentence))) return true;
  return (
    words.give.test(sentence) &&
    (((you || me) && voucher) ||
      (you && me && money) ||
      (words.fee.test(sentence) && ((you && hasSum(sentence, words)) || words.must.test(sentence))))
  );
}

const isOffer = (sentence: string, { gains, offer, others }: WordTests): boolean =>
  gains.test(sentence) && offer.test(sentence) && !others.test(sentence);

/** Whether something has to be paid. */
const isCost = (sentence: string, { fee, give, demand, trouble }: WordTests): boolean =>
  (fee.test(sentence) && (give.test(sentence) || demand.test(sentence))) ||
  (trouble.test(sentence) && demand.test(sentence));

/** Whether a stranger demands a sum that concerns the reader, or an inheritance. */
const isDemand = (sentence: string, words: WordTests): boolean =>
  words.demand.test(sentence) &&
  (words.money.test(sentence) || amount.test(sentence)) &&
  (words.you.test(sentence) || (words.fee.test(sentence) && words.trouble.test(sentence)));

/** Whether a message speaks of money, a misfortune, trust or want, and what the reader could give, wherever it does. */
function isAppeal(all: readonly string[], words: WordTests): boolean {
  const sentences = all.filter((sentence) => !words.others.test(sentence));
  const has = (...tests: RegExp[]) => sentences.some((sentence) => tests.some((test) => test.test(sentence)));
  return (
    has(words.money, amount, words.voucher) &&
    has(words.trouble, words.fee) &&
    has(words.trust, words.lack) &&
    has(words.give, words.need, words.demand) &&
    has(words.you)
  );
}
