import type * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import type { Schema } from './contract/defineCall.ts';
import { parseEnvelope } from './envelope.ts';

/** Opens and parses the text of a 2xx response. Throws only ApiErrors: rejected for `{errors}`, contract otherwise. */
export function parseResponse<S extends Schema>(call: string, schema: S, text: string): z.output<S> {
  const opened = parseEnvelope(parseJson(call, text));
  if (opened.kind === 'errors') {
    const { kind, ...failure } = opened;
    throw new ApiError('rejected', call, { status: 200, ...failure });
  }
  const parsed = schema.safeParse(opened.data);
  if (!parsed.success) throw new ApiError('contract', call, { cause: parsed.error });
  return parsed.data;
}

function parseJson(call: string, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('contract', call, { cause });
  }
}
