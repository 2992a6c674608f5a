/** A member whose every field is found again wherever it goes. */
export const canaryMember = {
  userId: '7700441199',
  profileId: '8800552277',
  username: 'Tessandra Oy',
  email: 'wilhelmine.quorren@canary.example',
  newEmail: 'mine.vandelune@canary.example',
  password: 'harbour quinoxal nine',
  // With letters of fonts that few pages need, which the browser asks for as they are typed.
  answer: 'Am Klöntal, in Őrség ǎ',
  picture: 'quorren-am-see-4711.png',
  pictureComment: 'Aufgenommen von Borghild Yssel',
  search: 'Theodwin',
  comment: 'Daran dachte Ottokara auch',
  message: 'Treffen wir uns am Zwylbach?',
  draft: 'Ich heisse eigentlich Perpetua',
  report: 'Sie wollte Geld für Vuldania',
  card: '4929716058304479',
  holder: 'Wilhelmine Qvarnström',
  iban: 'DE89370400440532013000',
} as const;

export type CanaryField = keyof typeof canaryMember | 'town' | 'token';

const claims = /^(?:site address \/magiclink\/|socket address|api headers|api body)/;
const toApi = /^api body/;

/**
 * The ways on which a field may travel: the purpose of the request, the part of it, and the path. A field without a way
 * goes nowhere: the member name comes from the server only, a draft stays on the device, and of a picture its pixels are
 * sent.
 */
export const ways: Partial<Record<CanaryField, RegExp>> = {
  // Of the link in an email, which leaves the address before any other request, and of the session.
  token: claims,
  email: claims,
  newEmail: claims,
  userId: new RegExp(`${claims.source}|^api address`),
  profileId: /^(?:api address|api body|(?:pictures|storage) address)/,
  password: /^api body \/api\/(?:auth\/login|client\/(?:settings\/\w+|delete))$/,
  // Of the maps, where the member looks for it.
  town: /^(?:api body|maps address)/,
  answer: toApi,
  comment: toApi,
  message: toApi,
  report: toApi,
  // The address of this call is the operator's.
  search: /^api address \/api\/chat\/conversations\/$/,
  card: /^api body \/api\/payments\/start$/,
  holder: /^api body \/api\/payments\/start$/,
  iban: /^api body \/api\/payments\/start$/,
};
