import { createHash } from 'node:crypto';

/** A request as it left the browser; a frame that a socket has sent counts as one with the method `FRAME`. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A part of a request in which something can travel. */
export type RequestPart = 'address' | 'referer' | 'headers' | 'body';

/** A value that occurs nowhere else, so that finding it tells where the field of a member has gone. */
export interface Canary {
  field: string;
  value: string;
}

export interface Leak {
  field: string;
  encoding: string;
  part: RequestPart;
  /** The method and the address. */
  request: string;
}

/**
 * Finds every canary in every part of the requests, as it is or encoded or hashed, except where it belongs.
 *
 * @param belongs whether the field may travel in this part of this request
 */
export const findLeaks = (
  requests: readonly SentRequest[],
  canaries: readonly Canary[],
  belongs: (request: SentRequest, part: RequestPart, field: string) => boolean,
): Leak[] =>
  requests.flatMap((request) => {
    const { referer = '', ...headers } = request.headers;
    const parts = { address: request.url, referer, headers: JSON.stringify(headers), body: request.body };
    return (Object.keys(parts) as RequestPart[]).flatMap((part) =>
      findCanaries(parts[part], canaries)
        .filter(({ field }) => !belongs(request, part, field))
        .map((found) => ({ ...found, part, request: `${request.method} ${request.url}` })),
    );
  });

/** Finds the canaries in a text, each with the first encoding in which it is there. */
export function findCanaries(text: string, canaries: readonly Canary[]): { field: string; encoding: string }[] {
  if (text === '') return [];
  const unescaped = text.replaceAll('+', ' ');
  const texts = [text, decodePercents(unescaped), decodePercents(decodePercents(unescaped))];
  const lowered = texts.map((each) => each.toLowerCase());
  return canaries.flatMap(({ field, value }) => {
    const encoding = encodingsOf(value).find(({ forms, exact }) =>
      forms.some((form) => (exact ? texts : lowered).some((each) => each.includes(exact ? form : form.toLowerCase()))),
    );
    return encoding ? [{ field, encoding: encoding.name }] : [];
  });
}

interface Encoding {
  name: string;
  forms: readonly string[];
  /** Whether upper and lower case differ. */
  exact?: boolean;
}

const encodings = new Map<string, Encoding[]>();

function encodingsOf(value: string): Encoding[] {
  if (!encodings.has(value)) encodings.set(value, listEncodings(value));
  return encodings.get(value)!;
}

function listEncodings(value: string): Encoding[] {
  const escaped = value.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const variants = [...new Set([value, value.toLowerCase()])];
  const hash = (name: string): Encoding[] =>
    (['hex', 'base64', 'base64url'] as const).map((digest) => ({
      name: `${name} in ${digest}`,
      forms: variants.map((each) => createHash(name).update(each).digest(digest).replace(/=+$/, '')),
      exact: digest !== 'hex',
    }));
  return [
    { name: 'plain', forms: [value] },
    { name: 'escaped', forms: [escaped] },
    { name: 'base64', forms: variants.flatMap(toBase64Forms), exact: true },
    { name: 'hex', forms: variants.map((each) => Buffer.from(each).toString('hex')) },
    ...['md5', 'sha1', 'sha256'].flatMap(hash),
  ];
}

/** Encodes a text to base64 as it looks after 0, 1 and 2 other bytes, without the letters that neighbours change. */
function toBase64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].flatMap((before) => {
    const shifted = Buffer.concat([Buffer.alloc(before), bytes]);
    const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((shifted.length * 8) / 6)];
    return (['base64', 'base64url'] as const).map((alphabet) => shifted.toString(alphabet).slice(first, end));
  });
}

const decodePercents = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'));
