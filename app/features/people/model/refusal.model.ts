import { ApiError } from '../../../api/ApiError.ts';
import { shorten } from '../../../lib/shorten.ts';

/** What the server said when it refused, or null where it said nothing or was not heard. */
export function readRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.kind !== 'rejected') return null;
  const said = Object.values(error.fields ?? {}).find((message) => message.trim() !== '');
  return said ? shorten(said.trim(), 300) : null;
}

export const needsPremium = (error: unknown): boolean => error instanceof ApiError && error.paywall === true;

export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');

/** It had been done before, as a second report or a second request for a picture. */
export const isRepeated = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The profile is not, or no longer, to be seen. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** The API's error for a gallery without pictures, which is treated as an empty gallery. */
export const saysNoPictures = (error: unknown): boolean =>
  error instanceof ApiError && Object.values(error.fields ?? {}).some((said) => said.includes('has no pictures'));
