import { truncate } from '../lib/truncate.ts';
import { ApiError } from './ApiError.ts';

const MAX_MESSAGE_LENGTH = 300;

/** The server's message of a refusal, shortened for a title; null where there is none. */
export function toServerMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.kind !== 'rejected') return null;
  const message = Object.values(error.fields ?? {}).find((text) => text.trim() !== '');
  return message ? truncate(message.trim(), MAX_MESSAGE_LENGTH) : null;
}

export const isPaywallError = (error: unknown): boolean => error instanceof ApiError && error.paywall === true;

export const isConnectionError = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');

/** Whether the member has done this before, such as a second report or a second request for a picture. */
export const isAlreadyDone = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Whether the server does not have a call, which names nothing that could be missing. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 405 || error.status === 501);

/** Whether the member has blocked the other: the server refuses at the field `blocked` (reading 57). */
export const isOwnBlock = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.fields?.blocked !== undefined;

/** Whether the server stores this only with a consent: it refuses at the field `consent`. */
export const isConsentMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.fields?.consent !== undefined;

/** Whether the profile is not, or no longer, visible to the member. */
export const isProfileUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);
