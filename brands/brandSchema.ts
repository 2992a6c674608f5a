import { z } from 'zod';
import { WrittenLook } from '../themes/look.ts';
import { Company } from './companySchema.ts';
import { type DomainName, domainNames } from './domains.ts';
import { localeCodes } from './languages.ts';
import { paymentProviders } from './paymentProviders.ts';
import { type PhotoPlace, photoPlaceNames, photoTones } from './photoPlaces.ts';

/** Age that the members of a brand are over. */
export const ageBrackets = [40, 50, 60] as const;
export const paypalLayouts = [1, 2] as const;
export const badgeStyles = ['count', 'dot'] as const;
export const menuVariants = [1, 2] as const;
/** Domains that a support address can be given for; `com` has the default one. */
export const supportDomains = domainNames.filter((domain) => domain !== 'com');

/** Pattern of an address: in front of the @, the characters that RFC 5322 allows and that have no meaning in URLs. */
const emailPattern =
  /^(?=[^@]{1,64}@)(?!.*[^.@]{64})(?!.*\.(?:local|localhost|internal)$)[a-z0-9_+~='!*-]+(?:\.[a-z0-9_+~='!*-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/** Describes the expected address: the plain one in the text, a host with other letters as mail servers know it. */
function describeEmail(written: unknown): string {
  const [, mailbox = '', host = ''] =
    /^(?:.*[<‹]|mailto:)?\s*([^@<>\s]+)@([^@/?#<>‹›\s]+?)\.?[>›]?$/i.exec(String(written).trim()) ?? [];
  const meant = `${mailbox.toLowerCase()}@${URL.parse(`http://${host}`)?.hostname}`;
  if (!emailPattern.test(meant)) return 'an email address in lower case, such as support@brand.example';
  return /[^\0-\x7F]/.test(host)
    ? `"${meant}", the form in which mail servers know "${host}"`
    : `"${meant}", the address alone in lower case`;
}

const email = z
  .string()
  .regex(emailPattern, { error: ({ input }) => describeEmail(input) })
  .max(254);

const locale = z.enum(localeCodes);

const fontName = z.string().meta({ pattern: '^[a-z][a-z0-9-]*$' });

const hostName = z.string().meta({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' });

export const WrittenDomain = z
  .strictObject({
    siteId: z
      .int()
      .min(1)
      .max(9999)
      .optional()
      .describe(
        'The number the back end knows this site by. Unique over all brands. Left out only with sharesSiteIdWith.',
      ),
    sharesSiteIdWith: z
      .literal('de')
      .optional()
      .describe('Only under com: take the siteId of the German site of the same brand instead of an own one.'),
    defaultLang: locale.describe('The language a member sees first.'),
    // checkSiteIdsAndLocales compares it with the country of the domain; the pattern is for editors.
    defaultCountry: z
      .string()
      .meta({ pattern: '^[A-Z]{2}$' })
      .describe('ISO 3166 code of the country, such as DE, GB or US.'),
    locales: z
      .array(locale)
      .min(1)
      .max(localeCodes.length)
      .optional()
      .describe('Every language members can choose here, defaultLang among them. Default: defaultLang alone.'),
    // checkOwnHostNames reports mistakes in a host or an address; the patterns are for editors.
    host: hostName
      .optional()
      .describe(
        'Host of this site, such as members.brand.co.uk, where the environment has ownHosts. Default: by the pattern in build.config.ts.',
      ),
    otherHosts: z
      .array(hostName)
      .min(1)
      .max(20)
      .optional()
      .describe('Other and former hosts of this site. They redirect to its host permanently, with path and query.'),
    publicSite: z
      .string()
      .meta({ pattern: '^https://[a-z0-9.-]+$' })
      .optional()
      .describe(
        'Origin of the public site, where people register, such as https://www.brand.co.uk, where the environment has ownHosts. Default: by the pattern in build.config.ts.',
      ),
    mapsKey: z
      .string()
      .regex(/^[A-Za-z0-9_-]{20,80}$/, {
        error: 'a key of 20 to 80 letters, digits, - and _, as the maps provider shows it',
      })
      .optional()
      .describe(
        'Key for the maps script, restricted to this host there. Members then look for their town in its places library. Default: none; towns come from the operator.',
      ),
  })
  .describe('One site of the brand: what this brand is under this domain.');

const percent = z.int().min(0).max(100);

const WrittenPhoto = z.strictObject({
  focus: z
    .tuple([percent, percent])
    .optional()
    .describe(
      'The point that stays in sight where the photograph is cut: percent from the left and from the top. Default: the middle.',
    ),
  tone: z
    .enum(photoTones)
    .optional()
    .describe('Its own colours, or two shades of the primary colour of the theme. Default: plain.'),
});

/** A brand file; resolveBrand and toSiteValues fill in the defaults of everything optional. */
export const WrittenBrand = z
  .strictObject({
    $schema: z.string().optional(),
    name: z
      .string()
      .min(2)
      .max(30)
      .regex(
        /^(?!.*[\p{C}\p{DI}])(?:[\p{L}0-9]\p{M}{0,2})+[+®™]?[!?]?(?:(?: [&+-] |\. |[ .'’&+!?-])(?:[\p{L}0-9]\p{M}{0,2})+[+®™]?[!?]?)*\.?$/u,
        {
          error:
            "letters of any script and digits, + ® ™ ! ? after them, with single spaces and . ' & + - ! ? between them",
        },
      )
      .describe('The product name members see. No two brands share one.'),
    ageBracket: z.literal(ageBrackets).describe('Whom the brand is for: members over 40, 50 or 60.'),
    // checkThemeAndCompany looks for the theme; the pattern is for editors.
    theme: z
      .string()
      .meta({ pattern: '^[a-z][a-z0-9-]*$' })
      .optional()
      .describe(
        'A theme: the name of a file in themes/ without .json. Leave it out if there is a theme.json beside this file.',
      ),
    look: WrittenLook.optional(),
    // checkOwnFonts looks for them; the pattern is for editors.
    fonts: z
      .strictObject({
        headings: fontName.optional().describe('Face of headings. Default: that of the look.'),
        body: fontName.optional().describe('Face of all other texts. Default: Atkinson Hyperlegible Next.'),
      })
      .optional()
      .describe(
        'Fonts of the brand’s own: names of files in fonts/ without their ending. npm run brand -- font adds one.',
      ),
    photos: z
      .strictObject(
        Object.fromEntries(photoPlaceNames.map((place) => [place, WrittenPhoto.optional()])) as Record<
          PhotoPlace,
          z.ZodOptional<typeof WrittenPhoto>
        >,
      )
      .optional()
      .describe(
        'Photographs in place of drawings, each in photos/<place>.jpg beside this file. npm run brand -- photo adds and removes them.',
      ),
    company: z
      .union([z.string(), Company], { error: 'a key of companies in build.config.ts, or a company in { }' })
      .optional()
      .describe(
        'Who runs the brand: a key of companies in build.config.ts, or a company of its own. Default: the defaultCompany there.',
      ),
    contacts: z
      .strictObject({
        privacy: email.describe('Where members write about their data.'),
        support: z
          .strictObject({
            default: email.describe('For every country that has no address of its own.'),
            ...(Object.fromEntries(supportDomains.map((domain) => [domain, email.optional()])) as Record<
              (typeof supportDomains)[number],
              z.ZodOptional<typeof email>
            >),
          })
          .describe('Where members write for help: one address for all, and one for each country that has its own.'),
      })
      .describe('Where members write to. No two brands share an address.'),
    features: z
      .strictObject({
        providers: z
          .array(z.enum(paymentProviders))
          .min(1)
          .describe('Payment providers. Members see them in the order of the app, whatever the order here.'),
        paypalLayout: z
          .literal(paypalLayouts)
          .optional()
          .describe('Where PayPal is among the ways to pay: 1 last, 2 first. Default: 2 under de and za, else 1.'),
        liveChat: z
          .boolean()
          .optional()
          .describe('Offer the live-chat button before the support address. Default: true.'),
        interests: z.boolean().optional().describe('Offer the page of intimate interests. Default: true.'),
        badges: z
          .enum(badgeStyles)
          .optional()
          .describe('How new things are marked in the header: a number or a dot. Default: count.'),
        menuVariant: z
          .literal(menuVariants)
          .optional()
          .describe(
            'Menu of the header: 1 is a bar of links wherever it fits, 2 a menu that slides in, everywhere. Default: 1 on desktop, 2 on mobile.',
          ),
        birthdatePaste: z.boolean().optional().describe('Let members paste their date of birth. Default: false.'),
      })
      .describe('What is switched on for this brand.'),
    domains: z
      .strictObject(
        Object.fromEntries(domainNames.map((domain) => [domain, WrittenDomain.optional()])) as Record<
          DomainName,
          z.ZodOptional<typeof WrittenDomain>
        >,
      )
      .refine((domains) => Object.keys(domains).length > 0, { error: 'at least one domain' })
      .describe('The domains this brand is served under; each is one site.'),
  })
  .describe('One brand of Matchpress.');

export type WrittenBrand = z.output<typeof WrittenBrand>;
export type WrittenDomain = z.output<typeof WrittenDomain>;
export type AgeBracket = (typeof ageBrackets)[number];
export type PaypalLayout = (typeof paypalLayouts)[number];
export type MenuVariantNumber = (typeof menuVariants)[number];
export type BadgeStyle = (typeof badgeStyles)[number];
export type SupportDomain = (typeof supportDomains)[number];
