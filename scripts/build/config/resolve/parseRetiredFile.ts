import { RetiredBrands } from '../../../../brands/retiredSchema.ts';
import type { Problem } from '../../../lib/problem.ts';
import type { ReservedHost } from '../check/checkHostUniqueness.ts';
import { findHostFault, hostOf } from '../check/hostName.ts';
import type { OwnedValue } from '../check/ownedValues.ts';
import { parseJsonDocument } from '../parse/parseJsonDocument.ts';
import { type ParsedDocument, type PathProblem, toProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { validate } from '../parse/validate.ts';
import type { RetiredHost } from '../schema/catalogue.ts';

/** The numbers, hosts and problems of brands/retired.json. */
export interface ParsedRetired {
  siteIds: readonly OwnedValue<number>[];
  reservedHosts: readonly ReservedHost[];
  hosts: readonly RetiredHost[];
  problems: Problem[];
}

const nothing: ParsedRetired = { siteIds: [], reservedHosts: [], hosts: [], problems: [] };

const listHosts = ({ brands }: RetiredBrands): RetiredHost[] =>
  Object.entries(brands).flatMap(([slug, { name, hosts }]) =>
    Object.entries(hosts).map(([host, answer]) => ({ slug, name, host, ...answer })),
  );

function checkHosts(hosts: readonly RetiredHost[]): PathProblem[] {
  const retired = new Set(hosts.map(({ host }) => host));
  return hosts.flatMap(({ slug, host, leadsTo }): PathProblem[] => {
    const path = ['brands', slug, 'hosts', host];
    const fault = findHostFault(host);
    if (fault) return [{ path, on: 'key', ...fault }];
    if (leadsTo === undefined || !retired.has(hostOf(leadsTo))) return [];
    const message = `${quote(leadsTo)} is retired itself`;
    return [{ path: [...path, 'leadsTo'], on: 'value', message, hint: 'it takes an address that answers' }];
  });
}

function listSiteIds({ brands }: RetiredBrands, document: ParsedDocument): OwnedValue<number>[] {
  return Object.entries(brands).flatMap(([slug, { siteIds }]) =>
    siteIds.map((value, index) => ({
      owner: `retired ${slug}`,
      brand: { slug, document, partial: {} },
      path: ['brands', slug, 'siteIds', index],
      value,
      key: String(value),
    })),
  );
}

/** Checks brands/retired.json, and returns what it reserves. */
export function parseRetiredFile(source: TextFile | undefined): ParsedRetired {
  if (!source) return nothing;
  const { document, problems: syntaxProblems } = parseJsonDocument(source.file, source.text);
  if (!document) return { ...nothing, problems: syntaxProblems };
  const { value, problems } = validate(RetiredBrands, document.value);
  const invalid = problems.map((problem) => toProblem(document, problem));
  if (!value) return { ...nothing, problems: [...syntaxProblems, ...invalid] };
  const hosts = listHosts(value);
  const siteIds = listSiteIds(value, document);
  return {
    siteIds,
    reservedHosts: hosts.map(({ slug, host }) => ({
      key: host,
      owner: `retired ${slug}`,
      document,
      path: ['brands', slug, 'hosts', host],
    })),
    hosts,
    problems: [...syntaxProblems, ...checkHosts(hosts).map((problem) => toProblem(document, problem))],
  };
}
