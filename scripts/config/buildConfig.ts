import { z } from 'zod';
import { type LocaleCode, localeCodes } from '../../brands/languages.ts';

const pattern = /^(?:[a-z0-9.-]|\{slug\}|\{domain\})+$/;

/** Scheme, host and port only. Origins go into headers and scripts, so nothing else may pass. */
const origin = (schemes: readonly string[]) =>
  z.string().refine(
    (value) => {
      const url = URL.parse(value.replaceAll(/\{(?:slug|domain)\}/g, 'x'));
      const [, host = ''] = /^[a-z]+:\/\/([^/:]+)(?::\d+)?$/.exec(value) ?? [];
      return url !== null && schemes.includes(url.protocol) && pattern.test(host);
    },
    { error: `an origin such as ${schemes[0]}//api.operator.example, with no path` },
  );

const hostPattern = z
  .string()
  .refine((value) => pattern.test(value) && value.includes('{slug}') && value.includes('{domain}'), {
    error: 'a host name with {slug} and {domain} in it, such as members.{slug}.{domain}.example',
  });

const localHost = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, { error: 'a host name such as localhost' });

/** Button ids go into a page and a script, so only harmless characters may pass. */
const buttonId = z.string().regex(/^[\w-]{1,64}$/, { error: 'an id of letters, digits, - and _' });

/** The live-chat vendor's button ids by the default language of a site. */
const LiveChatButtons = z.strictObject({
  ...(Object.fromEntries(localeCodes.map((locale) => [locale, buttonId.optional()])) as Record<
    LocaleCode,
    z.ZodOptional<typeof buttonId>
  >),
  other: buttonId.describe('For every other language.'),
});

export const Environment = z.strictObject({
  host: hostPattern.describe('Host a site is served at; also its folder in dist.'),
  localHosts: z.array(localHost).default([]).describe('Further host names on which the site agrees to run.'),
  api: origin(['https:', 'http:']).describe('Origin of the API.'),
  socket: origin(['wss:', 'ws:']).describe('Origin of the WebSocket gateway.'),
  storage: origin(['https:', 'http:']).describe('Origin pictures are uploaded to and shown from.'),
  publicSite: origin(['https:', 'http:']).describe('The public site of the brand, where people register.'),
  liveChat: origin(['https:', 'http:']).describe('Origin of the live-chat script.'),
  liveChatButtons: LiveChatButtons.describe('Id of the live-chat button, by the first language of a site.'),
});

/** A line of an address, without invisible characters and tags. */
const visibleLine = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}\p{DI}<>]*$/u, { error: 'a line of visible characters, without < and >' });

export const Company = z.strictObject({
  name: visibleLine.describe('Name of the company, as in its register.'),
  addressLine1: visibleLine.describe('Street and number.'),
  addressLine2: visibleLine.describe('Postcode and town.'),
  country: visibleLine.describe('Country, in English.'),
});

const key = z.string().regex(/^[a-z]+$/, { error: 'a name of small letters' });

/** build.config.ts: the settings of an operator for all brands. */
export const BuildConfig = z.strictObject({
  defaultEnvironment: z.string().describe('The environment sites are built for when none is named.'),
  defaultCompany: z.string().describe('Who runs the brands that name no company.'),
  environments: z.record(key, Environment).describe('The back ends sites can be built for.'),
  companies: z.record(key, Company).describe('The companies that run brands.'),
});

export type BuildConfig = z.output<typeof BuildConfig>;
export type Environment = z.output<typeof Environment>;
export type Company = z.output<typeof Company>;

/** Types the object in build.config.ts for editors; loadCatalogue validates it. */
export const defineBuildConfig = (config: z.input<typeof BuildConfig>) => config;
