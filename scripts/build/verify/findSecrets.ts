import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';

/** Patterns of keys and passwords, by issuer. */
const patterns: readonly [kind: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{36,})/],
  ['a token of GitLab', /\bglpat-[\w-]{20}/],
  ['a token of Slack', /\bxox[abeoprs]-[\w-]{10,}/],
  ['a key of Stripe', /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b|_authToken=/],
  ['a key of SendGrid', /\bSG\.[\w-]{16,}\.[\w-]{16,}/],
  ['a key of Mailgun', /\bkey-[0-9a-f]{32}\b/],
  ['a key of Twilio', /\bSK[0-9a-f]{32}\b/],
  ['a key of a language model', /\bsk-(?:ant-|proj-)[\w-]{16,}/],
  ['a token of PyPI', /\bpypi-[\w-]{32,}/],
  ['a token of DigitalOcean', /\bdo[opr]_v1_[0-9a-f]{64}\b/],
  ['a key of Azure', /\bAccountKey=[A-Za-z0-9+/]{40,}/],
  ['a secret of Google', /\bGOCSPX-[\w-]{20,}|\bya29\.[\w-]{20,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a password in an address', /\b[a-z][a-z+]+:\/\/[^\s/:@"'`<>()\\${}]+:[^\s/:@"'`<>()\\${}]+@[\w.-]+/],
  [
    'a line of an environment',
    /(?:^|\n)(?:export )?[A-Z][A-Z0-9_]*(?:SECRET|PASSWORD|TOKEN|API_KEY|PRIVATE_KEY)=\S{6,}/,
  ],
  ['a host of an inner network', /\b(?:https?|wss?):\/\/(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+/],
  ['a host of an inner network', /\b(?:https?|wss?):\/\/[\w.-]+\.(?:internal|intranet|corp|lan|local)\b/],
];

/** Pattern of a long run of letters and digits. */
const runPattern = /(?<![\w+/=.-])([\w+/-]{32,}={0,2})(?![\w+/=-])/g;

/** Pattern of runs that are public by nature: hashes of files, and addresses. */
const publicPattern = /^(?:sha(?:256|384|512)-|assets\/|\/)/;
const base64Prefix = 'base64,';

/** Least entropy of a secret, in bits per character; words and names have less, random keys more. */
const MIN_ENTROPY_BITS = 4.5;

/** Finds the kinds of secrets in a text. */
export function findSecretsIn(text: string): string[] {
  const kinds = patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  const keys = text
    .matchAll(runPattern)
    .filter(
      ({ 1: run, index }) =>
        isRandom(run!) && text.slice(Math.max(0, index - base64Prefix.length), index) !== base64Prefix,
    );
  return [...new Set(keys.next().done ? kinds : [...kinds, 'a run of random letters'])];
}

/** Whether a run looks random: mixed case and digits with high entropy, and not an alphabet. */
const isRandom = (run: string): boolean =>
  !publicPattern.test(run) &&
  /[a-z]/.test(run) &&
  /[A-Z]/.test(run) &&
  /\d/.test(run) &&
  !/abcdefg/i.test(run) &&
  toEntropy(run) > MIN_ENTROPY_BITS;

/** Returns the Shannon entropy in bits per character. */
function toEntropy(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

const binaryFile = /\.(?:br|gz|woff2|ico|png|jpe?g)$/;

/** Finds secrets in the files of sites. Each content is searched once. */
export function findSecrets({ manifest, filesByFolder, bytesByHash }: Release): Finding[] {
  const kindsOf = new Map<string, string[]>();
  return manifest.sites.flatMap(({ host }) =>
    [...(filesByFolder.get(host) ?? [])].flatMap(([path, hash]) => {
      if (binaryFile.test(path)) return [];
      if (!kindsOf.has(hash)) kindsOf.set(hash, findSecretsIn(bytesByHash.get(hash)!.toString('utf8')));
      return kindsOf.get(hash)!.map((kind) => ({ host, path, message: `holds what looks like ${kind}` }));
    }),
  );
}
