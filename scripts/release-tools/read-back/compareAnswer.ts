import type { HostAnswerRules } from '../../build/hosting/hostAnswerRules.ts';
import type { ServingRules } from '../../build/hosting/servingRules.ts';
import { sha256 } from '../../lib/hash.ts';
import type { ExpectedAnswer } from './expectAnswers.ts';
import type { Answer } from './sendRequest.ts';

/** Difference between what a host must answer and what came. */
export interface Difference {
  host: string;
  address: string;
  /** The part of the answer: `status`, `content`, `answer` for all of it, or the name of a header in small letters. */
  part: string;
  expected: string;
  came: string;
}

/** Renders a difference in one line. */
export const formatDifference = ({ host, address, part, expected, came }: Difference): string =>
  `${host}${address}: ${part} is ${came}; planned is ${expected}`;

/** Renders the value of a header so that spaces and letters' case, which change nothing, make no difference. */
const toComparable = (name: string, value: string) =>
  name === 'content-type' ? value.toLowerCase().replaceAll(/\s*([;=])\s*/g, '$1') : value.trim();

const quote = (value: string | undefined) => (value === undefined ? 'missing' : JSON.stringify(value));

/**
 * Compares an answer with what is expected. Bytes are compared decoded, because networks between compress by themselves
 * and change ETags with that.
 *
 * @param ruledHeaders names, in small letters, of all headers that a rule of the site sets: one that the rule of this
 *   answer does not set must not come
 */
export function compareAnswer(
  { file, status, headers }: Pick<ExpectedAnswer, 'file' | 'status' | 'headers'>,
  answer: Answer,
  acceptEncoding: string,
  ruledHeaders: Iterable<string>,
): Omit<Difference, 'host' | 'address'>[] {
  if (answer.status !== status) return [{ part: 'status', expected: `${status}`, came: `${answer.status}` }];
  const wanted = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const wrongHeaders = [...ruledHeaders].flatMap((name) => {
    const [expected, came] = [wanted.get(name), answer.headers[name]];
    const [a, b] = [expected, came].map((value) => value && toComparable(name, value));
    return a === b ? [] : [{ part: name, expected: quote(expected), came: quote(came) }];
  });
  const accepted = acceptEncoding.split(', ');
  const isAccepted = answer.encoding === '' || accepted.includes(answer.encoding);
  const hash = sha256(answer.body);
  return [
    ...wrongHeaders,
    ...(isAccepted
      ? []
      : [{ part: 'content-encoding', expected: quote(acceptEncoding), came: quote(answer.encoding) }]),
    ...(file === undefined || hash === file.sha256
      ? []
      : [{ part: 'content', expected: `${file.path} (${file.sha256})`, came: `something else (${hash})` }]),
  ];
}

/** Lists the names of the headers that the rules of a host, or what it must answer, set, in small letters. */
export function listRuledHeaders(rules: ServingRules | HostAnswerRules, answers: readonly ExpectedAnswer[]): string[] {
  const ruled = 'rules' in rules ? [rules.missing, ...rules.rules.map(({ headers }) => headers)] : [];
  const names = [...ruled, ...answers.map(({ headers }) => headers)].flatMap((headers) => Object.keys(headers));
  return [...new Set(names.map((name) => name.toLowerCase()))];
}
