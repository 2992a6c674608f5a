import { createHash, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSecretsIn } from './findSecrets.ts';

/** Creates letters as random as a key, and the same each time. */
const letters = (length: number, alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') =>
  Array.from(
    createHash('sha512').update(`${length}`).digest(),
    (byte, index) => alphabet[(byte + index * 7) % alphabet.length],
  )
    .join('')
    .repeat(3)
    .slice(0, length);
const hex = (length: number) => letters(length, '0123456789abcdef');
const { privateKey } = generateKeyPairSync('ed25519');

// Put together here, so that nobody who looks for secrets in this file finds one.
test.for<[string, string]>([
  ['a private key', privateKey.export({ type: 'pkcs8', format: 'pem' }) as string],
  ['a key of AWS', `AK${'IA'}${letters(16, 'ABCDEFGHIJ234567')}`],
  ['a token of GitHub', `gh${'p_'}${letters(36)}`],
  ['a token of GitHub', `github_${'pat_'}${letters(60)}`],
  ['a token of GitLab', `glp${'at-'}${letters(20)}`],
  ['a token of Slack', `xox${'b-'}123456789012-${letters(24)}`],
  ['a key of Stripe', `sk_${'live_'}${letters(24)}`],
  ['a token of npm', `np${'m_'}${letters(36)}`],
  ['a token of npm', `//registry.example/:_auth${'Token='}x`],
  ['a key of SendGrid', `S${'G.'}${letters(22)}.${letters(43)}`],
  ['a key of Mailgun', `ke${'y-'}${hex(32)}`],
  ['a key of Twilio', `S${'K'}${hex(32)}`],
  ['a key of a language model', `sk-${'proj-'}${letters(40)}`],
  ['a token of PyPI', `pyp${'i-'}${letters(60)}`],
  ['a token of DigitalOcean', `dop_${'v1_'}${hex(64)}`],
  ['a key of Azure', `Account${'Key='}${letters(86)}==`],
  ['a secret of Google', `GOC${'SPX-'}${letters(28)}`],
  ['a signed token', `ey${'J'}${letters(20)}.ey${'J'}${letters(40)}.${letters(43)}`],
  ['a password in an address', `postgres://root:${'hunter2'}@db.example/members`],
  ['a line of an environment', `A=1\nSESSION_${'SECRET='}correct-horse`],
  ['a host of an inner network', 'fetch("https://10.20.30.40/api")'],
  ['a host of an inner network', 'fetch("https://members.corp/api")'],
  ['a run of random letters', `const k = "${letters(40)}";`],
])('%s is found', ([kind, secret]) => {
  expect(findSecretsIn(`var a=1;${secret.startsWith('A=') ? '\n' : ''}${secret}`)).toContain(kind);
});

const sha = (kind: string) => `${kind}-${createHash(kind).update('x').digest('base64')}`;

test.for([
  `{"integrity":{"/assets/main-0123456789.js":"${sha('sha256')}"}}`,
  `script-src 'self' '${sha('sha256')}'; style-src '${sha('sha512')}'`,
  `src: url(data:font/woff2;base64,${Buffer.from(letters(200)).toString('base64')})`,
  'const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"',
  createHash('sha256').update('x').digest('hex'),
  'import{a as b}from"/assets/questionnairelayout-0f3a9c1b22.js";',
  'throw new Error("useMembershipCancellationConfirmationDialog2 must be used within its provider")',
  'new URL(path, "http://localhost")',
  'https://api.operator.example/api/client/settings/update_username',
])('not a secret: %s', (text) => {
  expect(findSecretsIn(text)).toEqual([]);
});
