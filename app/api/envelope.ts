/** The content of a refusal. */
export interface Rejection {
  fields?: Record<string, string>;
  paywall?: boolean;
}

export type ParsedEnvelope = { kind: 'data'; data: unknown } | ({ kind: 'errors' } & Rejection);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses the envelope of a body: `{data}` is success and non-empty `{errors}` a refusal, whatever the status. A body
 * with neither is the data itself (app/api/contract/README.md, "Envelope").
 */
export function parseEnvelope(body: unknown): ParsedEnvelope {
  if (!isRecord(body)) return { kind: 'data', data: body };
  if (hasErrors(body.errors)) return { kind: 'errors', ...parseRejection(body) };
  return { kind: 'data', data: Object.hasOwn(body, 'data') ? body.data : body };
}

/** Reads `{errors}` in each of its forms: field → message(s), one message, `{message}`. Never throws. */
export function parseRejection(body: unknown): Rejection {
  if (!isRecord(body)) return {};
  const fields = parseFieldErrors(body.errors);
  const inner = isRecord(body.data) ? body.data : body;
  const paywall = body.paywall === true || inner.paywall === true;
  return { ...(fields && { fields }), ...(paywall && { paywall }) };
}

function parseFieldErrors(errors: unknown): Record<string, string> | undefined {
  if (!hasErrors(errors)) return undefined;
  if (!isRecord(errors)) return { message: toMessageText(errors) };
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, toMessageText(message)]));
}

function hasErrors(errors: unknown): boolean {
  if (Array.isArray(errors)) return errors.length > 0;
  if (isRecord(errors)) return Object.keys(errors).length > 0;
  return errors !== undefined && errors !== null && errors !== false && errors !== '';
}

function toMessageText(message: unknown): string {
  const first = Array.isArray(message) ? message[0] : message;
  return isRecord(first) ? toMessageText(first.message) : typeof first === 'string' ? first : String(first ?? '');
}
