/** The words most often used in passwords, in the languages of the sites, without accents. */
const commonWordList = `password passwort passwords kennwort motdepasse heslo haslo qwerty qwertz azerty qwertyuiop qwertzuiop
azertyuiop asdfghjkl yxcvbnm zxcvbnm iloveyou iloveu ichliebedich jetaime kochamcie miluji schatz schatzi liebling
sunshine sonnenschein soleil princess prinzessin princesse football fussball baseball welcome willkommen bienvenue
letmein administrator admin hallo hello bonjour secret geheim geheimnis dragon monkey master superman batman michael
thomas daniel charlie jordan abcdef internet computer samsung sommer summer winter polska deutschland england`;
const commonWords = new Set(commonWordList.split(/\s+/));

const keyboardRows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '01234567890123456789',
];
const keySequences = keyboardRows.flatMap((row) => [row, Array.from(row).reverse().join('')]);

/** Digits and signs that replace letters. */
const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Whether a password is easy to guess: a common word, a row of keys, repeated characters, or the email address. */
export function isGuessablePassword(password: string, email: string | null): boolean {
  const plain = normalise(password);
  if (new Set(plain).size <= 3 || isRepetitive(plain) || keySequences.some((row) => row.includes(plain))) return true;
  const [name = ''] = normalise(email ?? '').split('@');
  const cores = [plain, trimNonLetters(plain)].flatMap((core) => [core, replaceLookalikes(core)]);
  return (
    cores.some((core) => commonWords.has(dropRepeatedHalf(core)) || (name.length >= 4 && core === name)) ||
    plain === normalise(email ?? '')
  );
}

const normalise = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const trimNonLetters = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
const replaceLookalikes = (text: string) => Array.from(text, (sign) => lookalikes[sign] ?? sign).join('');

/** 'hallohallo' counts as 'hallo'. */
function dropRepeatedHalf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

const isRepetitive = (text: string) =>
  [1, 2, 3, 4].some((size) => text.slice(0, size).repeat(text.length).startsWith(text));
