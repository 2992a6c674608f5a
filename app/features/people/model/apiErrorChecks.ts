import { ApiError } from '../../../api/ApiError.ts';
import { truncate } from '../../../lib/truncate.ts';

/** What the server said when it refused, or null where it said nothing or was not heard. */
export function toServerMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.kind !== 'rejected') return null;
  const said = Object.values(error.fields ?? {}).find((message) => message.trim() !== '');
  return said ? truncate(said.trim(), 300) : null;
}

export const isPaywallError = (error: unknown): boolean => error instanceof ApiError && error.paywall === true;

export const isConnectionError = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');

/** It had been done before, as a second report or a second request for a picture. */
export const isAlreadyDone = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The profile is not, or no longer, to be seen. */
export const isProfileUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** The API's error for a gallery without pictures, which is treated as an empty gallery. */
export const isEmptyGallery = (error: unknown): boolean =>
  error instanceof ApiError && Object.values(error.fields ?? {}).some((said) => said.includes('has no pictures'));
