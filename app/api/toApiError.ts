import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { ApiError, type ApiErrorDetails } from './ApiError.ts';
import { parseRejection } from './envelope.ts';
import { BodyTooLargeError } from './limitResponseSize.ts';

/** Turns an error of ky into an ApiError. Throws everything else, such as aborts and defects of the app, as it is. */
export function toApiError(error: unknown, call: string): ApiError {
  if (error instanceof ApiError) return error;
  if (isTimeoutError(error)) return new ApiError('timeout', call, { cause: error });
  if (isNetworkError(error)) return new ApiError('offline', call, { cause: error });
  if (error instanceof BodyTooLargeError) return new ApiError('contract', call, { cause: error });
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return new ApiError('rejected', call, { status, ...toRejectionDetails(status, headers, error.data), cause: error });
  }
  throw error;
}

function toRejectionDetails(status: number, headers: Headers, body: unknown): ApiErrorDetails {
  const { fields, paywall } = parseRejection(body);
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return {
    ...(fields && { fields }),
    ...((paywall || status === 402) && { paywall: true }),
    ...(Number.isFinite(seconds) && seconds >= 0 && { retryAfter: seconds }),
  };
}
