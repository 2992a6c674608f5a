/** What a refusal contains. */
export interface Failure {
  fields?: Record<string, string>;
  paywall?: boolean;
}

export type Opened = { kind: 'data'; data: unknown } | ({ kind: 'errors' } & Failure);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * `{data}` is success and non-empty `{errors}` a refusal, whatever the status. A body with neither is the data itself
 * (app/api/contract/README.md, "Envelope").
 */
export function openEnvelope(body: unknown): Opened {
  if (!isRecord(body)) return { kind: 'data', data: body };
  if (hasErrors(body.errors)) return { kind: 'errors', ...readFailure(body) };
  return { kind: 'data', data: Object.hasOwn(body, 'data') ? body.data : body };
}

/** Reads `{errors}` in each of its forms: field → message(s), one message, `{message}`. Never throws. */
export function readFailure(body: unknown): Failure {
  if (!isRecord(body)) return {};
  const fields = readFields(body.errors);
  const inner = isRecord(body.data) ? body.data : body;
  const paywall = body.paywall === true || inner.paywall === true;
  return { ...(fields && { fields }), ...(paywall && { paywall }) };
}

function readFields(errors: unknown): Record<string, string> | undefined {
  if (!hasErrors(errors)) return undefined;
  if (!isRecord(errors)) return { message: toText(errors) };
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, toText(message)]));
}

function hasErrors(errors: unknown): boolean {
  if (Array.isArray(errors)) return errors.length > 0;
  if (isRecord(errors)) return Object.keys(errors).length > 0;
  return errors !== undefined && errors !== null && errors !== false && errors !== '';
}

function toText(message: unknown): string {
  const first = Array.isArray(message) ? message[0] : message;
  return isRecord(first) ? toText(first.message) : typeof first === 'string' ? first : String(first ?? '');
}
