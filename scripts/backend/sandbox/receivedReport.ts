import * as z from 'zod/mini';

export const SiteHost = z.string().check(z.regex(/^[a-z0-9.-]+$/));
export const Route = z.string().check(z.regex(/^(?:\*|(?:\/[\w:?-]*)+)$/));
const Role = z.enum(['guest', 'member', 'premium']);
const Device = z.enum(['mobile', 'desktop']);
const Value = z.nullable(z.number().check(z.positive()));
const Currency = z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/)));

const purchase = { event: z.literal('purchase'), value: Value, currency: Currency };
const registration = { event: z.literal('registrationFinished'), device: Device };

/** Events that the app may report; receivers refuse all others. */
const ReportedEvent = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('pageView'), route: Route, role: Role }),
  z.strictObject(registration),
  z.strictObject(purchase),
]);
export type ReportedEvent = z.output<typeof ReportedEvent>;

const BeaconBody = z.discriminatedUnion('event', [
  z.strictObject({ site: SiteHost, event: z.literal('pageView'), route: Route, role: Role }),
  z.strictObject({ site: SiteHost, ...registration }),
  z.strictObject({ site: SiteHost, ...purchase }),
]);
const AdsBody = z.discriminatedUnion('event', [
  z.strictObject({ site: SiteHost, ...registration }),
  z.strictObject({ site: SiteHost, ...purchase }),
]);

const matomoFields = {
  idsite: z.string().check(z.regex(/^[1-9]\d*$/)),
  rec: z.literal('1'),
  apiv: z.literal('1'),
  send_image: z.literal('0'),
  _id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  rand: z.string().check(z.regex(/^\d+$/)),
  // A template: without a query and numbers.
  url: z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(?:\/\*|(?:\/[\w:-]*)+)$/)),
};

const MatomoBody = z.union([
  z.strictObject({ ...matomoFields, action_name: Route, dimension1: Role }),
  z.strictObject({ ...matomoFields, e_c: z.literal('registration'), e_a: z.literal('finished'), e_n: Device }),
  z.strictObject({
    ...matomoFields,
    e_c: z.literal('purchase'),
    e_a: z.literal('completed'),
    e_n: z.optional(z.string()),
    e_v: z.optional(z.string().check(z.regex(/^\d+(?:\.\d+)?$/))),
  }),
]);

/** A report that a receiver has accepted. */
export interface ReceivedReport {
  receiver: Receiver;
  /** The event, in the same form for all receivers. */
  event: ReportedEvent;
  /** The body as it arrived. */
  body: Record<string, unknown>;
}

export type Receiver = 'beacon' | 'matomo' | 'tagManager' | 'ads';

const parsers: Record<Receiver, (body: unknown) => ReportedEvent | undefined> = {
  beacon: (body) => withoutSite(BeaconBody.safeParse(body).data),
  ads: (body) => withoutSite(AdsBody.safeParse(body).data),
  tagManager: (body) => ReportedEvent.safeParse(body).data,
  matomo: (body) => toEvent(MatomoBody.safeParse(body).data),
};

/** Parses a report in a receiver's format; undefined for a body that it refuses. */
export const parseReport = (receiver: Receiver, body: unknown): ReportedEvent | undefined => parsers[receiver](body);

function withoutSite(body: z.output<typeof BeaconBody> | undefined): ReportedEvent | undefined {
  if (!body) return undefined;
  const { site: _, ...event } = body;
  return event;
}

function toEvent(body: z.output<typeof MatomoBody> | undefined): ReportedEvent | undefined {
  if (!body) return undefined;
  if ('action_name' in body) return { event: 'pageView', route: body.action_name, role: body.dimension1 };
  if (body.e_c === 'registration') return { event: 'registrationFinished', device: body.e_n };
  const { e_v: value, e_n: currency = null } = body;
  return { event: 'purchase', value: value === undefined ? null : Number(value), currency };
}
