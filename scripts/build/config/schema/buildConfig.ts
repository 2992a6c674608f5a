import { z } from 'zod';
import { Company } from '../../../../brands/companySchema.ts';
import { type LocaleCode, localeCodes } from '../../../../brands/languages.ts';
import { Target } from './targets.ts';

const pattern = /^(?:[a-z0-9.-]|\{slug\}|\{domain\})+$/;
const placeholders = /\{(?:slug|domain)\}/g;

/** Whether a text is only a scheme, a host and a port. */
function isOrigin(value: string, schemes: readonly string[]): boolean {
  const url = /^[a-z]+:\/\/[a-z0-9.-]+(?::[1-9]\d*)?$/.test(value) ? URL.parse(value) : null;
  return url !== null && schemes.includes(url.protocol);
}

function originError(schemes: readonly string[], written: unknown): string {
  const [, port] = /^[a-z]+:\/\/[a-z0-9.{}-]+:(\d+)$/.exec(String(written)) ?? [];
  const isPort = port === undefined || (/^[1-9]\d*$/.test(port) && Number(port) <= 65535);
  return isPort ? `an origin such as ${schemes[0]}//api.operator.example, with no path` : 'a port from 1 to 65535';
}

/** Schema of an origin. Origins go into headers and scripts, so nothing else may pass. */
const origin = (schemes: readonly string[]) =>
  z.string().refine((value) => isOrigin(value, schemes), {
    error: ({ input }) =>
      isOrigin(String(input).replaceAll(placeholders, 'x'), schemes)
        ? 'one origin for all sites; only "host" and "publicSite" have {slug} and {domain}'
        : originError(schemes, input),
  });

/** Schema of an origin that differs by site. */
const originPattern = (schemes: readonly string[]) =>
  z.string().refine((value) => isOrigin(value.replaceAll(placeholders, 'x'), schemes), {
    error: ({ input }) => originError(schemes, input),
  });

const hostPattern = z
  .string()
  .refine((value) => pattern.test(value) && value.includes('{slug}') && value.includes('{domain}'), {
    error: 'a host name with {slug} and {domain} in it, such as members.{slug}.{domain}.example',
  });

const localHost = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, { error: 'a host name such as localhost' });

/** Schema of a button's id, which goes into a page and a script, so only harmless characters may pass. */
const buttonId = z.string().regex(/^[\w-]{1,64}$/, { error: 'an id of letters, digits, - and _' });

/** The live-chat vendor's button ids by the default language of a site. */
const LiveChatButtons = z.strictObject({
  ...(Object.fromEntries(localeCodes.map((locale) => [locale, buttonId.optional()])) as Record<
    LocaleCode,
    z.ZodOptional<typeof buttonId>
  >),
  other: buttonId.describe('For every other language.'),
});

/** Whether an address has this form, and is written as browsers send it. */
const isAddress = (value: string, form: RegExp) => {
  const url = URL.parse(value);
  return form.test(value) && url?.href === value && url.port !== '0';
};

/** Schema of a receiver's address: it is copied into the site's policy, so it may hold nothing with a meaning there. */
const receiverUrlLike = (example: string) =>
  z.string().refine((value) => isAddress(value, /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.-]+)+$/), {
    error: `an address such as ${example}, with a path and without a query`,
  });
const receiverUrl = receiverUrlLike('https://statistics.operator.example/events');

const scriptUrl = z
  .string()
  .refine((value) => isAddress(value, /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.-]+)+(?:\?[\w=&.-]+)?$/), {
    error: 'the address of a script such as https://tags.operator.example/tags.js?id=TAGS-1',
  });

const BeaconReceiver = z.strictObject({
  kind: z.literal('beacon').describe('How it is spoken to: "beacon", "matomo" or "tagManager".'),
  url: receiverUrl.describe('Where each event is posted, as JSON in plain text.'),
});

const MatomoReceiver = z.strictObject({
  kind: z.literal('matomo'),
  url: receiverUrl.describe('Address of matomo.php.'),
  siteId: z.int().min(1).describe('Number of the site in Matomo.'),
});

const TagManagerReceiver = z.strictObject({
  kind: z.literal('tagManager'),
  script: scriptUrl.describe('The script that reads the data layer. It runs in a sandboxed frame of its own only.'),
  hosts: z
    .array(origin(['https:', 'http:']))
    .default([])
    .describe('Other origins that the script and its tags may load from and send to.'),
});

const Receivers = z.strictObject({
  statistics: z
    .discriminatedUnion('kind', [BeaconReceiver, MatomoReceiver, TagManagerReceiver], {
      error: '"beacon", "matomo" or "tagManager"',
    })
    .optional()
    .describe('Receivers of page views, registrations and purchases.'),
  ads: z
    .strictObject({ url: receiverUrl.describe('Where registrations and purchases are posted, as JSON in plain text.') })
    .optional()
    .describe('Receivers of registrations and purchases only.'),
});

