/** Ends of addresses that members meet, but none that is a common word after a full stop without a blank, such as `me`. */
const domainEnds =
  'com|net|org|info|biz|de|at|ch|fr|be|cz|pl|eu|uk|sk|ru|nl|lu|io|app|xyz|top|site|online|club|shop|live|link|page|vip|cc|tv|ly|gl|dating|chat|website|store|space|click|pro|fun|icu|tk|ml|ga|blog';
const dots = String.raw`\s?[([{<]\s?(?:dot|punkt|point|tecka|kropka|\.)\s?[)\]}>]\s?|\s(?:dot|punkt|point|tecka|kropka)\s`;
const ats = String.raw`\s?[([{<]\s?(?:at|ät|a|arobase|zavinac|malpa|@)\s?[)\]}>]\s?|\s(?:at|arobase|arobas|zavinac|malpa|klammeraffe|affenschwanz)\s`;

const spelledDot = new RegExp(`(?:${dots})(?=[a-z0-9])`, 'g');
const spelledAt = new RegExp(`(?<=[a-z0-9])(?:${ats})(?=[a-z0-9-]{2,30}(?:\\.|${dots})[a-z])`, 'g');
const mail = /[a-z0-9][a-z0-9._%+-]{0,40}\s?@\s?[a-z0-9-]{1,40}\s?\.\s?[a-z]{2,}/;
const address =
  /\b(?:https?|hxxps?)\s?:\s?\/\/|\bwww\s?\.\s?[a-z0-9]|\bwww(?:punkt|dot|point|tecka|kropka|bod)|\bwww [a-z0-9-]{3,40} [a-z]{2,4}\b|\b[a-z0-9-]{6,40},(?:com|pl|cz|net|org)(?!\w)|\b(?:wa|t|bit|fb|m)\.(?:me|ly)\/\S/;
const domain = new RegExp(
  `(?:^|[^\\w.@-])[a-z0-9][a-z0-9-]{1,40}(?:\\.[a-z0-9-]{2,40}){0,2}\\.(?:${domainEnds})(?![\\w.-]*\\w)(?:/\\S*)?`,
);
/** A path behind a domain, whatever its end. */
const withPath = /\b[a-z0-9-]{2,40}\.[a-z]{2,10}\/[a-z0-9?=_-]{2,}/;
/** An address with blanks around its dots. */
const loose = new RegExp(`\\b[a-z0-9-]{3,40}(?:\\s\\.\\s?(?:${domainEnds})|\\.\\s(?:com|net|org))\\b`);

/** Whether an e-mail address is in a normalised text. */
export const hasMailAddress = (text: string): boolean => mail.test(spellOut(text));

/** Whether the address of a site is in a normalised text. */
export function hasLink(text: string): boolean {
  const spelled = spellOut(text);
  return address.test(spelled) || domain.test(spelled) || withPath.test(spelled) || loose.test(text);
}

const spellOut = (text: string): string => text.replace(spelledAt, '@').replace(spelledDot, '.');
