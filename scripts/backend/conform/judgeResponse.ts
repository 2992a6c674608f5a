import type { Call } from '../../../app/api/contract/defineCall.ts';
import { parseLists } from '../../../app/api/contract/listSchemas.ts';
import { parseEnvelope } from '../../../app/api/envelope.ts';
import { parsePicturePaths } from '../../../app/api/parsePicturePaths.ts';
import type { Verdict } from './CheckResult.ts';
import type { Exchange } from './createCallSender.ts';

const MAX_ISSUES = 3;

/** Describes an answer by its status and other features, without anything that a member wrote. */
export function describeExchange({ status, headers, json, text, failure }: Exchange): string {
  if (failure) return failure;
  if (status >= 300 && status < 400) return `${status}, a redirect`;
  if (text === '') return `${status} without a body`;
  if (json === undefined)
    return `${status} with ${headers.get('Content-Type')?.split(';')[0] ?? 'text'} that is no JSON`;
  const opened = parseEnvelope(json);
  return opened.kind === 'errors'
    ? `${status} with errors at ${Object.keys(opened.fields ?? {}).join(', ')}`
    : `${status}`;
}

/** Judges whether an answer is a 2xx whose body is the envelope `{data}`, or the data itself. */
export function judgeEnvelope(exchange: Exchange): Verdict {
  const { status, json } = exchange;
  const isSuccess = status >= 200 && status < 300 && json !== undefined && parseEnvelope(json).kind === 'data';
  return { passed: isSuccess, expected: '2xx with {"data": …}', seen: describeExchange(exchange) };
}

/** Reads the data in the envelope; undefined for a refusal. */
export function readData({ json }: Exchange): unknown {
  if (json === undefined) return undefined;
  const opened = parseEnvelope(json);
  return opened.kind === 'data' ? opened.data : undefined;
}

/** Judges whether data fits the call's schema; a malformed row, which the app would leave out, fails (reading 52). */
export function judgeSchema({ name, response }: Call, exchange: Exchange): Verdict {
  const { result, malformedFields } = parseLists(response, readData(exchange));
  const issues = result.success
    ? [...new Set(malformedFields)].map((field) => `a row with a malformed ${field}`)
    : result.error.issues.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`);
  const more = issues.length > MAX_ISSUES ? ` and ${issues.length - MAX_ISSUES} more` : '';
  return {
    passed: issues.length === 0,
    expected: `the shape of ${name}`,
    seen: issues.length === 0 ? 'fits' : issues.slice(0, MAX_ISSUES).join('; ') + more,
  };
}

/** Judges whether the focus of every picture is well-formed; null if no picture has one. */
export function judgeFocus({ text }: Exchange): Verdict | null {
  const fragments = parsePicturePaths(text).flatMap((address) => address.split('#').slice(1));
  const malformed = fragments.filter((fragment) => !/^focus=(\d\d?|100),(\d\d?|100)$/.test(fragment));
  return fragments.length === 0
    ? null
    : {
        passed: malformed.length === 0,
        expected: '#focus=x,y, both from 0 to 100, where the address of a picture has a fragment',
        seen: `${malformed.length} malformed of ${fragments.length}`,
      };
}

/** Judges whether an answer is a refusal with one of these statuses, whose body says why. */
export function judgeRefusal(exchange: Exchange, statuses: readonly number[], field?: string): Verdict {
  const { status, json } = exchange;
  const opened = json === undefined ? undefined : parseEnvelope(json);
  const fields = opened?.kind === 'errors' ? Object.keys(opened.fields ?? {}) : [];
  const isAtField = field === undefined ? fields.length > 0 : fields.some((each) => each.split('.').includes(field));
  return {
    passed: statuses.includes(status) && isAtField,
    expected: `${statuses.join(' or ')} with {"errors": ${field ? `{"${field}": …}` : '…'}}`,
    seen: describeExchange(exchange),
  };
}