const EnvironmentReceivers = Receivers.extend({
  brands: z
    .record(z.string(), Receivers)
    .default({})
    .describe('By the slug of a brand: its own receivers, in place of all those above.'),
});

export const Environment = z.strictObject({
  host: hostPattern.describe('Host a site is served at; also its folder in dist.'),
  ownHosts: z
    .boolean()
    .default(false)
    .describe(
      'Whether the hosts that brand files name themselves count here, in place of the patterns. Only in production. Default: false.',
    ),
  localHosts: z.array(localHost).default([]).describe('Other host names on which the site agrees to run.'),
  api: origin(['https:', 'http:']).describe('Origin of the API.'),
  proxiedApi: z
    .boolean()
    .default(false)
    .describe(
      'Whether a site calls the API at its own host, whose server hands the calls on as the files in hosting say, so that browsers need not ask before each of them (preflights). Only nginx and Caddy do; Cloudflare Pages and Netlify hand nothing on. Default: false.',
    ),
  socket: origin(['wss:', 'ws:']).describe('Origin of the WebSocket gateway.'),
  storage: origin(['https:', 'http:']).describe('Origin pictures are uploaded to and shown from.'),
  publicSite: originPattern(['https:', 'http:']).describe('The public site of the brand, where people register.'),
  liveChat: origin(['https:', 'http:']).describe('Origin of the live-chat script.'),
  maps: origin(['https:', 'http:'])
    .default('https://maps.googleapis.com')
    .describe('Origin of the maps script, for sites with a mapsKey. Default: the vendor.'),
  places: origin(['https:', 'http:'])
    .default('https://places.googleapis.com')
    .describe('Origin from which the maps script loads places. Default: the vendor.'),
  liveChatButtons: LiveChatButtons.describe('Id of the live-chat button, by the first language of a site.'),
  receivers: EnvironmentReceivers.optional().describe(
    'Receivers of events on a site, with the consent of members. Without one, nothing is measured.',
  ),
  reports: receiverUrlLike('https://reports.operator.example/web')
    .optional()
    .describe(
      'Where browsers report what failed on a page, in fixed words and without anything about the member (app/device/README.md). Without it, nothing is reported.',
    ),
});

const key = z.string().regex(/^[a-z]+$/, { error: 'a name of small letters' });

const amount = z.int().min(0);

const PageBudget = z.strictObject({
  script: amount.describe('Bytes of scripts, compressed.'),
  style: amount.describe('Bytes of style sheets, compressed, without those inside the document.'),
  font: amount.describe('Bytes of fonts.'),
  requests: amount.describe(
    'Requests to all hosts, without the questions that browsers ask before calls (preflights).',
  ),
});

const SiteBudget = z.strictObject({
  files: amount.describe('Most files of a site, compressed ones included.'),
  bytes: amount.describe('Most bytes of these files together.'),
});
export type SiteBudget = z.output<typeof SiteBudget>;

/** build.config.ts: the settings of an operator for all brands. */
export const BuildConfig = z.strictObject({
  defaultEnvironment: z.string().describe('The environment sites are built for when none is named.'),
  defaultCompany: z.string().describe('Who runs the brands that name no company.'),
  environments: z.record(key, Environment).describe('The back ends sites can be built for.'),
  companies: z.record(key, Company).describe('The companies that run brands.'),
  budgets: z
    .record(z.string(), PageBudget)
    .default({})
    .describe(
      'What a page may load in a browser without a cache, by the name of its route (tests/browser/budgetPages.ts). npm test fails beyond it.',
    ),
  photoBudgets: z
    .record(z.string().regex(/^\d+$/, { error: 'a width in pixels' }), amount)
    .default({})
    .describe(
      'Most bytes of a file made from a photograph, by its width in pixels (brands/photoPlaces.ts). The quality that keeps them is searched; a photograph that needs more is refused.',
    ),
  keptReleases: z
    .int()
    .min(2)
    .default(3)
    .describe(
      'Number of releases that dist keeps, the newest included: one can be gone back to, and deltas are made against the last three. One that a target serves is kept besides.',
    ),
  targets: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'a name of small letters, digits and hyphens' }), Target)
    .default({})
    .describe('Where npm run ship brings releases, by the name that --to takes.'),
  siteBudget: SiteBudget.extend({
    brands: z
      .record(z.string(), SiteBudget.partial())
      .default({})
      .describe('By the slug of a brand: what its sites may have in place of that.'),
  })
    .optional()
    .describe('What a site may have. npm run plan names what would be beyond it, and a build refuses that.'),
  siteIds: z
    .enum(['backend', 'next'])
    .default('backend')
    .describe(
      'Who hands out siteIds. "backend": new-brand asks for each and proposes none. "next": it proposes the next free numbers. Default: backend.',
    ),
});

export type BuildConfig = z.output<typeof BuildConfig>;
export type Environment = z.output<typeof Environment>;
export type Receivers = z.output<typeof Receivers>;

/** Gives the object in build.config.ts its type in editors; loadCatalogue validates it. */
export const defineBuildConfig = (config: z.input<typeof BuildConfig>) => config;
