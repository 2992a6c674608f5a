/**
 * offline: no response arrived. timeout: none arrived in time. rejected: the server refused. contract: the response does
 * not fit its schema, or a path parameter is not allowed in a path.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'rejected' | 'contract';

export interface ApiErrorDetails {
  status?: number;
  /** The server's messages by field; a message without a field is under `message`. */
  fields?: Record<string, string>;
  /** Premium is needed. */
  paywall?: boolean;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
  cause?: unknown;
}

/** The error's message is for the log: it names the call and never holds what was sent or received. */
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
