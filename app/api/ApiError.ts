import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { OversizedBody } from './capBody.ts';
import { readFailure } from './envelope.ts';

/**
 * offline: no answer reached us. timeout: none in time. rejected: the server said no. contract: the answer, or what we
 * were about to send, is not what the contract says.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'rejected' | 'contract';

export interface ApiErrorDetails {
  status?: number;
  /** What the server said, by field; a message that belongs to no field stands under `message`. */
  fields?: Record<string, string>;
  /** Premium is needed (specification, section 6). */
  paywall?: boolean;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
  cause?: unknown;
}

/** Its message is for the log: it names the call and never carries what was sent or received. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Name of the call. */
  readonly call: string;
  readonly status?: number;
  readonly fields?: Record<string, string>;
  readonly paywall?: boolean;
  readonly retryAfter?: number;

  constructor(kind: ApiErrorKind, call: string, { cause, ...details }: ApiErrorDetails = {}) {
    super(`${call}: ${kind}${details.status ? ` (${details.status})` : ''}`, { cause });
    this.kind = kind;
    this.call = call;
    Object.assign(this, details);
  }
}

/** Whatever ky threw as an ApiError; aborts and our own bugs are thrown on as they are. */
export function toApiError(error: unknown, call: string): ApiError {
  if (error instanceof ApiError) return error;
  if (isTimeoutError(error)) return new ApiError('timeout', call, { cause: error });
  if (isNetworkError(error)) return new ApiError('offline', call, { cause: error });
  if (error instanceof OversizedBody) return new ApiError('contract', call, { cause: error });
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return new ApiError('rejected', call, { status, ...readRefusal(status, headers, error.data), cause: error });
  }
  throw error;
}

function readRefusal(status: number, headers: Headers, body: unknown): ApiErrorDetails {
  const { fields, paywall } = readFailure(body);
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return {
    ...(fields && { fields }),
    ...((paywall || status === 402) && { paywall: true }),
    ...(Number.isFinite(seconds) && seconds >= 0 && { retryAfter: seconds }),
  };
}
