import { z } from 'zod';

const pattern = /^(?:[a-z0-9.-]|\{slug\}|\{domain\})+$/;

/** An origin: scheme, host and port, nothing behind; it ends up in headers and scripts, so it is held tight. */
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

/** It ends up in a page and in a script. */
const buttonId = z.string().regex(/^[\w-]{1,64}$/, { error: 'an id of letters, digits, - and _' });

/** The live-chat vendor's button ids by the default language of a site. */
const LiveChatButtons = z.strictObject({
  de: buttonId,
  cz: buttonId,
  pl: buttonId,
  fr: buttonId,
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

/** A line of an address: nothing that cannot be seen, and nothing that opens a tag. */
const line = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}\p{DI}<>]*$/u, { error: 'a line of visible characters, without < and >' });

export const Company = z.strictObject({
  name: line.describe('Name of the company, as in its register.'),
  addressLine1: line.describe('Street and number.'),
  addressLine2: line.describe('Postcode and town.'),
  country: line.describe('Country, in English.'),
});

const key = z.string().regex(/^[a-z]+$/, { error: 'a name of small letters' });

/** Everything in build.config.ts: what is true for all brands and an operator may change. */
export const BuildConfig = z.strictObject({
  defaultEnvironment: z.string().describe('The environment sites are built for when none is named.'),
  defaultCompany: z.string().describe('Who runs the brands that name no company.'),
  environments: z.record(key, Environment).describe('The back ends sites can be built for.'),
  companies: z.record(key, Company).describe('The companies that run brands.'),
});

export type BuildConfig = z.output<typeof BuildConfig>;
export type Environment = z.output<typeof Environment>;
export type Company = z.output<typeof Company>;

/** Gives an editor completion in build.config.ts; the values are parsed where they are loaded. */
export const defineBuildConfig = (config: z.input<typeof BuildConfig>) => config;
