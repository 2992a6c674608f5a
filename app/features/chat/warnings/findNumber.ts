import { numerals } from './words/numerals.ts';

const currencies = String.raw`€|\$|£|eur|euros?|euri|usd|dollars?|gbp|pounds?|pfund|chf|franken|francs?|kc|czk|korun\w{0,2}|zl|pln|zlot\w{1,3}`;
const digits = String.raw`\d[\d., ]{0,12}`;
const thousands = String.raw`\s?(?:k|tsd|tausend|thousand|mille|tisic\w?|tis|tys\w{0,4})?`;

/** A sum of money: a number with a currency. */
export const amount = new RegExp(
  `(?:[€$£]|\\b(?:eur|usd|gbp|chf))\\s?\\d|\\d${thousands}\\.?(?:,-{1,2})?\\s?(?:${currencies})(?![a-z])`,
);

/** A number that may be a sum: two figures or more, no year, and nothing that is measured. */
export const sum =
  /(?<![\w.,:/-])(?!(?:19|20)\d\d(?![\d.,]))[1-9]\d{0,2}(?:[., ]?\d{3})*(?<=\d\d)k?(?![\w:/-]|[.,]\d|\s?(?:g|kg|dag|km|m|cm|ml|l|min\w*|h|x|%|°|uhr|hod\w*|godz\w*)(?!\w))/;

