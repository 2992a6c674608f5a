import { formatCount } from '../../../lib/formatCount.ts';
import type { WizardWords } from './WizardWords.ts';

export const englishWizard: WizardWords = {
  command: 'Asks for what a brand needs, checks every answer, draws a logo and an icon, and writes the folder.',
  options: {
    logo: 'its own logo, as SVG, PNG or JPEG; without --theme and --colors its colours make the theme',
    icon: 'its own icon; default: the mark of the logo, else the initial of the name',
    dark: 'its logo for dark and coloured grounds',
    photo: 'a photograph for its sign-in page, as JPEG, PNG, WebP or HEIC; default: a landscape is drawn',
    yes: 'ask nothing: take what is offered for whatever is not given, but no addresses',
    assumeAddresses: 'with --yes: also take the addresses that are offered',
    dryRun: 'print what would be written and write nothing',
    json: 'print one machine-readable result; asks nothing',
    in: 'the language it speaks, en or de (default: that of the system)',
    answers: 'a file of answers in YAML or JSON; what it does not answer is asked',
    saveAnswers: 'write all answers into a file at the end, which gives the same brand again',
    root: 'the project to add the brand to',
  },
  help: 'Enter takes the answer in [ ]. "back" or "<" returns to the previous question. Ctrl+C ends; nothing is written before the last yes.',
  questions: {
    name: { prompt: 'Product name members see', purpose: 'It is in the logo, in the tab and in every text.' },
    slug: {
      prompt: 'Short name (slug), for its folder and web addresses',
      purpose: 'It names the folder of the brand and is a part of its hosts.',
    },
    age: { prompt: 'For members over 40, 50 or 60', purpose: 'Landscapes, words and proposals follow from it.' },
    theme: {
      prompt: 'Theme, or one to three colours of the brand, such as #0a6, #FFCC00',
      purpose: 'It gives buttons, links, header and Premium bar their colours, by day and by night.',
    },
    colors: {
      prompt: 'One to three colours of the brand, such as #0a6, #FFCC00',
      purpose: 'They make a theme of its own, in place of a shared one.',
    },
    look: {
      prompt: 'Look, such as corners=round, or none for that of the theme',
      purpose: 'It says how pages are composed; the proposal is like no other brand of the age band.',
    },
    home: {
      prompt: 'Start page of members',
      purpose: 'It is what members see first after they have signed in.',
    },
    voice: { prompt: 'Voice', purpose: 'The sentences that members meet most are in it.' },
    domains: {
      prompt: 'Countries, such as Germany, Austria or de, at',
      purpose: 'Each is one site, with the law and the prices of that country.',
    },
    languages: {
      prompt: 'Languages of each country, the one members see first in front, such as ch=fr,de',
      purpose: 'Members can choose among them.',
    },
    siteIds: {
      prompt: 'SiteId of each country, the number by which the back end knows it, such as de=136 at=137',
      purpose: 'The number by which your back end knows this site; ask those who run it; every site has its own.',
    },
    hosts: {
      prompt: 'Hosts of its own, such as de=members.brand.de; Enter leaves the usual ones',
      purpose: 'Members sign in at the host; without one of its own it follows the pattern of build.config.ts.',
    },
    publicSites: {
      prompt: 'Public sites of its own, such as de=www.brand.de; Enter leaves the usual ones',
      purpose: 'People register there, and members return there when they sign out.',
    },
    company: {
      prompt: 'Company that runs it, or own for one of its own',
      purpose: 'Imprint and terms name it.',
    },
    companyName: { prompt: 'Name of the company', purpose: 'The imprint gives it as the register has it.' },
    companyStreet: { prompt: 'Street and number', purpose: 'The imprint gives the address of the company.' },
    companyTown: { prompt: 'Postcode and town', purpose: 'The imprint gives the address of the company.' },
    companyCountry: {
      prompt: 'Country of the company, such as AT',
      purpose: 'Members read its name in their language.',
    },
    companyPhone: {
      prompt: 'Phone number, as it is dialled from abroad, such as +43 1 2345678',
      purpose: 'The law of these countries wants a quick way to reach the company.',
    },
    companyRegister: {
      prompt: 'Entry in the register, such as Handelsgericht Wien, FN 123456 a',
      purpose: 'The law of these countries wants court and number in the imprint.',
    },
    companyVatId: {
      prompt: 'VAT number, such as ATU12345678',
      purpose: 'The law of these countries wants it in the imprint.',
    },
    companyDirectors: {
      prompt: 'Names of those who represent the company, separated by commas',
      purpose: 'The law of these countries wants them in the imprint.',
    },
    companyAuthority: {
      prompt: 'Authority that supervises the company',
      purpose: 'The law of Austria wants it in the imprint.',
    },
    privacy: {
      prompt: 'Email address for questions about data',
      purpose: 'Members write there about their data; the privacy policy names it.',
    },
    support: {
      prompt: 'Email addresses for help: one for all, then those of single countries, such as at=hilfe@brand.example',
      purpose: 'Members write there when they need help.',
    },
    providers: { prompt: 'Payment providers', purpose: 'Members pay for Premium with them.' },
  },
  isFirst: 'This is the first question.',
  logoFile: 'File of its logo (SVG, PNG or JPEG) [one is drawn]: ',
  darkFile: 'File of its logo for dark grounds [the same]: ',
  photoFile: 'File of a photograph for the sign-in page (JPEG, PNG, WebP or HEIC) [a landscape is drawn]: ',
  confirm: {
    prompt: 'Write it, with a logo and an icon? [yes]: ',
    yes: ['y', 'yes', 'ok'],
    no: ['n', 'no'],
    hint: 'it takes yes, no or back',
  },
  inputEnded: {
    terminal: 'Ended; nothing was written.',
    pipe: 'There was no further answer, and --yes asks nothing; nothing was written.',
  },
  nothingWritten: 'Nothing was written.',
  assumed: (answers) => `Not given, so assumed: ${answers}`,
  written: (files) => `Written: ${files}`,
  catalogue: (brands, sites) => `${formatCount(brands, 'brand')}, ${formatCount(sites, 'site')}: no mistake`,
  undo: 'Taken back by npm run brand -- undo',
  seeIt: 'See it:',
  mistakes: (count) => `${formatCount(count, 'mistake')}; nothing was written`,
  hues: {
    pink: 'pink',
    red: 'red',
    brick: 'brick',
    orange: 'orange',
    gold: 'gold',
    olive: 'olive',
    green: 'green',
    teal: 'teal',
    blue: 'blue',
    indigo: 'indigo',
    violet: 'violet',
    purple: 'purple',
    grey: 'grey',
  },
  theme: (primary, accent) => `${primary} and ${accent}`,
  greyish: (hue) => `greyish ${hue}`,
  missing: {
    name: { message: 'the name is missing', hint: 'it takes the product name members see' },
    slug: { message: 'the short name is missing', hint: 'the product name has too few plain letters for one' },
    age: { message: 'the age is missing', hint: 'it takes 40, 50 or 60' },
    theme: {
      message: 'the theme is missing',
      hint: 'it takes the name of a file in themes/, or one to three colours such as #0a6',
    },
    domains: { message: 'the countries are missing', hint: 'it takes some such as Germany, Austria or de, at' },
    siteIds: {
      message: 'the siteIds are missing',
      hint: 'it takes the number by which the back end knows each site, such as de=136 at=137',
    },
    companyName: { message: 'the name of the company is missing', hint: 'it takes the one in its register' },
    companyStreet: { message: 'the street of the company is missing', hint: 'it takes street and number' },
    companyTown: { message: 'the town of the company is missing', hint: 'it takes postcode and town' },
    companyPhone: {
      message: 'the phone number of the company is missing',
      hint: 'it takes a number as it is dialled from abroad, such as +43 1 2345678',
    },
  },
  missingAddress: {
    message: 'no address was given',
    assumable: (proposal) => `--assume-addresses takes ${proposal}`,
    hint: 'it takes an address such as support@brand.example',
  },
  takenSlug: (slug) => ({
    message: `slug ${slug} is taken by brands/${slug.slice(1, -1)}`,
    hint: 'every brand has its own',
  }),
  themeAndColors: { message: 'a brand has either a theme or colours of its own', hint: 'leave out one of them' },
  themeAndColorsOptions:
    '--theme and --colors: a brand has either a theme or colours of its own; leave out one of them',
  noLetter: (letter) => ({
    message: `the heading faces have no letter ${letter}`,
    hint: 'no logo can be drawn from it; bring one of your own',
  }),
  givenTwice: (key) => ({ message: `${key} is given twice`, hint: 'leave one of the two out' }),
  namesNoDomain: (text, example) => ({ message: `${text} names no domain`, hint: `it takes pairs such as ${example}` }),
  otherDomain: {
    languages: (key) => `languages for ${key}, a domain this brand does not have`,
    siteIds: (key) => `a siteId for ${key}, a domain this brand does not have`,
    hosts: (key) => `a host for ${key}, a domain this brand does not have`,
    publicSites: (key) => `a public site for ${key}, a domain this brand does not have`,
  },
  rules: [],
  reports: [],
  noDomainYet: 'there is none yet',
  companyAndFacts: (key) => ({
    message: `${key} and facts of another company are both given`,
    hint: 'leave out the key, or the facts',
  }),
  notRegister: (text) => ({
    message: `the entry in the register is ${text}`,
    hint: 'it takes court and number, such as Handelsgericht Wien, FN 123456 a, or none',
  }),
  file: {
    unknownKey: (key) => `unknown key ${key}`,
    empty: (key) => ({
      message: `"${key}" is empty`,
      hint: 'answer it, or leave it out; a colour with # takes quotes',
    }),
    notText: (key) => ({ message: `"${key}" takes a text`, hint: 'write one value, without keys or lists in it' }),
    twice: { message: 'this key is there twice', hint: 'leave one of the two out' },
    unreadable: 'this is no YAML or JSON',
    noKeys: { message: 'there are no answers', hint: 'write lines such as name: Elmhurst' },
    exists: (file) => `--save-answers: there is a file ${file} already; choose another name`,
    saved: (file) => `Answers: ${file}`,
  },
  needsLogo: (option) => `${option} goes with --logo; a brand without a logo of its own gets all of it drawn`,
};
