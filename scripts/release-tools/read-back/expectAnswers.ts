import { contentTypes } from '../../build/hosting/contentTypes.ts';
import { findRule } from '../../build/hosting/findRule.ts';
import type { HostAnswerRules } from '../../build/hosting/hostAnswerRules.ts';
import { hiddenPattern, packedPattern } from '../../build/hosting/requestFilters.ts';
import type { Headers, ServingRule, ServingRules } from '../../build/hosting/servingRules.ts';
import type { StoredFile } from '../../build/output/contentStore.ts';

/** The plan of a site: the files of its list, and how they are served. */
export interface PlannedSite {
  files: readonly StoredFile[];
  rules: ServingRules;
}

/** The plan of a host without a site: how it answers, and the page that it may show. */
export interface PlannedOtherHost {
  files: readonly StoredFile[];
  rules: HostAnswerRules;
}

/** An answer that a host must give. */
export interface ExpectedAnswer {
  /** Path of the address, encoded. */
  address: string;
  status: number;
  /** The file that is sent; undefined for an answer whose text is the server's own. */
  file?: StoredFile | undefined;
  /** Headers of its rule, and the content type of its file. */
  headers: Headers;
  /** Values of Accept-Encoding to ask with: a browser's, that of a client that takes no compression, and one for each form. */
  acceptEncodings: readonly string[];
}

const [isHidden, isPacked] = [new RegExp(hiddenPattern), new RegExp(packedPattern)];

/** An address of members' pages, which every rule for all addresses answers. */
const memberAddress = '/membership-area/home';
/** Name of a file that no site has. */
const missingFile = 'none-0123456789.js';
/** An address that no server answers, whatever is there. */
const hiddenAddress = '/.git/config';
const missingPage = '404.html';
/** An address with all that a redirect has to keep. */
const formerAddress = '/magiclink/a%2Fb?target=matches';

const typeOf = (path: string) => contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Lists what a host must answer. */
export const expectAnswers = ({ files, rules }: PlannedSite | PlannedOtherHost): ExpectedAnswer[] =>
  'rules' in rules ? expectSite({ files, rules }) : [expectOtherHost({ files, rules })];

/** Tells how a host without a site answers: the same for every address. */
function expectOtherHost({ files, rules }: PlannedOtherHost): ExpectedAnswer {
  const { status, location, keepsPath, page, headers } = rules;
  return {
    ...{ address: formerAddress, status, acceptEncodings: ['identity'] },
    file: files.find(({ path }) => path === page),
    headers: {
      ...headers,
      ...(location !== undefined && { Location: keepsPath ? `${location}${formerAddress}` : location }),
      ...(page !== undefined && { 'Content-Type': typeOf(page) }),
    },
  };
}

/**
 * Lists the answers with a site: each file of the site at every address that it is sent for, and 404.html at one missing
 * address of each folder. Files that no address has are left out: those for other kinds of hosts. Compressed files are
 * expected as forms of the file beside them.
 */
function expectSite({ files, rules }: PlannedSite): ExpectedAnswer[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const answer = (address: string, path: string, headers: Headers, status = 200): ExpectedAnswer[] => {
    const file = byPath.get(path);
    if (!file) return [];
    return [
      {
        ...{ address: encodeURI(address), status, file, headers: { ...headers, 'Content-Type': typeOf(path) } },
        acceptEncodings: ['identity', 'gzip, deflate, br, zstd', ...(byPath.has(`${path}.gz`) ? ['gzip'] : [])],
      },
    ];
  };
  const missing = (address: string) => answer(address, missingPage, rules.missing, 404);
  const isFolder = ({ path, serves }: ServingRule) => serves === 'file' && path.endsWith('/*');
  return [
    ...rules.rules.flatMap(({ path, page, headers }) =>
      page === undefined ? [] : answer(path.replace(/\/\*$/, memberAddress), page, headers),
    ),
    ...files.flatMap(({ path }) => {
      const address = `/${path}`;
      if (isHidden.test(address) || isPacked.test(address)) return [];
      const rule = findRule(rules, address);
      return rule.serves === 'file' ? answer(address, path, rule.headers) : [];
    }),
    ...rules.rules.filter(isFolder).flatMap(({ path }) => missing(path.replace('*', missingFile))),
    ...missing(hiddenAddress),
  ];
}