/** Numbers that are neither of a phone nor of an account: sums, dates, times, spans of years, large round numbers. */
const otherNumbers: readonly RegExp[] = [
  new RegExp(`(?:[€$£]|\\b(?:eur|usd|gbp|chf))\\s?${digits}`, 'g'),
  new RegExp(`${digits}${thousands}(?:,-{1,2})?\\s?(?:${currencies})(?![a-z])`, 'g'),
  /(?<![\d./-])[0-3]?\d\s?[./-]\s?[01]?\d\s?[./-]\s?(?:19|20)?\d\d(?![\s./-]{0,2}\d)/g,
  /\b(?:19|20)\d\d\s?[-/.]\s?[01]?\d\s?[-/.]\s?[0-3]?\d\b/g,
  /\b[0-2]?\d\s?(?:[:.h]\s?[0-5]\d)\s?(?:uhr|hod\w{0,3}|am|pm|a\.m|p\.m)?\s?(?:-|bis|to|do|until|a)\s?[0-2]?\d\s?(?:[:.h]\s?[0-5]\d)(?!\s?[./-]?\s?\d)/g,
  /\b[0-2]?\d:[0-5]\d\b/g,
  /\b(?:19|20)\d\d\s?[-/]\s?(?:(?:19|20)\d\d|\d\d)\b/g,
  /\b(?:19|20)\d\d(?:\s+(?:19|20)\d\d)+\b/g,
  /(?<!\+)\b[1-9]\d{0,2}(?:[ .']\d{3}){0,3}[ .']000\b(?![ ./-]?\d)/g,
  /(?<!\+)\b[1-9]\d?(?:[ .']\d{3}){2}\b(?![ ./-]?\d)/g,
  /\b\d+(?:[.,]\d+)?\s?(?:km|m|cm|kg|kwh|kcal|ml|l|g|mb|gb|ps|hp|%|°)(?![a-z])/g,
];

const grouped = /(?<![\w,.])(?:\+|\(\+?|00)?\s?[\do](?:[\s./()_*|~-]{0,3}[\doil]){6,20}(?!\w)/g;
const numeral = new RegExp(numerals, 'g');

/** Letters that are written for figures, in a group that has others. */
const countFigures = (group: string): number =>
  countDigits(group) < 3 ? countDigits(group) : countDigits(group.replace(/[oil]/g, '0'));

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** Words beside a phone number. */
const aboutPhones =
  /\b(?:handy|tel|ruf|anruf|nummer|mobil|festnetz|phone|call|text|cell|number|landline|ring|num|numero|portable|fixe|appel|joindre|cislo|zavol|volej|telefon|numer|dzwo|zadzwo|komork|sms)/;

/** Figures without a prefix are often something else: a course, an order. */
function isPhone(group: string, named: boolean): boolean {
  const count = countFigures(group);
  const grouped = /\d\D+\d/.test(group.trim()) || /^\D*(?:\+|0)/.test(group);
  return count <= 16 && (count >= 9 || (count >= 7 && grouped) || (count >= 6 && named));
}

/** Whether a normalised text has a phone number, in figures or in words. */
export function hasPhoneNumber(text: string): boolean {
  const rest = otherNumbers.reduce((each, pattern) => each.replace(pattern, ' ; '), text);
  const groups = rest.match(grouped) ?? [];
  if (groups.some((group) => isPhone(group, aboutPhones.test(text)))) return true;
  return hasSpelledNumber(rest);
}

/** Whether six figures or more follow each other, two or more of them as words. */
function hasSpelledNumber(text: string): boolean {
  let [figures, words] = [0, 0];
  for (const part of text.split(/[\s,./()-]+/)) {
    const isWord = part !== '' && /^(?:und)*$/.test(part.replace(numeral, '')) && !part.startsWith('und');
    if (!isWord && !/^\d{1,4}$/.test(part)) [figures, words] = [0, 0];
    else if (isWord) [figures, words] = [figures + (part.match(numeral)?.length ?? 0), words + 1];
    else figures += part.length;
    if (figures >= 6 && (words >= 2 || (part.match(numeral)?.length ?? 0) >= 6)) return true;
  }
  return false;
}

const iban = /\b[a-z]{2}\s?\d{2}(?:[ -]?[a-z0-9]){11,30}/g;
const wallet =
  /\b(?:bc1[a-z0-9]{20,60}|0x[a-f0-9]{40}|[13][a-z1-9]{25,34}|t(?=[a-z]{0,12}\d)[a-z0-9]{28,36}|ltc1[a-z0-9]{20,60})\b/;
/** A Czech account with the code of its bank, or the 26 figures of a Polish one. */
const nationalAccount = /\b(?:\d{1,6}[- ])?\d{6,10}\s?\/\s?\d{4}\b|\b\d{2}(?: ?\d{4}){6}\b/;
const named =
  /\b(?:iban|bic|swift|konto\w{0,8}|kontonr|account|acct|compte|rib|uct\w{0,3}|uctu|rachun\w{0,4}|kont[oa]|sort code|blz|card number|karty|wallet)\b[^\d\n]{0,30}\d(?:[ -]?\d){4,30}/;

/** A name at a service of payments, or a receiver of cash. */
const receiver =
  /\b(?:venmo|paypal|cash ?app|cashtag|revtag|revolut|zelle|wise|lydia|paylib)\b\W{1,3}(?:\w+\W{1,3}){0,4}[@$]\w|\$[a-z]{4,}|\b(?:western union|money ?gram)\b.{0,40}\b(?:name|namen|nom|jmeno|nazwisko|receiver|empfanger\w*|beneficiaire|destinataire|odbiorc\w|prijemce|to)\b/;

/** Whether a normalised text has the number of a bank account or the address of a wallet. */
export function hasAccountNumber(text: string): boolean {
  if (wallet.test(text) || nationalAccount.test(text) || named.test(text) || receiver.test(text)) return true;
  return (text.match(iban) ?? []).some((candidate) => isIban(candidate));
}

/** Longest and shortest IBAN of a country. */
const [SHORTEST, LONGEST] = [15, 34];

/** Whether a text begins with an IBAN, by its check digits; what follows it may be words. */
function isIban(candidate: string): boolean {
  const letters = candidate.replace(/[ -]/g, '');
  for (let length = Math.min(letters.length, LONGEST); length >= SHORTEST; length -= 1) {
    const value = letters.slice(0, length);
    if (countDigits(value) >= 11 && hasCheckDigits(value)) return true;
  }
  return false;
}

function hasCheckDigits(value: string): boolean {
  const moved = value.slice(4) + value.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    const number = Number.parseInt(character, 36);
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97;
  }
  return rest === 1;
}
