import { defineBuildConfig } from './scripts/build/config/schema/buildConfig.ts';

export default defineBuildConfig({
  defaultEnvironment: 'production',
  defaultCompany: 'beispiel',
  // The sandbox knows every number.
  siteIds: 'next',
  budgets: {
    login: { script: 111_450, style: 0, font: 32_000, requests: 14 },
    home: { script: 236_800, style: 6_500, font: 29_500, requests: 36 },
    matches: { script: 237_400, style: 6_000, font: 29_500, requests: 37 },
    memberProfile: { script: 247_300, style: 6_400, font: 29_500, requests: 34 },
    activeChat: { script: 242_700, style: 7_600, font: 29_500, requests: 35 },
    questionnaire: { script: 243_300, style: 7_400, font: 29_500, requests: 31 },
    plans: { script: 231_700, style: 7_100, font: 29_500, requests: 31 },
  },
  photoBudgets: {
    320: 20_000,
    390: 50_000,
    640: 60_000,
    720: 70_000,
    760: 60_000,
    780: 110_000,
    960: 110_000,
    1440: 200_000,
    1480: 150_000,
    1560: 300_000,
    1600: 250_000,
    2160: 380_000,
    2400: 450_000,
  },
  siteBudget: { files: 960, bytes: 6_600_000 },
  environments: {
    production: {
      host: 'members.{slug}.{domain}.example',
      ownHosts: true,
      api: 'https://api.operator.example',
      socket: 'wss://live.operator.example',
      storage: 'https://pictures.operator.example',
      publicSite: 'https://www.{slug}.{domain}.example',
      liveChat: 'https://chat.operator.example',
      liveChatButtons: { de: 'help-de', cz: 'help-cz', pl: 'help-pl', fr: 'help-fr', other: 'help-en' },
    },
    staging: {
      host: 'members.staging.{slug}.{domain}.example',
      api: 'https://api.staging.operator.example',
      socket: 'wss://live.staging.operator.example',
      storage: 'https://pictures.staging.operator.example',
      publicSite: 'https://www.staging.{slug}.{domain}.example',
      liveChat: 'https://chat.staging.operator.example',
      liveChatButtons: { de: 'help-de', cz: 'help-cz', pl: 'help-pl', fr: 'help-fr', other: 'help-en' },
    },
    sandbox: {
      host: 'members.{slug}.{domain}.example',
      localHosts: ['localhost', '127.0.0.1'],
      api: 'http://127.0.0.1:4310',
      socket: 'ws://127.0.0.1:4310',
      storage: 'http://127.0.0.1:4310',
      publicSite: 'https://www.{slug}.{domain}.example',
      liveChat: 'http://127.0.0.1:4310',
      maps: 'http://127.0.0.1:4310',
      places: 'http://127.0.0.1:4310',
      liveChatButtons: { de: 'help-de', cz: 'help-cz', pl: 'help-pl', fr: 'help-fr', other: 'help-en' },
      // One brand of each kind, to be tried with npm start; the sandbox shows at /__sandbox__/receivers what arrived.
      receivers: {
        brands: {
          lindavelle: {
            statistics: { kind: 'beacon', url: 'http://127.0.0.1:4310/__sandbox__/receivers/beacon' },
            ads: { url: 'http://127.0.0.1:4310/__sandbox__/receivers/ads' },
          },
          tavelune: {
            statistics: {
              kind: 'matomo',
              url: 'http://127.0.0.1:4310/__sandbox__/receivers/matomo.php',
              siteId: 1,
            },
          },
          automnelis: {
            statistics: { kind: 'tagManager', script: 'http://127.0.0.1:4310/__sandbox__/receivers/tags.js' },
            ads: { url: 'http://127.0.0.1:4310/__sandbox__/receivers/ads' },
          },
        },
      },
    },
  },
  companies: {
    beispiel: {
      name: 'Beispiel Begegnungen GmbH',
      addressLine1: 'Musterplatz 1/2',
      addressLine2: '0000 Musterstadt',
      country: 'AT',
      phone: '+43 1 0000000',
      register: { court: 'Handelsgericht Musterstadt', number: 'FN 000000 a' },
      vatId: 'ATU00000000',
      managingDirectors: ['Erika Muster', 'Max Muster'],
      authority: 'Magistrat der Stadt Musterstadt',
    },
    sample: {
      name: 'Sample Companions LLC',
      addressLine1: '100 Example Plaza',
      addressLine2: 'Anytown, ZZ 00000',
      country: 'US',
      phone: '+1 202 5550100',
      register: { court: 'Secretary of State of ZZ', number: '0000000' },
      vatId: null,
      managingDirectors: ['Jane Sample'],
    },
  },
});
