import type * as z from 'zod/mini';
import type { Call } from '../../../app/api/contract/defineCall.ts';
import type { Claims } from './jwt.ts';
import type { Account } from './world/accountTypes.ts';
import type { World } from './world/createWorld.ts';

type ParsedInput<C extends Call, Key extends 'params' | 'query' | 'body'> = C extends {
  [K in Key]: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;

/** A request that has passed the contract. */
export interface HandlerRequest<C extends Call = Call> {
  params: ParsedInput<C, 'params'>;
  query: ParsedInput<C, 'query'>;
  body: ParsedInput<C, 'body'>;
  world: World;
  /** The account of the token; null for calls without one. */
  viewer: C['auth'] extends 'bearer' ? Account : null;
  /** The claims of the token; null for calls without one. */
  claims: C['auth'] extends 'bearer' ? Claims : null;
  /** The sender's network address, by which a real server limits attempts. */
  client: string;
  /** The sandbox's own origin. */
  origin: string;
}

export interface Handler {
  call: Call;
  answer: (request: never) => unknown;
}

/** Defines the handler of one call; `answer` returns the data as sent, before the contract's schema parses it. */
export function defineHandler<const C extends Call>(
  call: C,
  answer: (request: HandlerRequest<C>) => z.input<C['response']>,
): Handler {
  return { call, answer };
}

/** Thrown by a handler to refuse a request; `fields` become `{errors}`. */
export class HttpError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly paywall: boolean;
  /** The Retry-After header, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    fields: Record<string, string>,
    { paywall = false, retryAfter }: { paywall?: boolean; retryAfter?: number } = {},
  ) {
    super(`refused with ${status}`);
    this.status = status;
    this.fields = fields;
    this.paywall = paywall;
    this.retryAfter = retryAfter;
  }
}
