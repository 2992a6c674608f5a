import type * as z from 'zod/mini';
import { parseForeignJson } from '../lib/limitCombiningMarks.ts';
import { log } from '../lib/log.ts';
import { ApiError } from './ApiError.ts';
import type { Schema } from './contract/defineCall.ts';
import { parseLists } from './contract/listSchemas.ts';
import { parseEnvelope } from './envelope.ts';

/**
 * Opens and parses the text of a 2xx response. Malformed rows of lists are left out and logged (reading 52). Throws only
 * ApiErrors: rejected for `{errors}`, contract otherwise.
 */
export function parseResponse<S extends Schema>(call: string, schema: S, text: string): z.output<S> {
  const opened = parseEnvelope(parseJson(call, text));
  if (opened.kind === 'errors') {
    const { kind, ...failure } = opened;
    throw new ApiError('rejected', call, { status: 200, ...failure });
  }
  const { result, malformedFields } = parseLists(schema, opened.data);
  if (!result.success) throw new ApiError('contract', call, { cause: result.error });
  if (malformedFields.length > 0) log.warn(`${call}: malformed rows were left out: ${malformedFields.join(', ')}`);
  return result.data;
}

function parseJson(call: string, text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseForeignJson(text);
  } catch (cause) {
    throw new ApiError('contract', call, { cause });
  }
}
